/** What happened, as sounds: which belong to an entry, and how far into its motion each begins. */
import { FIRST_NIGHT_ROUND } from '../../../models/dying-light/content/board';
import type { Entry, EntryOf } from '../../../models/dying-light/entries';
import type { ItemId } from '../../../models/dying-light/ids';
import type { State } from '../../../models/dying-light/state';
import { isWon } from '../../../models/kernel/outcome';
import type { TimeOfDay } from '../../audio/ambience/ambience';
import { type Cue, cuesOf, type EntrySounds, SILENT } from '../../audio/score';
import type { SoundId } from '../../audio/sounds';
import { ENEMY_CONTACT, WEAPON_CONTACT } from '../../motion/blow';
import { SHOT } from './motions';

type Step = EntryOf<'runner-moved'>['kind'];

const cue = (sound: SoundId, after = 0): Cue => ({ sound, after });

/** Feet touch the table where the hops of the motion end. */
const RUN = [0, 105, 210, 315].map((after) => cue('step', after));

const STEPS: Readonly<Record<Step, readonly Cue[]>> = {
  run: RUN,
  step: RUN,
  climb: [cue('climb'), cue('land', 560)],
  jump: [cue('leap'), cue('land', 580)],
  pad: [cue('spring'), cue('land', 760)],
};

/** Dice fly first and come to rest in the second half of their motion. */
const ROLL = [cue('dice-shake'), cue('dice-throw', 240), cue('dice-settle', 500)];
const THROW = [cue('dice-throw'), cue('dice-settle', 520)];

/** Who is hit falls after the stop. */
const FALLS = WEAPON_CONTACT + 260;

const ITEMS: Readonly<Partial<Record<ItemId, SoundId>>> = {
  'c-firecrackers': 'firecrackers',
  'e-bottle': 'fire',
  'e-grapnel': 'spring',
  'e-lantern': 'uv-on',
};

/** What is swung or sent off is heard before it meets, not while the dice are still in the air. */
const SETS_OFF = WEAPON_CONTACT - 140;

function swung(before: readonly Entry[]): readonly Cue[] {
  const attack = before.findLast((entry) => entry.type === 'attacked');
  return attack ? [cue(SHOT.has(attack.with) ? 'shot' : 'swing', SETS_OFF)] : SILENT;
}

function killed({ by }: EntryOf<'enemy-killed'>, before: readonly Entry[]): readonly Cue[] {
  switch (by) {
    case 'cleave':
      return [cue('hit-hard', WEAPON_CONTACT), cue('fall', FALLS)];
    case 'crit':
      return [...swung(before), cue('hit-hard', WEAPON_CONTACT), cue('fall', FALLS)];
    case 'damage':
      return [...swung(before), cue('hit', WEAPON_CONTACT), cue('fall', FALLS)];
    case 'push':
    case 'item':
      return [cue('fall')];
    default:
      return by satisfies never;
  }
}

function interacted({ kind }: EntryOf<'interacted'>): readonly Cue[] {
  if (kind === 'electricity') return [cue('spark')];
  return [cue(kind === 'objective' ? 'door' : 'rustle')];
}

const SOUNDS: EntrySounds<Entry> = {
  'runner-picked': SILENT,
  'gear-picked': SILENT,
  'weapon-picked': SILENT,
  'city-built': SILENT,
  'round-started': [cue('tracker')],
  'activation-started': SILENT,
  'activation-card': [cue('card-flip')],
  'activation-ended': SILENT,
  passed: SILENT,
  forced: SILENT,
  'dice-gathered': SILENT,
  'dice-rolled': ROLL,
  'die-placed': [cue('die-place', 200)],
  'momentum-gained': [cue('die-place')],
  'momentum-kept': SILENT,
  'momentum-lost': SILENT,
  'die-fatigued': [cue('die-place')],
  'die-returned': SILENT,
  'die-upgraded': [cue('die-place')],
  'risk-rolled': THROW,
  'damage-rolled': THROW,
  'attack-die-rolled': THROW,
  'runner-moved': (entry) => STEPS[entry.kind],
  attacked: [cue('draw')],
  'attack-missed': (_, before) => [...swung(before), cue('miss', WEAPON_CONTACT)],
  'enemy-killed': killed,
  'enemy-knocked-down': (_, before) => [...swung(before), cue('hit', WEAPON_CONTACT), cue('fall', FALLS)],
  'enemy-pushed': [cue('push')],
  'item-used': (entry) => [cue(ITEMS[entry.item] ?? 'rustle')],
  'item-gained': [cue('card-deal')],
  'item-lost': [cue('card-slide')],
  'salvage-gained': [cue('token-up')],
  'weapon-switched': [cue('draw')],
  'exchange-offered': SILENT,
  exchanged: [cue('card-slide')],
  'exchange-refused': SILENT,
  interacted: interacted,
  'gear-used': [cue('armour')],
  'gear-damaged': [cue('armour')],
  defended: SILENT,
  'wound-light': [cue('wound-light')],
  'wound-heavy': [cue('wound-heavy'), cue('card-flip', 350)],
  'wound-healed': [cue('heal')],
  eliminated: [cue('fallen')],
  'exposure-token-taken': [cue('token-up')],
  'exposure-token-discarded': SILENT,
  'chase-taken': [cue('chase')],
  'chase-crowded': SILENT,
  'chase-discarded': SILENT,
  'exposure-frozen': SILENT,
  'area-resolving': SILENT,
  'area-uv-safe': SILENT,
  'exposure-drawn': [cue('card-deal')],
  'exposure-totals': SILENT,
  'exposure-reshuffled': [cue('card-shuffle')],
  'attackers-assigned': SILENT,
  'enemies-attack': ({ attackers }) => [cue(attackers.volatile > 0 ? 'roar' : 'growl')],
  'attack-resolved': ({ wounds }) => [cue(wounds > 0 ? 'bite' : 'armour', ENEMY_CONTACT)],
  'infected-spawned': [cue('growl')],
  'spawn-lost': SILENT,
  'spread-started': SILENT,
  'infected-moved': [cue('shuffle')],
  'infected-removed': [cue('fall')],
  'moves-lost': SILENT,
  'night-activation': (entry) => [cue(entry.infected === 'volatile' ? 'roar' : 'growl')],
  'howler-screamed': [cue('howler')],
  'infected-stood-up': [cue('rise')],
  nightfall: [cue('nightfall')],
  daybreak: [cue('daybreak')],
  'activation-deck-shuffled': [cue('card-shuffle')],
  'uv-on': [cue('uv-on')],
  'uv-off': [cue('uv-off')],
  'card-revealed': [cue('card-flip')],
  'card-acknowledged': SILENT,
  event: [cue('event')],
  'token-placed': (entry) => [cue(entry.kind === 'fire' ? 'fire' : 'token-down', 60)],
  'token-removed': [cue('token-up')],
  'choice-made': SILENT,
  told: SILENT,
  'game-over': (entry) => [cue(isWon(entry.outcome) ? 'win' : 'loss')],
};

/** The sounds of one entry; none for what is only said. */
export const soundsOf = (entry: Entry, before: readonly Entry[] = []): readonly Cue[] =>
  cuesOf(SOUNDS, entry, before);

export function timeOf({ round }: State): TimeOfDay {
  return round < FIRST_NIGHT_ROUND ? 'day' : 'night';
}
