import type { OwnLayout } from '../../../../models/one-month-in/layouts/draft';
import { isPlayable } from '../../../../models/one-month-in/layouts/problems';
import { listContent, openContent, titleOf } from '../../../content/content-shelf';
import { useOwn } from '../../../content/use-own';
import { errorText, t } from '../../../i18n';
import type { ContentSource } from '../../content-editor';
import { LAYOUT_FORMAT, ownLayoutOf } from '../make/layout-format';
import type { GamePlan } from './game-plan';

/** A layout that can be played, under the id that it is kept by. */
interface Kept {
  readonly id: string;
  readonly layout: OwnLayout;
}

export interface OwnLayouts {
  /** Newest first; none until they were read. */
  readonly layouts: readonly Kept[];
  /** Of each that can't be played: which, and why. */
  readonly unready: readonly string[];
}

const NONE: OwnLayouts = { layouts: [], unready: [] };

/** Layouts that are offered: a person who has more of them finds the newest. */
const MOST_OFFERED = 24;

export function isSameLayout(one: OwnLayout, other: GamePlan['layout']): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

async function readAll({ content, notify }: ContentSource): Promise<OwnLayouts> {
  const layouts: Kept[] = [];
  const unready: string[] = [];
  for (const { id, name, summary } of (await listContent(content, LAYOUT_FORMAT)).slice(0, MOST_OFFERED)) {
    try {
      const made = await openContent(content, LAYOUT_FORMAT, id);
      if (isPlayable(made.body)) layouts.push({ id, layout: ownLayoutOf(made) });
      else unready.push(t('om.plan.unready', { name: titleOf(name), reason: summary }));
    } catch (error) {
      notify(errorText(error));
    }
  }
  return { layouts, unready };
}

/** The layouts that people made on this machine, to be played on. */
export function useOwnLayouts(source: ContentSource): OwnLayouts {
  return useOwn(source, readAll, NONE);
}
