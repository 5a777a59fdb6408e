/** What happened, as sounds: which belong to an entry, and how far into its motion each begins. */

import { isWon } from '../../../models/kernel/outcome';
import { WEAPONS } from '../../../models/survive-until-daylight/content/weapons';
import type { Entry, EntryOf } from '../../../models/survive-until-daylight/entries';
import { RED_IDS, type WeaponId } from '../../../models/survive-until-daylight/ids';
import type { State } from '../../../models/survive-until-daylight/state';
import type { TimeOfDay } from '../../audio/ambience/ambience';
import { type Cue, cuesOf, type EntrySounds, SILENT } from '../../audio/score';
import type { SoundId } from '../../audio/sounds';
import { BLOWS, WEAPON_CONTACT } from '../../motion/blow';
import { mannerOfEnemy } from './manners';

const cue = (sound: SoundId, after = 0): Cue => ({ sound, after });

const FEET = [0, 220, 440, 660].map((after) => cue('shuffle', after));
const HEAVY_HIT = 2;

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

/** What is swung or sent off is heard before it meets; the weapon was told when the attack was declared. */
const SETS_OFF = WEAPON_CONTACT - 140;

function resolved(_: EntryOf<'attack-resolved'>, before: readonly Entry[]): readonly Cue[] {
  const declared = before.findLast((entry) => entry.type === 'attack-declared');
  return [cue(declared ? attackSound(declared.weapon) : 'swing', SETS_OFF)];
}

function found({ card }: EntryOf<'card-found'>): readonly Cue[] {
  if (card === 'wave') return [cue('card-flip'), cue('event', 250)];
  const bites = RED_IDS.some((red) => red === card);
  return bites ? [cue('card-flip'), cue('bite', 250)] : [cue('rustle'), cue('card-flip', 120)];
}

const SOUNDS: EntrySounds<Entry> = {
  'character-picked': [cue('token-down')],
  'first-player-set': [cue('token-down', 300)],
  'starter-picked': [cue('card-deal')],
  'decks-built': [cue('card-shuffle')],
  'option-set': SILENT,
  forced: SILENT,
  'round-started': [cue('tracker')],
  'pile-refilled': [cue('card-slide'), cue('card-shuffle', 350)],
  scouted: SILENT,
  'card-found': found,
  'card-kept': [cue('card-deal')],
  'card-left': [cue('card-slide')],
  'cards-discarded': [cue('card-slide')],
  'red-ignored': SILENT,
  'card-lost': [cue('rustle')],
  'wave-accepted': [cue('event')],
  'wave-delayed': [cue('wound-light'), cue('card-shuffle', 300)],
  'assault-turned': [cue('card-flip'), cue('growl', 350)],
  'line-joined': FEET,
  'gift-offered': [cue('card-slide')],
  'gift-taken': [cue('card-deal')],
  'gift-refused': SILENT,
  'junk-traded': [cue('card-slide')],
  'seat-ready': SILENT,
  healed: [cue('heal')],
  'damage-taken': (entry) => [cue(entry.amount >= HEAVY_HIT ? 'wound-heavy' : 'wound-light')],
  'perk-used': SILENT,
  'turn-started': SILENT,
  'turn-ended': SILENT,
  'special-played': [cue('rustle')],
  cheered: [cue('rustle')],
  crafted: (entry) => [cue(CRAFTED[entry.recipe], 150)],
  'line-moved': [cue('push'), ...FEET.slice(0, 2)],
  'attack-declared': [cue('draw', 200)],
  'combat-drawn': [cue('card-flip')],
  'combat-reshuffled': [cue('card-shuffle')],
  'lucky-played': [cue('card-flip', 200)],
  'lucky-passed': SILENT,
  'card-used': [cue('press')],
  'attack-resolved': resolved,
  'line-damaged': [cue('hit')],
  'line-died': [cue('fall')],
  'enemies-began': [cue('roar')],
  'enemy-skipped': SILENT,
  'trap-sprung': [cue('door'), cue('hit-hard', 120)],
  'enemy-attacked': ({ enemy }) => [cue('bite', BLOWS[mannerOfEnemy(enemy)].contact)],
  'survivor-spared': SILENT,
  'barricade-broke': [cue('hit-hard'), cue('fall', 200)],
  'allies-absorbed': [cue('armour')],
  'hit-missed': [cue('miss')],
  'survivor-joined': [0, 180, 360].map((after) => cue('step', after)),
  'token-passed': [cue('token-up'), cue('token-down', 400)],
  'round-ended': SILENT,
  'character-died': [cue('fallen')],
  'game-over': (entry) => (isWon(entry.outcome) ? [cue('daybreak'), cue('win', 100)] : [cue('loss', 100)]),
};

/** The sounds of one entry; none for what is only said. */
export const soundsOf = (entry: Entry, before: readonly Entry[] = []): readonly Cue[] =>
  cuesOf(SOUNDS, entry, before);

/** The night is over when it is won. */
export function timeOf({ outcome }: State): TimeOfDay {
  return outcome && isWon(outcome) ? 'day' : 'night';
}
