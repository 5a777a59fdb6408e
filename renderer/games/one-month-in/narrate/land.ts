import { LOOT } from '../../../../models/one-month-in/content/loot';
import type { EntryOf } from '../../../../models/one-month-in/entries';
import type { State } from '../../../../models/one-month-in/state';
import { fenced } from './course';
import { lootName, placeName, teamName, tileName } from './names';
import type { Narration, Sentence } from './sentence';

function scavenged({ tile, card, count }: EntryOf<'scavenged'>, state: State): Sentence {
  const { kind } = LOOT[card];
  return {
    params: { tile: placeName(state, tile), card: lootName(card), n: count },
    variant: count === 0 && kind !== 'salvage' ? `${kind}.nobody` : kind,
  };
}

/** Walking, exploring, and what becomes of tiles. */
export const LAND = {
  moved: (e, state) => ({
    params: { team: teamName(state, e.seat), n: e.count, tile: placeName(state, e.to) },
  }),
  'fog-lifted': (e) => ({
    params: { tile: tileName(e.id), z: e.zombies },
    variant: e.zombies > 0 ? 'zombies' : 'nobody',
  }),
  'went-inside': (e, state) => ({
    params: { team: teamName(state, e.seat), n: e.count, tile: placeName(state, e.tile) },
    variant: e.zombies > 0 ? 'zombies' : 'nobody',
  }),
  'went-outside': (e, state) => ({
    params: { team: teamName(state, e.seat), n: e.count, tile: placeName(state, e.tile) },
  }),
  'held-back': (e, state) => ({ params: { team: teamName(state, e.seat), tile: placeName(state, e.tile) } }),
  reclaimed: (e, state) => ({
    params: {
      team: teamName(state, e.seat),
      tile: placeName(state, e.tile),
      v: e.value,
      owner: e.from ? teamName(state, e.from) : '',
    },
    variant: e.from ? 'taken' : 'wild',
  }),
  'flag-lifted': (e, state) => ({
    params: { team: teamName(state, e.seat), tile: placeName(state, e.tile) },
  }),
  'loot-dealt': (e, state) => ({ params: { n: e.cards, tile: placeName(state, e.tile) } }),
  scavenged,
  'farm-worked': (e, state) => ({
    params: { team: teamName(state, e.seat), tile: placeName(state, e.tile) },
  }),
  overrun: (e, state) => ({ params: { team: teamName(state, e.seat), tile: placeName(state, e.tile) } }),
  'fence-built': (e, state) => fenced(state, e.seat, e.edge),
  'fence-torn-down': (e, state) => ({
    params: { team: teamName(state, e.seat), owner: teamName(state, e.owner) },
  }),
  armed: (e, state) => ({ params: { team: teamName(state, e.seat) } }),
  suited: (e, state) => ({ params: { team: teamName(state, e.seat) } }),
} satisfies Partial<Narration>;
