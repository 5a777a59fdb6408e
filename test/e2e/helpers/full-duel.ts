/** The fullest table that Outbreak Duel can be expected to have: fourteen of the dead on each side, everything equipped and marked. */
import { ZOMBIES } from '../../../models/outbreak-duel/content/zombies';
import { ZOMBIE_IDS, type ZombieId } from '../../../models/outbreak-duel/ids';
import type { Player, Zombie } from '../../../models/outbreak-duel/state';
import { armed, items, type ODSession, seats, sessionAt, table } from '../../helpers/outbreak-duel';

const ON_A_SIDE = 14;
/** Of them in the Threat Zone. */
const NEAR = 8;

function standing(card: ZombieId, at: number, from: number): Zombie {
  const { hp } = ZOMBIES[card];
  return {
    uid: from + at,
    card,
    hp: at % 3 === 0 ? Math.max(1, hp - 1) : hp,
    zone: at < NEAR ? 'threat' : 'zombie',
    sick: at >= NEAR && at % 2 === 0,
    stunned: at % 5 === 4,
    attacked: false,
    acted: false,
  };
}

/** Different dead on both sides. */
function board(from: number): Player['board'] {
  return ZOMBIE_IDS.slice(from, from + ON_A_SIDE).map((card, at) => standing(card, at, 100 + from));
}

const EQUIPPED: Partial<Player> = {
  items: items('I03', ['I06', { dur: 2 }], ['I14', { spent: true }]),
  attachments: ['A07', 'A08'],
  infection: 3,
  cover: true,
  grabbed: true,
  th: 9,
  tpReserve: 1,
  graveyard: { survivorCards: ['E03', 'R01', 'W03'], zombieCards: ['ZW1', 'ZR1'] },
  exile: { survivorCards: ['S01'], zombieCards: ['ZX1'] },
};

/** A game with the fullest table, in which the first seat is to act. */
export function fullDuel(): ODSession {
  const hand = ['W01', 'W02', 'E02', 'E03', 'R01', 'R05', 'R12', 'S01'] as const;
  const state = table({
    seats: seats('person', 'bot'),
    s: { ...EQUIPPED, weapon: armed('W01', 'A02', 'A04'), board: board(0), hand, tp: 3 },
    z: { ...EQUIPPED, weapon: armed('W08', 'A01', 'A05'), board: board(ON_A_SIDE), hand },
    more: { nextUid: 1000 },
  });
  return sessionAt(state);
}
