/** What bots decide in fights and on arrival (11.1, point 4). */
import type { Move } from '../moves';
import { attackOdds } from '../odds/attack';
import { fightOdds } from '../odds/fight';
import { attackOf, defendersOf } from '../rules/attack';
import { fighters, fightOf, zombiesIn } from '../rules/fight';
import { headcount } from '../rules/groups';
import { teamOf, tileOf } from '../rules/table';
import { type Candidate, ofType, type Thought } from './thought';
import { attackWorth, landWorth, survivorWorth, WORTH_ATTACKING } from './worth';

/** Gear that a bot buys in a turn at most. */
const MOST_GEAR = 3;

/** Arms and suits up in turn while a fight stands on the edge. */
function findGear({ state, seat, temper, legal }: Thought): Move | null {
  const { armed, suited } = teamOf(state, seat);
  const zombies = zombiesIn(state);
  const { win } = fightOdds(headcount(fighters(state)), zombies, { armed, suited });
  const isClose = win > 0.25 && win < 0.9 && zombies >= 3;
  if (!temper.usesGear || !isClose || armed + suited >= MOST_GEAR) return null;
  return ofType(legal, armed <= suited ? 'ARM' : 'SUIT')[0] ?? null;
}

/** What is left of people and land when so many fight to the end and so many are safe. */
function outcomeWorth({ state, seat }: Thought, fighting: number, safe: number): number {
  const { win, losses } = fightOdds(fighting, zombiesIn(state), teamOf(state, seat));
  const tile = tileOf(state, fightOf(state).tile);
  return survivorWorth(state) * (safe + fighting - losses) + win * landWorth(tile);
}

function worthOf(thought: Thought, move: Move): number {
  const people = headcount(fighters(thought.state));
  if (move.type === 'RUN') return outcomeWorth(thought, people - move.k1 - move.k2, move.k1 + move.k2);
  if (move.type === 'SACRIFICE') return survivorWorth(thought.state) * (people - 1);
  return outcomeWorth(thought, people, 0);
}

/** Fights on unless leaving is better by so much. */
const BETTER = 0.2;

export function chooseInFight(thought: Thought): Move {
  const gear = findGear(thought);
  if (gear) return gear;
  const fight: Candidate = {
    move: { type: 'FIGHT_ROUND' },
    score: outcomeWorth(thought, headcount(fighters(thought.state)), 0),
  };
  if (!thought.temper.escapes) return fight.move;
  let best = { ...fight, score: fight.score + BETTER };
  for (const move of [...ofType(thought.legal, 'RUN'), ...ofType(thought.legal, 'SACRIFICE')]) {
    const score = worthOf(thought, move);
    if (score > best.score) best = { move, score };
  }
  return best.move;
}

/** Below this chance those who can leave an attack. */
const HOPELESS = 0.25;

export function chooseInAttack({ state, seat, temper, legal }: Thought): Move {
  const [attackers, defenders] = [headcount(attackOf(state).ap), headcount(defendersOf(state))];
  const { win } = attackOdds(attackers, defenders, teamOf(state, seat).armed);
  const ways = ofType(legal, 'WITHDRAW');
  const all = Math.max(0, ...ways.map(({ k }) => k));
  const leave = temper.escapes && win < HOPELESS ? ways.find(({ k }) => k === all) : undefined;
  return leave ?? { type: 'PRESS_ON' };
}

export function chooseOnArrival({ state, seat, legal }: Thought): Move {
  const { arrival } = state;
  if (!arrival) return { type: 'HOLD_BACK' };
  const attackers = headcount(arrival.ap);
  const worth = ({ team }: { team: `seat-${number}` }) =>
    attackWorth(state, seat, { tile: arrival.tile, zone: arrival.zone, team, attackers });
  const attacks = ofType(legal, 'ATTACK').toSorted((one, other) => worth(other) - worth(one));
  const [best] = attacks;
  return best && worth(best) > WORTH_ATTACKING ? best : { type: 'HOLD_BACK' };
}
