/** What is plainly wrong in Survive Until Daylight: the last blow not struck, deaths and waste that need not have been. */
import { surviveUntilDaylight } from '../../../machines/survive-until-daylight/game';
import { isWon } from '../../../models/kernel/outcome';
import type { SeatId } from '../../../models/kernel/types';
import { WEAPONS } from '../../../models/survive-until-daylight/content/weapons';
import { decisionAt } from '../../../models/survive-until-daylight/decisions';
import type { Entry } from '../../../models/survive-until-daylight/entries';
import type { CardId, CombatId } from '../../../models/survive-until-daylight/ids';
import type { Move } from '../../../models/survive-until-daylight/moves';
import { forecast } from '../../../models/survive-until-daylight/preview/forecast';
import { unseenCombat } from '../../../models/survive-until-daylight/preview/odds';
import { isHealing, isWeapon } from '../../../models/survive-until-daylight/rules/card-kinds';
import { HEALING } from '../../../models/survive-until-daylight/rules/damage';
import { LAST_ASSAULT_ROUND } from '../../../models/survive-until-daylight/rules/end';
import { strikeResult, victimsOf } from '../../../models/survive-until-daylight/rules/enemy-damage';
import { memberOf, remaining } from '../../../models/survive-until-daylight/rules/members';
import type { Member, Options, State } from '../../../models/survive-until-daylight/state';
import { lastBlowMissed } from './survive-until-daylight-blow';
import { untrueInSurvive } from './survive-until-daylight-comments';
import type { Blunder, Judge, Step, WatchedGame } from './watched-game';

type SDStep = Step<State, Move, Entry>;
type SDJudge = Judge<State, Move, Entry>;

/** A chance of death below this is none worth a bigger plaster. */
const SAFE = 0.02;

const death = (what: string): readonly Blunder[] => [{ kind: 'needless death', what }];

function diedIn({ after: { state } }: SDStep): Member | null {
  if (!state.outcome || isWon(state.outcome)) return null;
  return state.members.find((member) => remaining(member) <= 0) ?? null;
}

/** The seat that died, and the steps of its last round. */
function lastRound(steps: readonly SDStep[]) {
  const last = steps.at(-1);
  const dead = last ? diedIn(last) : null;
  if (!last || !dead) return null;
  const round = steps.filter(({ before }) => before.state.round === last.before.state.round);
  return { last, dead, round };
}

const struckNoLastBlow: SDJudge = (steps) => {
  const last = steps.at(-1);
  if (!last || decisionAt(last.before.value) !== 'combatTurn' || last.before.state.round < LAST_ASSAULT_ROUND)
    return [];
  if (last.move.type !== 'END_TURN' && last.move.type !== 'ATTACK') return [];
  return lastBlowMissed(last)
    ? [{ kind: 'win missed', what: 'another attack would have cleared the line' }]
    : [];
};

/** Whether some card in place of an open one would have spared the seat (SD-SPEC-07). */
function couldRedraw(state: State, seat: SeatId): boolean {
  const { strike } = state;
  if (!strike) return false;
  const left = remaining(memberOf(state, seat));
  const kills = (drawn: readonly CombatId[]) => {
    const other = { ...state, strike: { ...strike, drawn } };
    return victimsOf(other, strikeResult(other)).some((one) => one.seat === seat && one.damage >= left);
  };
  return strike.drawn.some((_, at) =>
    unseenCombat(state, 1).some((card) => !kills(strike.drawn.with(at, card))),
  );
}

