/** How layouts are read and told of in lists, and how a game gets one. */
import * as v from 'valibot';
import { tidyName } from '../../../../models/kernel/tidy-name';
import {
  type LayoutDraft,
  LayoutDraftSchema,
  type OwnLayout,
} from '../../../../models/one-month-in/layouts/draft';
import { problemsOf } from '../../../../models/one-month-in/layouts/problems';
import type { ContentFormat, Made } from '../../../content/content-shelf';
import { messageText, t } from '../../../i18n';

export const LAYOUT_FORMAT: ContentFormat<LayoutDraft> = {
  game: 'one-month-in',
  kind: 'layout',
  read(data) {
    const draft = v.safeParse(LayoutDraftSchema, data);
    return draft.success ? draft.output : null;
  },
  whyNot(draft) {
    const [problem] = problemsOf(draft);
    return problem ? messageText(problem) : null;
  },
  about: ({ tiles, bases }) => t('om.make.summary', { n: bases.length, tiles: tiles.length }),
};

/** The copy that a game keeps: what becomes of the layout later changes nothing in it. */
export function ownLayoutOf({ name, maker, body }: Made<LayoutDraft>): OwnLayout {
  return { name: tidyName(name) || t('content.nameless'), maker, ...body };
}
