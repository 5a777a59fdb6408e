/** Which of the five cards are kept (OD-SETUP-04): any of them, by one question. */
import { isFaceDown } from '../../../../models/kernel/hidden';
import type { MoveOf } from '../../../../models/outbreak-duel/moves';
import { mulliganSide } from '../../../../models/outbreak-duel/rules/opening';
import type { State } from '../../../../models/outbreak-duel/state';
import { t } from '../../../i18n';
import { type Composition, type SeveralQuestion, severalOfKey } from '../../../play/composer/composition';
import { cardName } from '../names';

/** Id of the question. */
export const KEEPING = 'keep';

function handOf(state: State) {
  return state.players[mulliganSide(state)].hand.flatMap((card, index) =>
    isFaceDown(card) ? [] : [{ key: String(index), card }],
  );
}

/** Places in the hand that are kept; all of them until somebody chooses. */
function keptOf(answer: string | undefined, state: State): readonly string[] {
  return answer === undefined ? handOf(state).map(({ key }) => key) : severalOfKey(answer).filter(Boolean);
}

/** The answer after one card was put in or taken out. */
export function keptAnswer(answer: string | undefined, key: string, state: State): string {
  const kept = keptOf(answer, state);
  return kept.includes(key) ? kept.filter((one) => one !== key).join(' ') : [...kept, key].join(' ');
}

/** The question and the move that its answer makes. */
export function composeKeeping(answer: string | undefined, state: State): Composition<MoveOf<'KEEP'>> {
  const hand = handOf(state);
  const chosen = keptOf(answer, state);
  const question: SeveralQuestion = {
    kind: 'several',
    id: KEEPING,
    title: t('od.hud.ask.keep'),
    choices: hand.map(({ key, card }) => ({ key, label: cardName(card), detail: '', pieces: [] })),
    chosen,
  };
  const cards = hand.filter(({ key }) => chosen.includes(key)).map(({ card }) => card);
  return { questions: [question], move: { type: 'KEEP', cards }, refusal: null };
}