/** Whoever died held back what would have kept it alive. */
const heldBack: SDJudge = (steps) => {
  const end = lastRound(steps);
  if (!end) return [];
  const { last, dead, round } = end;
  const over = -remaining(dead);
  if (last.move.type === 'PASS' && couldRedraw(last.before.state, dead.seat))
    return death('passes Lucky on the hit that kills');
  if (last.move.type === 'ABSORB' && dead.seat === last.before.state.strike?.hit?.seat) {
    const { allies } = memberOf(last.before.state, dead.seat);
    if (allies - last.move.count > over) return death('keeps allies back from the hit that kills');
  }
  const ended = round.some(
    ({ seat, move }) => seat === dead.seat && (move.type === 'END_TURN' || move.type === 'READY'),
  );
  const healing = dead.cards.filter(isHealing).reduce((sum, card) => sum + HEALING[card], 0);
  return ended && healing > over ? death('dies with the healing in its bag that would have saved it') : [];
};

/** Whoever died would have lived with the health that it gave away in the same round. */
const gaveAway: SDJudge = (steps) => {
  const end = lastRound(steps);
  if (!end || remaining(end.dead) < 0) return [];
  const given = end.round.find(({ seat, move, before }) => {
    if (seat !== end.dead.seat || remaining(memberOf(before.state, seat)) > 2) return false;
    return move.type === 'DELAY' || (move.type === 'PLAY' && move.cardId !== 'sp-focus');
  });
  return given ? death(`dies of the health that ${given.move.type} took`) : [];
};

const isSteady = (card: CardId) => isWeapon(card) && WEAPONS[card].durable && !WEAPONS[card].ammo;

/** The damage that a weapon does by itself. */
const strength = (card: CardId) => (isWeapon(card) ? WEAPONS[card].base + WEAPONS[card].cards / 2 : 0);

/** The best weapon that needs nothing goes for a card that is used once. */
const threwWeaponAway: SDJudge = (steps) => {
  const last = steps.at(-1);
  if (last?.move.type !== 'KEEP' && last?.move.type !== 'TAKE') return [];
  const gone = last.move.discard?.cardId;
  if (!gone || !isWeapon(gone)) return [];
  const { cards } = memberOf(last.before.state, last.seat);
  const got = last.before.state.drawn ?? last.before.state.offer?.card;
  const better =
    got && got !== 'wave' && isSteady(got as CardId) && strength(got as CardId) >= strength(gone);
  const kept = cards.filter((card) => isSteady(card) && card !== gone);
  const isBest = isSteady(gone) && kept.every((card) => strength(card) < strength(gone));
  return isBest && !better ? [{ kind: 'waste', what: `throws ${gone} away for ${got}` }] : [];
};

/** More than half of the healing is lost, though nobody threatens. */
const wastedHealing: SDJudge = (steps) => {
  const last = steps.at(-1);
  if (last?.move.type !== 'HEAL') return [];
  const member = memberOf(last.before.state, last.move.seat);
  const heals = HEALING[last.move.cardId];
  if (2 * member.damage > heals) return [];
  const holds = last.before.state.waveHolder === member.seat;
  const danger = holds ? forecast(last.before.state, member).death : 0;
  return danger < SAFE ? [{ kind: 'waste', what: `heals ${member.damage} with ${heals}` }] : [];
};

const gaveBack: SDJudge = (steps) => {
  const last = steps.at(-1);
  const { move } = last ?? {};
  if (!last || move?.type !== 'OFFER') return [];
  const back = steps
    .slice(0, -1)
    .some(
      ({ move: other, before }) =>
        other.type === 'OFFER' &&
        before.state.round === last.before.state.round &&
        other.from === move.to &&
        other.to === move.from &&
        other.cardId === move.cardId,
    );
  return back ? [{ kind: 'reversal', what: `gives ${move.cardId} back` }] : [];
};

const spoke: SDJudge = (steps) => untrueInSurvive(steps).map((what) => ({ kind: 'untrue comment', what }));

export const surviveUntilDaylightWatched: WatchedGame<State, Move, Entry, Options> = {
  game: surviveUntilDaylight,
  judges: [struckNoLastBlow, heldBack, gaveAway, threwWeaponAway, wastedHealing, gaveBack, spoke],
};
