/** Whether what a bot of Survive Until Daylight says is so; some of it shows only in what it does next. */

import { attackersOnHolder } from '../../../models/survive-until-daylight/bot/line-value';
import type { Entry } from '../../../models/survive-until-daylight/entries';
import type { Move } from '../../../models/survive-until-daylight/moves';
import { isEnemy } from '../../../models/survive-until-daylight/rules/line';
import { memberOf, remaining } from '../../../models/survive-until-daylight/rules/members';
import type { State } from '../../../models/survive-until-daylight/state';
import type { Step } from './watched-game';

type SDStep = Step<State, Move, Entry>;
type Check = (step: SDStep) => string | null;

const CHECKS: Readonly<Record<string, Check>> = {
  delay({ before: { state }, said }) {
    const cards = state.activePile.filter((card) => card !== 'wave').length;
    return said?.params.cards === cards ? null : `there are ${cards}`;
  },
  'no-allies'({ before: { state } }) {
    const hit = state.strike?.hit;
    const dies = hit && hit.damage >= remaining(memberOf(state, hit.seat));
    return dies ? 'it dies of that' : null;
  },
  'play-sp-bloodlust'({ before: { state } }) {
    const together = state.line.some(
      (card, at) => isEnemy(card) && state.line.slice(at + 1, at + 2).some(isEnemy),
    );
    return together ? null : 'no two stand side by side';
  },
  'craft-rc-grenade': ({ move }) =>
    move.type === 'CRAFT' && move.placement.kind === 'pair' && move.placement.right === null
      ? 'there is only one'
      : null,
  'craft-rc-trap': ({ before: { state } }) => (attackersOnHolder(state).length > 0 ? null : 'nobody comes'),
};

/** Sentences about what comes next, judged by the step that follows them. */
function untrueByNow(earlier: SDStep, last: SDStep): string | null {
  const { move } = last;
  switch (earlier.said?.id) {
    case 'sd.why.attack':
      return move.type === 'SPREAD' && move.target === 0 ? 'none of it hits the target' : null;
    case 'sd.why.gift':
      return move.type === 'REFUSE' ? 'the other has no use for it' : null;
    case 'sd.why.play-sp-energy':
      return move.type === 'END_TURN' ? 'there is no other go' : null;
    case 'sd.why.play-sp-focus':
      return move.type === 'SPREAD' &&
        [move.left, move.target, move.right].filter((share) => share > 0).length < 2
        ? 'only one is hit'
        : null;
    default:
      return null;
  }
}

/** The sentence that these steps may have made untrue: the last one, or one a few steps before it. */
export function untrueInSurvive(steps: readonly SDStep[]): readonly string[] {
  const last = steps.at(-1);
  if (!last) return [];
  const key = last.said?.id.replace('sd.why.', '') ?? '';
  const now = CHECKS[key]?.(last) ?? null;
  const earlier = steps.slice(0, -1).findLast(({ said }) => said !== null);
  const later = earlier ? untrueByNow(earlier, last) : null;
  return [
    ...(now === null ? [] : [`"${key}": ${now}`]),
    ...(later === null ? [] : [`"${earlier?.said?.id.replace('sd.why.', '')}": ${later}`]),
  ];
}
