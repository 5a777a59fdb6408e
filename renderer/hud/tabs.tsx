import { NEXT_TAB, PREVIOUS_TAB } from '../input/commands';
import { useCommands } from '../input/shortcuts';
import { useRoving } from './use-roving';
import './tabs.css';

export interface Tab {
  readonly id: string;
  readonly label: string;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Place of the page that is shown. */
  readonly at: number;
  readonly onChoose: (at: number) => void;
  /** Id of the page's element. */
  readonly panel: string;
}

/** Pages of a screen, of which one is shown: arrow keys walk through their names, and two keys turn them from anywhere. */
export function Tabs({ label, tabs, at, onChoose, panel }: TabsProps) {
  const { list, onFocus, onKeyDown } = useRoving<HTMLDivElement>(tabs.map(({ id }) => id));
  const step = (by: number) => () => onChoose((at + by + tabs.length) % tabs.length);
  useCommands([
    [NEXT_TAB, step(1)],
    [PREVIOUS_TAB, step(-1)],
  ]);
  return (
    <div ref={list} className="tabs" role="tablist" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
      {tabs.map(({ id, label: words }, index) => (
        <button
          key={id}
          type="button"
          role="tab"
          className="button button-quiet"
          data-key={id}
          aria-selected={index === at}
          aria-controls={panel}
          tabIndex={index === at ? 0 : -1}
          onFocus={() => onFocus(id)}
          onClick={() => onChoose(index)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
