/** Puts an exchange of any Items together: what is given and what is taken (DL-USE-03). */
import type { ItemId } from '../../../../models/dying-light/ids';
import type { Exchange, Move } from '../../../../models/dying-light/moves';
import { tradable, whyNoExchange } from '../../../../models/dying-light/rules/exchange';
import { activeRunner, runnerOf } from '../../../../models/dying-light/rules/runners';
import type { State } from '../../../../models/dying-light/state';
import { t } from '../../../i18n';
import {
  type Answers,
  type Composition,
  type SeveralQuestion,
  severalOfKey,
} from '../../../play/composer/composition';
import { itemName, runnerName } from '../names';

function questionOf(
  id: 'give' | 'take',
  owner: string,
  items: readonly ItemId[],
  answers: Answers,
): SeveralQuestion & { readonly chosen: readonly ItemId[] } {
  const answered = severalOfKey(answers[id]);
  return {
    kind: 'several',
    id,
    title: t(`dl.hud.ask.${id}`, { runner: owner }),
    choices: items.map((item) => ({ key: item, label: itemName(item), detail: '', pieces: [] })),
    chosen: items.filter((item) => answered.includes(item)),
  };
}

/**
 * Asks what changes hands with a Runner who can be traded with.
 * @returns no move as long as nothing changes hands, or the rules refuse it; the reason then says why
 */
export function composeExchange(
  { otherRunner }: Pick<Exchange, 'otherRunner'>,
  answers: Answers,
  state: State,
): Composition<Move> {
  const runner = activeRunner(state);
  const other = runnerOf(state, otherRunner);
  const give = questionOf('give', runnerName(runner.id), tradable(runner), answers);
  const take = questionOf('take', runnerName(other.id), tradable(other), answers);
  const move: Exchange = { type: 'EXCHANGE', otherRunner, give: give.chosen, take: take.chosen };
  const isNothing = give.chosen.length + take.chosen.length === 0;
  const refusal = isNothing ? null : whyNoExchange(state, runner, move);
  return { questions: [give, take], move: isNothing || refusal ? null : move, refusal };
}
