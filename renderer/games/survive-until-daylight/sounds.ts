/** What happened, as sounds: which belong to an entry, and how far into its motion each begins. */

import { isWon } from '../../../models/kernel/outcome';
import { WEAPONS } from '../../../models/survive-until-daylight/content/weapons';
import type { Entry, EntryOf, EntryType } from '../../../models/survive-until-daylight/entries';
import { RED_IDS, type WeaponId } from '../../../models/survive-until-daylight/ids';
import type { State } from '../../../models/survive-until-daylight/state';
import type { TimeOfDay } from '../../audio/ambience/ambience';
import type { Cue } from '../../audio/score';
import type { SoundId } from '../../audio/sounds';

const cue = (sound: SoundId, after = 0): Cue => ({ sound, after });

const FEET = [0, 220, 440, 660].map((after) => cue('shuffle', after));
const HEAVY_HIT = 2;

/** Entries that always sound the same. */
const PLAIN: Readonly<Partial<Record<EntryType, readonly Cue[]>>> = {
  'character-picked': [cue('token-down')],
  'starter-picked': [cue('card-deal')],
  'first-player-set': [cue('token-down', 300)],
  'decks-built': [cue('card-shuffle')],
  'round-started': [cue('tracker')],
  'pile-refilled': [cue('card-slide'), cue('card-shuffle', 350)],
  'card-kept': [cue('card-deal')],
  'card-left': [cue('card-slide')],
  'cards-discarded': [cue('card-slide')],
  'card-lost': [cue('rustle')],
  'wave-accepted': [cue('event')],
  'wave-delayed': [cue('wound-light'), cue('card-shuffle', 300)],
  'assault-turned': [cue('card-flip'), cue('growl', 350)],
  'line-joined': FEET,
  'gift-offered': [cue('card-slide')],
  'gift-taken': [cue('card-deal')],
  'junk-traded': [cue('card-slide')],
  healed: [cue('heal')],
  'special-played': [cue('rustle')],
  cheered: [cue('rustle')],
  'line-moved': [cue('push'), ...FEET.slice(0, 2)],
  'combat-drawn': [cue('card-flip')],
  'combat-reshuffled': [cue('card-shuffle')],
  'lucky-played': [cue('card-flip', 200)],
  'card-used': [cue('press')],
  'line-damaged': [cue('hit')],
  'line-died': [cue('fall')],
  'enemies-began': [cue('roar')],
  'trap-sprung': [cue('door'), cue('hit-hard', 120)],
  'enemy-attacked': [cue('bite')],
  'barricade-broke': [cue('hit-hard'), cue('fall', 200)],
  'allies-absorbed': [cue('armour')],
  'hit-missed': [cue('miss')],
  'survivor-joined': [0, 180, 360].map((after) => cue('step', after)),
  'token-passed': [cue('token-up'), cue('token-down', 400)],
  'character-died': [cue('fallen')],
};

const CRAFTED: Readonly<Record<EntryOf<'crafted'>['recipe'], SoundId>> = {
  'rc-barricade': 'door',
  'rc-spear': 'hit-hard',
  'rc-trap': 'spark',
  'rc-grenade': 'firecrackers',
};

const THROWN: Readonly<Partial<Record<WeaponId, SoundId>>> = {
  'wp-molotov': 'fire',
  'wp-dynamite': 'firecrackers',
};

function attackSound(weapon: WeaponId): SoundId {
  return THROWN[weapon] ?? (WEAPONS[weapon].kind === 'ranged' ? 'shot' : 'swing');
}

function found({ card }: EntryOf<'card-found'>): readonly Cue[] {
  if (card === 'wave') return [cue('card-flip'), cue('event', 250)];
  const bites = RED_IDS.some((red) => red === card);
  return bites ? [cue('card-flip'), cue('bite', 250)] : [cue('rustle'), cue('card-flip', 120)];
}

/** The sounds of one entry; none for what is only said. */
export function soundsOf(entry: Entry): readonly Cue[] {
  switch (entry.type) {
    case 'card-found':
      return found(entry);
    case 'damage-taken':
      return [cue(entry.amount >= HEAVY_HIT ? 'wound-heavy' : 'wound-light')];
    case 'attack-declared':
      return [cue(attackSound(entry.weapon), 200)];
    case 'crafted':
      return [cue(CRAFTED[entry.recipe], 150)];
    case 'game-over':
      return isWon(entry.outcome) ? [cue('daybreak'), cue('win', 100)] : [cue('loss', 100)];
    default:
      return PLAIN[entry.type] ?? [];
  }
}

/** The night is over when it is won. */
export function timeOf({ outcome }: State): TimeOfDay {
  return outcome && isWon(outcome) ? 'day' : 'night';
}
