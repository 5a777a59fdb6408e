import { t } from '../../../i18n';
import { placeName, teamName } from './names';
import type { Narration } from './sentence';

/** Dice as they lie there; an armed one counts one more (OM-GEAR-02). */
function diceWords(dice: readonly number[], armed = 0): string {
  return dice.map((n, index) => (index < armed ? t('om.log.armed-die', { n }) : String(n))).join(', ');
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
  'survivors-rolled': (e) => ({ params: { k: e.kills } }),
  'zombies-rolled': (e) => ({ params: { k: e.kills, d: e.deaths } }),
  ran: (e) => ({ params: { n: e.count } }),
  sacrificed: (e) => ({ params: { n: e.saved } }),
  'fight-won': () => ({ params: {} }),
  'fight-lost': () => ({ params: {} }),
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
