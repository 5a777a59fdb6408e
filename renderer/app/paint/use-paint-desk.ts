/** What is done on the paint table, step by step: each can be taken back. */
import { useCallback, useState } from 'react';
import type { PaintArea } from '../../paint/areas';
import { type OwnPreset, withoutPreset, withPreset } from '../../paint/own-presets';
import {
  AS_IT_CAME,
  type Coat,
  NO_PAINTWORK,
  type Paints,
  type Paintwork,
  withCoat,
  withPaintwork,
} from '../../paint/paintwork';
import { useApp } from '../app-context';
import type { Settings } from '../settings';

/** Steps that can be taken back; those before are for good. */
const MOST_STEPS = 200;

/** What steps change. */
type Shelf = Pick<Settings, 'paints' | 'presets'>;

interface Steps {
  readonly before: readonly Shelf[];
  readonly after: readonly Shelf[];
  /** What the last step did: more of the same, as while a slider moves, is one step. */
  readonly last: string | null;
}

const NO_STEPS: Steps = { before: [], after: [], last: null };

export interface PaintDesk {
  readonly paints: Paints;
  coatOf(name: string, area: PaintArea): Coat;
  /** @param sliding more of the same that still goes on, such as a slider that moves: one step with what was before */
  paint(name: string, area: PaintArea, coat: Coat, sliding?: string): void;
  /** Paints all of a miniature. */
  paintAll(name: string, paintwork: Paintwork): void;
  /** Paints several miniatures alike. */
  paintKind(names: readonly string[], paintwork: Paintwork): void;
  /** Ready paint of one's own, oldest first. */
  readonly presets: readonly OwnPreset[];
  /** Keeps paint under a name that is free. */
  keepPreset(title: string, paintwork: Paintwork): void;
  dropPreset(title: string): void;
  /** All miniatures as they came. */
  strip(): void;
  /** Null where there is nothing to take back, or to do again. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
}

export function usePaintDesk(): PaintDesk {
  const { settings, changeSettings } = useApp();
  const { paints, presets } = settings;
  const now: Shelf = { paints, presets };
  const [{ before, after, last }, setSteps] = useState(NO_STEPS);
  const put = useCallback((next: Shelf) => changeSettings(next), [changeSettings]);
  const take = (next: Partial<Shelf>, what: string | null) => {
    const isMore = what !== null && what === last;
    setSteps({ before: isMore ? before : [...before, now].slice(-MOST_STEPS), after: [], last: what });
    put({ ...now, ...next });
  };
  const step = (next: Paints, what: string | null) => take({ paints: next }, what);
  const workOf = (name: string): Paintwork => paints[name] ?? NO_PAINTWORK;
  const back = before.at(-1);
  const forth = after.at(-1);
  return {
    paints,
    coatOf: (name, area) => workOf(name)[area] ?? AS_IT_CAME,
    paint: (name, area, coat, sliding) =>
      step(
        withPaintwork(paints, name, withCoat(workOf(name), area, coat)),
        sliding === undefined ? null : `${name} ${area} ${sliding}`,
      ),
    paintAll: (name, paintwork) => step(withPaintwork(paints, name, paintwork), null),
    paintKind: (names, paintwork) =>
      step(
        names.reduce((all, name) => withPaintwork(all, name, paintwork), paints),
        null,
      ),
    presets,
    keepPreset: (title, paintwork) => take({ presets: withPreset(presets, title, paintwork) }, null),
    dropPreset: (title) => take({ presets: withoutPreset(presets, title) }, null),
    strip: () => step({}, null),
    undo: back
      ? () => {
          setSteps({ before: before.slice(0, -1), after: [...after, now], last: null });
          put(back);
        }
      : null,
    redo: forth
      ? () => {
          setSteps({ before: [...before, now], after: after.slice(0, -1), last: null });
          put(forth);
        }
      : null,
  };
}
