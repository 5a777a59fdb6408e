/** Whether the line could have been cleared with one attack, by playing each of them many times. */
import { askBot } from '../../../machines/kernel/bots';
import { surviveUntilDaylight } from '../../../machines/survive-until-daylight/game';
import { createLuck, shuffle } from '../../../models/kernel/luck';
import { isWon } from '../../../models/kernel/outcome';
import { attack } from '../../../models/survive-until-daylight/actions/attack';
import { decisionAt } from '../../../models/survive-until-daylight/decisions';
import type { Entry } from '../../../models/survive-until-daylight/entries';
import type { Move } from '../../../models/survive-until-daylight/moves';
import { healthLeft, isEnemy } from '../../../models/survive-until-daylight/rules/line';
import { memberOf } from '../../../models/survive-until-daylight/rules/members';
import type { State } from '../../../models/survive-until-daylight/state';
import { afterMove } from './at-once';
import type { Step } from './watched-game';

/** No attack does so much. */
const MOST_HEALTH = 12;
const LOOKS = 6;
const SURE_LOOKS = 24;
/** What the chosen attack may be worse by before it counts as plainly wrong. */
const PLAINLY = 0.3;
const ANSWERS = ['lucky', 'choose', 'spread', 'carry'];

type SDStep = Step<State, Move, Entry>;

/** The deck in another order, since its order is luck too. */
function shuffled(state: State, seed: string): State {
  const draw = [...state.combat.draw];
  shuffle(createLuck(seed), draw);
  return { ...state, combat: { ...state.combat, draw } };
}

function clears({ before }: SDStep, move: Move, seed: string): boolean {
  const position = { value: before.value, state: shuffled(before.state, seed) };
  const session = afterMove(surviveUntilDaylight, position, move, seed);
  for (let whole = session.whole(); !whole.outcome; whole = session.whole()) {
    const [seat] = whole.prompt.seats;
    if (!seat || !ANSWERS.includes(decisionAt(whole.position.value) ?? '')) return false;
    session.playByAnyone(askBot(surviveUntilDaylight.rules, session, seat, 'hard').move);
  }
  return isWon(session.whole().outcome ?? { winners: [] });
}

function chance(step: SDStep, move: Move, looks: number): number {
  const seeds = Array.from({ length: looks }, (_, index) => `look ${looks} ${index}`);
  return seeds.filter((seed) => clears(step, move, seed)).length / looks;
}

export function lastBlowMissed(step: SDStep): boolean {
  const { state } = step.before;
  const health = state.line.filter(isEnemy).reduce((sum, card) => sum + healthLeft(card), 0);
  if (health === 0 || health > MOST_HEALTH || state.actions < 1 || !state.actor) return false;
  const attacks = attack.options(state, memberOf(state, state.actor));
  const likely = attacks.filter((move) => chance(step, move, LOOKS) > PLAINLY);
  if (likely.length === 0) return false;
  const best = Math.max(...likely.map((move) => chance(step, move, SURE_LOOKS)));
  const chosen = step.move.type === 'ATTACK' ? chance(step, step.move, SURE_LOOKS) : 0;
  return best - chosen > PLAINLY;
}
