import type { GameFace } from '../../games/face';
import { gameName } from '../../games/game-words';
import { Panel } from '../../hud/panel';
import { Select } from '../../hud/select';
import { useRoving } from '../../hud/use-roving';
import { composedText, t } from '../../i18n';
import type { Paints } from '../../paint/paintwork';

/** A miniature: its game and which of its miniatures. */
export interface Figure {
  readonly face: GameFace;
  readonly id: string;
}

/** What a miniature is called where its paint is kept. */
export function keyOf({ face, id }: Figure): string {
  return `${face.game.rules.id}/${id}`;
}

export function figureName({ face, id }: Figure): string {
  return composedText(`paint.figure.${face.game.rules.id}.${id}`);
}

interface FigureListProps {
  readonly faces: readonly GameFace[];
  readonly figure: Figure;
  readonly paints: Paints;
  readonly onChoose: (figure: Figure) => void;
}

/** All miniatures of a game, of which one stands on the turntable. */
export function FigureList({ faces, figure, paints, onChoose }: FigureListProps) {
  const { face, id: chosen } = figure;
  const ids = face.figures?.ids ?? [];
  const { list, tabIndexOf, onFocus, onKeyDown } = useRoving<HTMLUListElement>(ids);
  const choose = (game: string) => {
    const next = faces.find(({ game: { rules } }) => rules.id === game);
    const [first] = next?.figures?.ids ?? [];
    if (next && first !== undefined) onChoose({ face: next, id: first });
  };
  return (
    <Panel title={t('paint.figures')} className="paint-figures" bare>
      <Select
        label={t('paint.game')}
        options={faces.map(({ game: { rules } }) => ({ key: rules.id, label: gameName(rules.id) }))}
        chosen={face.game.rules.id}
        onChoose={choose}
      />
      <ul ref={list} onKeyDown={onKeyDown}>
        {ids.map((id) => {
          const isPainted = keyOf({ face, id }) in paints;
          const name = figureName({ face, id });
          return (
            <li key={id}>
              <button
                type="button"
                className="paint-figure"
                data-key={id}
                data-first={id === chosen || undefined}
                aria-pressed={id === chosen}
                aria-label={isPainted ? t('paint.painted', { name }) : name}
                tabIndex={tabIndexOf(id)}
                onFocus={() => onFocus(id)}
                onClick={() => onChoose({ face, id })}
              >
                <span>{name}</span>
                {isPainted && <span className="paint-dot" aria-hidden="true" />}
              </button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
