/** What a bot does as the zombie controller (11.1, "Zombie side"). */
import { best } from '../../kernel/best';
import { ZOMBIES } from '../content/zombies';
import type { ZombieId } from '../ids';
import type { Move, MoveOf } from '../moves';
import { attackDamage } from '../rules/bite-damage';
import { whyNotSpawn } from '../rules/spawn';
import { controllerOf, survivorOf, zombieAt } from '../rules/table';
import type { State } from '../state';
import { moveOf, type Thought } from './thought';
import { threatOfCard } from './threat';

/** Less threat a TH is not worth a spawn. */
const WORTH_SPAWNING = 0.9;
const NEXT_TH = 4;

/** TH that are kept for a Boss that can be paid at the next phase. */
function savedForBoss(state: State): number {
  const { hordeRow, th } = controllerOf(state);
  const boss = hordeRow.find((card) => ZOMBIES[card].kind === 'boss');
  if (!boss) return 0;
  const { ztc } = ZOMBIES[boss];
  return th < ztc && th + NEXT_TH >= ztc ? ztc - NEXT_TH : 0;
}

function preference(card: ZombieId, hasAura: boolean): number {
  const { kind, ztc, keywords } = ZOMBIES[card];
  const fast = keywords.fast ? 1.12 : 1;
  const boss = kind === 'boss' ? 1.25 : 1;
  const big = ztc >= 3 ? 1.05 : 1;
  return fast * boss * big * (kind === 'walker' && hasAura ? 1.3 : 1);
}

/** Threat a TH, a little more when the rest can be spent, too. */
function spawnWorth({ state, lot }: Thought, { index }: MoveOf<'SPAWN'>): number {
  const { hordeRow, th } = controllerOf(state);
  const card = hordeRow[index];
  if (!card) return 0;
  const { board } = survivorOf(state);
  const hasAura = board.some((zombie) => ZOMBIES[zombie.card].keywords.aura !== null);
  const left = th - ZOMBIES[card].ztc;
  if (left < savedForBoss(state)) return 0;
  const spendsRest = hordeRow.some((other, place) => place !== index && ZOMBIES[other].ztc <= left);
  const each = (threatOfCard(card, board) / ZOMBIES[card].ztc) * preference(card, hasAura);
  return each + (spendsRest ? 0.1 : 0) + 0.15 * lot(`spawn ${index}`);
}

export function chooseSpawn(thought: Thought): Move {
  const spawns = thought.legal.filter((move): move is MoveOf<'SPAWN'> => move.type === 'SPAWN');
  const open = spawns.filter(({ index }) => whyNotSpawn(thought.state, index) === null);
  if (open.length === 0) return { type: 'END_SPAWN' };
  const worth = new Map(open.map((move) => [move, spawnWorth(thought, move)]));
  const chosen = best(open, (move) => worth.get(move) ?? 0);
  return (worth.get(chosen) ?? 0) >= WORTH_SPAWNING ? chosen : { type: 'END_SPAWN' };
}

/** The weakest first, so that an escape is spent on it; Surge whenever it can be paid. */
export function chooseAttacker({ state, legal }: Thought): Move {
  const moves = legal.filter((move): move is MoveOf<'DECLARE'> => move.type === 'DECLARE');
  return best(moves, ({ zombie: uid, surge }) => {
    const zombie = zombieAt(state, uid);
    return zombie ? (surge ? 0.5 : 0) - attackDamage(state, zombie, false) : -100;
  });
}

export function chooseAct({ legal }: Thought): Move {
  return moveOf(legal, 'ACT') ?? { type: 'END_ABILITIES' };
}
