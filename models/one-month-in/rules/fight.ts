/** Zombie fights (6.4): survivors strike first, then the zombies that are left, round by round (OM-FIGHT-01). */
import type { HexKey } from '../../kernel/hex';
import type { OMPlay } from '../play';
import type { Ap, Fight, State } from '../state';
import { hits, roll } from './dice';
import { gathered, groupAt, headcount, setGroup, withoutCasualties } from './groups';
import { guideDice } from './guided-luck';
import { fallBack } from './land';
import { activeDraft, activeSeat, activeTeam, changeTile, tileOf } from './table';

/** A survivor's die kills from here, an armed one earlier (OM-FIGHT-03, OM-GEAR-02). */
export const KILLS = { plain: 4, better: 3 } as const;
/** A zombie's die kills from here, against a suited one later (OM-FIGHT-04, OM-GEAR-03). */
export const BITES = { plain: 5, better: 6 } as const;
/** More rounds than any fight has. */
export const ROUND_CAP = 500;

/** @throws RangeError when there is no fight */
export function fightOf({ fight }: State): Fight {
  if (!fight) throw new RangeError('Nobody fights zombies.');
  return fight;
}

/** Survivors in the fight, by action points. */
export function fighters(state: State): Ap {
  return groupAt(tileOf(state, fightOf(state).tile), activeSeat(state), 'inner');
}

export function zombiesIn(state: State): number {
  return tileOf(state, fightOf(state).tile).zombies;
}

/** The fight begins at once, with all of the team that are inside (OM-MOVE-07); it costs nothing itself (OM-FIGHT-08). */
export function startFight(play: OMPlay, tile: HexKey): void {
  play.state.fight = { tile, rounds: 0, kills: 0 };
  play.tell({
    type: 'fight-started',
    seat: activeSeat(play.state),
    tile,
    cause: tileOf(play.state, tile).status === 'held' ? 'loot' : 'door',
    fighters: headcount(fighters(play.state)),
    zombies: zombiesIn(play.state),
  });
}

/** Step 1 of a round: one die a fighter (OM-FIGHT-03). @throws Error in a fight that does not end */
export function rollSurvivors(play: OMPlay): void {
  const { state } = play;
  const fight = fightOf(state);
  const { tile: place, rounds } = fight;
  if (rounds >= ROUND_CAP) throw new Error(`A fight has gone on for ${ROUND_CAP} rounds.`);
  const count = headcount(fighters(state));
  guideDice(state, fight, 'strike', count);
  const dice = roll(state.luck, 'survivor', count);
  const armed = Math.min(activeTeam(state).armed, dice.length);
  const before = zombiesIn(state);
  const kills = Math.min(hits(dice, armed, KILLS), before);
  const zombies = before - kills;
  changeTile(state, place, { zombies });
  state.fight = { tile: place, rounds: rounds + 1, kills };
  const seat = activeSeat(state);
  play.tell({ type: 'survivors-rolled', seat, tile: place, dice, armed, kills, zombies });
}

/** Step 2: one die for each zombie that is left; who has the fewest points dies first (OM-FIGHT-04, OM-FIGHT-05). */
export function rollZombies(play: OMPlay): void {
  const { state } = play;
  const { tile: place, kills } = fightOf(state);
  const [seat, before] = [activeSeat(state), fighters(state)];
  guideDice(state, fightOf(state), 'answer', headcount(before));
  const dice = roll(state.luck, 'zombie', zombiesIn(state));
  const suited = Math.min(activeTeam(state).suited, dice.length);
  const deaths = Math.min(hits(dice, suited, BITES), headcount(before));
  const left = withoutCasualties(before, deaths);
  setGroup(state, place, { seat, zone: 'inner', ap: left });
  const fighting = headcount(left);
  play.tell({ type: 'zombies-rolled', seat, tile: place, kills, dice, suited, deaths, fighters: fighting });
}

/** A held tile is one zone again, runners and all; in a wild one fighters stay inside (OM-FIGHT-09). */
export function winFight(play: OMPlay): void {
  const { state } = play;
  const { tile: place } = fightOf(state);
  const { status, groups } = tileOf(state, place);
  state.fight = null;
  if (status === 'held') changeTile(state, place, { groups: gathered(groups, 'whole') });
  play.tell({ type: 'fight-won', seat: activeSeat(state), tile: place });
}

/** The zombies stay; a held tile is overrun, and whoever lives stands outside (OM-FIGHT-10). */
export function loseFight(play: OMPlay): void {
  const { state } = play;
  const { tile: place } = fightOf(state);
  const [tile, seat] = [tileOf(state, place), activeSeat(state)];
  state.fight = null;
  play.tell({ type: 'fight-lost', seat, tile: place, zombies: tile.zombies });
  if (tile.status !== 'held') return;
  const owner = tile.owner ?? seat;
  fallBack(state, place, 'outer');
  play.tell({ type: 'overrun', seat: owner, tile: place });
}

/** Gear is there until the end of the turn only, and in no other team's turn (OM-GEAR-04). */
export function dropGear(play: OMPlay): void {
  const team = activeDraft(play.state);
  team.armed = 0;
  team.suited = 0;
}
