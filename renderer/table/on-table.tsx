import {
  type ComponentType,
  createContext,
  createElement,
  memo,
  type ReactElement,
  useContext,
  useEffect,
} from 'react';

const ShowContext = createContext<((scene: ReactElement) => void) | null>(null);

/** Whoever holds the one canvas says how a scene gets there. */
export const SceneProvider = ShowContext.Provider;

/**
 * A portal: what it returns is drawn on the 3D table instead of where it stands, and anew only when one of its props is another.
 * What another scene of the same game showed stays in memory and is taken over. It throws where there is no table.
 */
export function onTable<Props extends object>(Scene: ComponentType<Props>) {
  return memo(function OnTable(props: Props) {
    const show = useContext(ShowContext);
    if (!show) throw new Error('There is no table to show a scene on.');
    useEffect(() => show(createElement(Scene, props)), [show, props]);
    return null;
  });
}
