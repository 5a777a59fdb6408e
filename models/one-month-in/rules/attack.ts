/** Attacks of one team on another in a zone (6.10). Winning gives no ground by itself (OM-PVP-10). */
import type { HexKey } from '../../kernel/hex';
import type { EntryOf } from '../entries';
import type { OMPlay } from '../play';
import type { Attack, State } from '../state';
import { roll } from './dice';
import { ROUND_CAP } from './fight';
import { addGroup, groupAt, headcount, minus, setGroup, takeGroup, withoutCasualties } from './groups';
import { activeSeat, activeTeam, changeTile, tileOf, zoneOutside } from './table';

/** Dice that each side rolls at most (OM-PVP-05). */
export const MOST_DICE = { attack: 3, defence: 2 } as const;

/** @throws RangeError when there is no attack */
export function attackOf({ attack }: State): Attack {
  if (!attack) throw new RangeError('Nobody attacks.');
  return attack;
}

/** All of the attacked team in the zone (OM-PVP-04). */
export function defendersOf(state: State) {
  const { tile, zone, defender } = attackOf(state);
  return groupAt(tileOf(state, tile), defender, zone);
}

/** Against its owner an attack stops a hold token, whatever the dice say (OM-PVP-09); other attacks do not. */
function breakHold(play: OMPlay, { tile: place, defender }: Attack): void {
  const tile = tileOf(play.state, place);
  if (!tile.counting || tile.owner !== defender) return;
  changeTile(play.state, place, { counting: false });
  play.tell({ type: 'hold-broken', seat: defender, tile: place });
}

/** An attack in one zone on one other team there; third teams are not touched (OM-PVP-01, OM-PVP-04). */
export function openAttack(play: OMPlay, attack: Omit<Attack, 'rounds'>): void {
  const { state } = play;
  const { tile, zone, defender, ap } = attack;
  state.attack = { ...attack, ap: [...ap], rounds: 0 };
  play.tell({
    type: 'attack-opened',
    seat: activeSeat(state),
    defender,
    tile,
    zone,
    attackers: headcount(ap),
    defenders: headcount(defendersOf(state)),
  });
  breakHold(play, attackOf(state));
}

/** Highest against highest, second against second; a draw is the defender's (OM-PVP-06). */
export function lossesOf(attack: readonly number[], defence: readonly number[], armed: number) {
  const high = (dice: readonly number[]) => dice.toSorted((one, other) => other - one);
  const attacking = high(attack.map((die, index) => die + (index < armed ? 1 : 0)));
  const defending = high(defence);
  const pairs = Math.min(attacking.length, defending.length);
  const defenders = defending.slice(0, pairs).filter((die, index) => (attacking[index] ?? 0) > die).length;
  return { attackers: pairs - defenders, defenders };
}

function bury(state: OMPlay['state'], { attackers, defenders }: EntryOf<'attack-rolled'>['losses']): void {
  const attack = attackOf(state);
  const { tile, zone, defender } = attack;
  const left = withoutCasualties(attack.ap, attackers);
  takeGroup(state, tile, { seat: activeSeat(state), zone, ap: minus(attack.ap, left) });
  setGroup(state, tile, { seat: defender, zone, ap: withoutCasualties(defendersOf(state), defenders) });
  state.attack = { ...attack, ap: [...left], rounds: attack.rounds + 1 };
}

function close(play: OMPlay, result: EntryOf<'attack-ended'>['result']): void {
  const { defender, tile } = attackOf(play.state);
  play.state.attack = null;
  play.tell({ type: 'attack-ended', seat: activeSeat(play.state), defender, tile, result });
}

/** A round of the attack; it is over when one side has nobody left in it (OM-PVP-07). */
export function rollAttack(play: OMPlay): void {
  const { state } = play;
  const { tile, defender, ap, rounds } = attackOf(state);
  if (rounds >= ROUND_CAP) throw new Error(`An attack has gone on for ${ROUND_CAP} rounds.`);
  const seat = activeSeat(state);
  const dice = roll(state.luck, 'attack', Math.min(headcount(ap), MOST_DICE.attack));
  const defence = roll(state.luck, 'defence', Math.min(headcount(defendersOf(state)), MOST_DICE.defence));
  const armed = Math.min(activeTeam(state).armed, dice.length);
  const losses = lossesOf(dice, defence, armed);
  play.tell({ type: 'attack-rolled', seat, defender, tile, dice, armed, defence, losses });
  bury(state, losses);
  if (headcount(defendersOf(state)) === 0) close(play, 'won');
  else if (headcount(attackOf(state).ap) === 0) close(play, 'lost');
}

/** They pay a point each and leave together; no attack follows where they go (OM-PVP-08). */
export function withdraw(play: OMPlay, k: number, to: HexKey): void {
  const { state } = play;
  const attack = attackOf(state);
  const seat = activeSeat(state);
  takeGroup(state, attack.tile, { seat, zone: attack.zone, ap: [0, k, 0] });
  addGroup(state, to, { seat, zone: zoneOutside(tileOf(state, to)), ap: [k, 0, 0] });
  const ap = minus(attack.ap, [0, k, 0]);
  state.attack = { ...attack, ap: [...ap] };
  play.tell({ type: 'withdrew', seat, from: attack.tile, to, count: k });
  if (headcount(ap) === 0) close(play, 'withdrawn');
}
