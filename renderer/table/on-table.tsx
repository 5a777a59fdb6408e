import { createContext, type ReactElement, useContext, useEffect } from 'react';

const ShowContext = createContext<((scene: ReactElement) => void) | null>(null);

/** Whoever holds the one canvas says how a scene gets there. */
export const SceneProvider = ShowContext.Provider;

/**
 * A portal: its child is drawn on the 3D table instead of here. What another scene of the same game showed stays in
 * memory and is taken over. Keep the child while nothing of it changes.
 * @throws Error where there is no table
 */
export function OnTable({ children }: { readonly children: ReactElement }) {
  const show = useContext(ShowContext);
  if (!show) throw new Error('There is no table to show a scene on.');
  useEffect(() => show(children), [show, children]);
  return null;
}
