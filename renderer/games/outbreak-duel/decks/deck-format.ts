/** How pairs of decks are read and told of in lists, and which of them come with the game. */
import * as v from 'valibot';
import { PRECONS } from '../../../../models/outbreak-duel/content/precons';
import { SURVIVORS } from '../../../../models/outbreak-duel/content/survivors';
import { type DeckPair, type PairBody, PairBodySchema } from '../../../../models/outbreak-duel/decks/deck';
import { problemsOf } from '../../../../models/outbreak-duel/decks/problems';
import { PRECON_IDS } from '../../../../models/outbreak-duel/ids';
import type { ContentFormat, Made } from '../../../content/content-shelf';
import type { Shipped } from '../../../content/open-content';
import { messageText, t } from '../../../i18n';
import { nameOf } from '../card-words';

const OF_DECKS = { game: 'outbreak-duel', kind: 'deck' } as const;

export const DECK_FORMAT: ContentFormat<PairBody> = {
  ...OF_DECKS,
  read(data) {
    const body = v.safeParse(PairBodySchema, data);
    return body.success ? body.output : null;
  },
  /** In the first sentence that the rules have for it (OD-DECK-01). */
  whyNot(body) {
    const [problem] = problemsOf(body);
    return problem ? messageText(problem) : null;
  },
  about: ({ survivor }) =>
    survivor ? t('od.editor.summary', { name: nameOf(survivor), hp: SURVIVORS[survivor].hp }) : '',
};

/** The pair as content of its owner's. */
export function madeOf({ name, ...body }: DeckPair): Made<PairBody> {
  return { ...OF_DECKS, name, maker: '', body };
}

/** The pair as a game is played with it. */
export function pairOf({ name, body }: Made<PairBody>): DeckPair {
  return { name, ...body };
}

/** The built pairs (3.13). */
export const BUILT_PAIRS: readonly Shipped<PairBody>[] = PRECON_IDS.map((id) => ({
  id,
  made: madeOf(PRECONS[id]),
}));
