/** What happened, as sounds: which belong to an entry, and how far into its motion each begins. */
import { isWon } from '../../../models/kernel/outcome';
import { LOOT } from '../../../models/one-month-in/content/loot';
import type { Entry, EntryOf } from '../../../models/one-month-in/entries';
import type { State } from '../../../models/one-month-in/state';
import type { TimeOfDay } from '../../audio/ambience/ambience';
import { type Cue, cuesOf, type EntrySounds, SILENT } from '../../audio/score';
import type { SoundId } from '../../audio/sounds';
import { ENEMY_CONTACT, WEAPON_CONTACT } from '../../motion/blow';
import { DICE } from './motions';

const cue = (sound: SoundId, after = 0): Cue => ({ sound, after });

/** More feet than that can't be told apart. */
const MOST_FEET = 5;

/** A group walks; the more of them, the more steps. */
function feet({ count }: { readonly count: number }): readonly Cue[] {
  return Array.from({ length: Math.min(MOST_FEET, count + 1) }, (_, index) => cue('step', index * 130));
}

/** Dice fly first, come to rest, and then it is seen what they do. */
const LANDED = 560;
const ROLL = [cue('dice-throw'), cue('dice-settle', LANDED)];
/** Who is hit falls after the stop. */
const FALLS = 120;

/** @param contact milliseconds from when the dice have been read until a blow meets */
function struck(
  type: 'survivors-rolled' | 'zombies-rolled' | 'attack-rolled',
  harm: number,
  contact: number,
  [hit, falls]: readonly [SoundId, SoundId],
): readonly Cue[] {
  const meets = (DICE[type] ?? 0) + contact;
  return harm > 0 ? [...ROLL, cue(hit, meets), cue(falls, meets + FALLS)] : [...ROLL, cue('miss', meets)];
}

/** A card turns over; what it brings is heard after that. */
const TURNED = 450;

function found({ card, count }: EntryOf<'scavenged'>): readonly Cue[] {
  if (LOOT[card].kind === 'salvage') return [cue('card-flip', 120), cue('token-up', TURNED)];
  if (count === 0) return [cue('card-flip', 120)];
  if (LOOT[card].kind === 'zombies') return [cue('card-flip', 120), cue('growl', TURNED)];
  return [cue('card-flip', 120), ...feet({ count }).map(({ sound, after }) => cue(sound, after + TURNED))];
}

const SOUNDS: EntrySounds<Entry> = {
  'city-built': [cue('card-shuffle'), cue('card-deal', 500)],
  'setup-fence': [cue('fence-up')],
  'turn-started': [cue('tracker')],
  straggler: [cue('shuffle'), cue('step', 300)],
  'hold-started': [cue('clock')],
  'hold-broken': [cue('clock-stops')],
  income: [cue('wheat'), cue('token-up', 250)],
  fed: [cue('rustle')],
  'turn-ended': SILENT,
  moved: feet,
  'fog-lifted': ({ zombies }) => [cue('card-slide'), ...(zombies > 0 ? [cue('growl', 700)] : [])],
  'went-inside': (entry) => (entry.zombies > 0 ? [cue('door-burst', 250)] : [cue('door', 150)]),
  'went-outside': (entry) => [cue('door'), ...feet(entry).slice(0, 2)],
  'held-back': SILENT,
  reclaimed: [cue('boards'), cue('flag', 520)],
  'flag-lifted': [cue('flag-down')],
  'loot-dealt': [cue('card-deal')],
  scavenged: found,
  'farm-worked': [cue('wheat', 100)],
  overrun: [cue('flag-down', 150), cue('roar', 350)],
  'fence-built': [cue('fence-up')],
  'fence-torn-down': [cue('fence-kicked', 150)],
  armed: [cue('draw')],
  suited: [cue('armour')],
  'fight-started': ({ cause }) => (cause === 'loot' ? [cue('door-burst')] : [cue('growl')]),
  'survivors-rolled': ({ type, kills }) => struck(type, kills, WEAPON_CONTACT, ['hit', 'fall']),
  'zombies-rolled': ({ type, deaths }) => struck(type, deaths, ENEMY_CONTACT, ['bite', 'wound-heavy']),
  ran: feet,
  sacrificed: [cue('door'), cue('fallen', 250)],
  'fight-won': SILENT,
  'fight-lost': [cue('roar')],
  'attack-opened': [cue('draw'), cue('swing', 200)],
  'attack-rolled': ({ type, losses: { attackers, defenders } }) =>
    struck(type, attackers + defenders, WEAPON_CONTACT, ['hit-hard', 'fall']),
  withdrew: feet,
  'attack-ended': SILENT,
  'game-over': ({ outcome }) => (isWon(outcome) ? [cue('daybreak'), cue('win', 100)] : [cue('loss')]),
};

/** The sounds of one entry; none for what is only said. */
export const soundsOf = (entry: Entry): readonly Cue[] => cuesOf(SOUNDS, entry);

/** The share of the rounds that is day; then it gets dark. */
const DAYLIGHT = 2 / 3;

export function timeOf({ round, options, outcome }: Pick<State, 'round' | 'options' | 'outcome'>): TimeOfDay {
  return !outcome && round > options.maxRounds * DAYLIGHT ? 'night' : 'day';
}
