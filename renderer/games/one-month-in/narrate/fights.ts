import type { EntryOf } from '../../../../models/one-month-in/entries';
import { t } from '../../../i18n';
import { placeName, teamName } from './names';
import type { Narration } from './sentence';

/** Dice as they lie there; an armed one counts one more (OM-GEAR-02). */
function diceWords(dice: readonly number[], armed = 0): string {
  return dice.map((n, index) => (index < armed ? t('om.log.armed-die', { n }) : String(n))).join(', ');
}

/** Which sides lost anybody in a round of a fight. */
function fallen({ kills, deaths }: EntryOf<'zombies-rolled'>): string {
  if (kills > 0) return deaths > 0 ? 'both' : 'kills';
  return deaths > 0 ? 'deaths' : 'none';
}

/** Fights against zombies, and attacks of one team on another. */
export const FIGHTS = {
  'fight-started': (e, state) => ({
    params: {
      team: teamName(state, e.seat),
      tile: placeName(state, e.tile),
      n: e.fighters,
      z: e.zombies,
    },
    variant: e.cause,
  }),
  'survivors-rolled': (e) => ({ params: { k: e.kills }, variant: e.kills > 0 ? 'kills' : 'none' }),
  'zombies-rolled': (e) => ({ params: { k: e.kills, d: e.deaths }, variant: fallen(e) }),
  ran: (e) => ({ params: { n: e.count } }),
  sacrificed: (e) => ({ params: { n: e.saved } }),
  'fight-won': (e, state) => ({ params: { tile: placeName(state, e.tile) } }),
  'fight-lost': (e, state) => ({ params: { tile: placeName(state, e.tile) } }),
  'attack-opened': (e, state) => ({
    params: {
      team: teamName(state, e.seat),
      other: teamName(state, e.defender),
      tile: placeName(state, e.tile),
      n: e.attackers,
      m: e.defenders,
    },
  }),
  'attack-rolled': (e, state) => ({
    params: {
      team: teamName(state, e.seat),
      other: teamName(state, e.defender),
      tile: placeName(state, e.tile),
      attack: diceWords(e.dice, e.armed),
      defence: diceWords(e.defence),
      a: e.losses.attackers,
      d: e.losses.defenders,
    },
  }),
  withdrew: (e, state) => ({ params: { team: teamName(state, e.seat), n: e.count } }),
  'attack-ended': (e, state) => ({
    params: {
      team: teamName(state, e.seat),
      other: teamName(state, e.defender),
      tile: placeName(state, e.tile),
    },
    variant: e.result,
  }),
} satisfies Partial<Narration>;
