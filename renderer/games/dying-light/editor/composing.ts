/** What all parts of the editor share: the scenario that lies open, and how it is changed. */
import { createContext, useContext } from 'react';
import { type ScenarioBody, withRule } from '../../../../models/dying-light/editor/document';
import type { ZoneId } from '../../../../models/dying-light/ids';
import type { Path } from '../../../../models/dying-light/scenario/nodes';

export interface Workbench {
  readonly body: ScenarioBody;
  /** One step. */
  readonly change: (next: ScenarioBody) => void;
  /** What a click on the city does; null gives that back to the page. */
  readonly arm: (onZone: ((zone: ZoneId) => void) | null) => void;
  /** Marks places on the city. */
  readonly point: (zones: readonly ZoneId[]) => void;
}

const WorkbenchContext = createContext<Workbench | null>(null);

export const WorkbenchProvider = WorkbenchContext.Provider;

/** @throws Error outside the editor */
export function useWorkbench(): Workbench & {
  readonly rules: ScenarioBody['rules'];
  /** Puts something at a path of the rules; undefined takes it out. */
  readonly put: (path: Path, next: unknown) => void;
} {
  const bench = useContext(WorkbenchContext);
  if (!bench) throw new Error('This belongs inside the editor of scenarios.');
  return {
    ...bench,
    rules: bench.body.rules,
    put: (path, next) => bench.change(withRule(bench.body, path, next)),
  };
}
