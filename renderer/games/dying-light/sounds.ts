/** What happened, as sounds: which belong to an entry, and how far into its motion each begins. */
import { FIRST_NIGHT_ROUND } from '../../../models/dying-light/content/board';
import type { Entry, EntryOf, EntryType } from '../../../models/dying-light/entries';
import type { ItemId } from '../../../models/dying-light/ids';
import type { State } from '../../../models/dying-light/state';
import { isWon } from '../../../models/kernel/outcome';
import type { TimeOfDay } from '../../audio/ambience/ambience';
import type { Cue } from '../../audio/score';
import type { SoundId } from '../../audio/sounds';
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

const ITEMS: Readonly<Partial<Record<ItemId, SoundId>>> = {
  'c-firecrackers': 'firecrackers',
  'e-bottle': 'fire',
  'e-grapnel': 'spring',
  'e-lantern': 'uv-on',
};

/** Entries that always sound the same. */
const PLAIN: Readonly<Partial<Record<EntryType, readonly Cue[]>>> = {
  'round-started': [cue('tracker')],
  'activation-card': [cue('card-flip')],
  'dice-rolled': ROLL,
  'die-placed': [cue('die-place', 200)],
  'momentum-gained': [cue('die-place')],
  'die-fatigued': [cue('die-place')],
  'die-upgraded': [cue('die-place')],
  'risk-rolled': THROW,
  'damage-rolled': THROW,
  'attack-die-rolled': THROW,
  'attack-missed': [cue('miss')],
  'enemy-knocked-down': [cue('hit'), cue('fall', 130)],
  'enemy-pushed': [cue('push')],
  'item-gained': [cue('card-deal')],
  'item-lost': [cue('card-slide')],
  'salvage-gained': [cue('token-up')],
  'weapon-switched': [cue('draw')],
  exchanged: [cue('card-slide')],
  'gear-used': [cue('armour')],
  'gear-damaged': [cue('armour')],
  'wound-light': [cue('wound-light')],
  'wound-heavy': [cue('wound-heavy'), cue('card-flip', 350)],
  'wound-healed': [cue('heal')],
  eliminated: [cue('fallen')],
  'exposure-token-taken': [cue('token-up')],
  'chase-taken': [cue('chase')],
  'exposure-drawn': [cue('card-deal')],
  'exposure-reshuffled': [cue('card-shuffle')],
  'activation-deck-shuffled': [cue('card-shuffle')],
  'enemies-attack': [cue('bite')],
  'infected-spawned': [cue('growl')],
  'infected-moved': [cue('shuffle')],
  'infected-removed': [cue('fall')],
  'infected-stood-up': [cue('rise')],
  'howler-screamed': [cue('howler')],
  nightfall: [cue('nightfall')],
  daybreak: [cue('daybreak')],
  'uv-on': [cue('uv-on')],
  'uv-off': [cue('uv-off')],
  'card-revealed': [cue('card-flip')],
  event: [cue('event')],
};

function killed({ by }: EntryOf<'enemy-killed'>): readonly Cue[] {
  switch (by) {
    case 'crit':
    case 'cleave':
      return [cue('hit-hard'), cue('fall', 120)];
    case 'damage':
      return [cue('hit'), cue('fall', 120)];
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

/** The sounds of one entry; none for what is only said. */
export function soundsOf(entry: Entry): readonly Cue[] {
  switch (entry.type) {
    case 'runner-moved':
      return STEPS[entry.kind];
    case 'attacked':
      return [cue(SHOT.has(entry.with) ? 'shot' : 'swing')];
    case 'enemy-killed':
      return killed(entry);
    case 'item-used':
      return [cue(ITEMS[entry.item] ?? 'rustle')];
    case 'interacted':
      return interacted(entry);
    case 'night-activation':
      return [cue(entry.infected === 'volatile' ? 'roar' : 'growl')];
    case 'token-placed':
      return [cue(entry.kind === 'fire' ? 'fire' : 'token-down', 60)];
    case 'token-removed':
      return [cue('token-up')];
    case 'game-over':
      return [cue(isWon(entry.outcome) ? 'win' : 'loss')];
    default:
      return PLAIN[entry.type] ?? [];
  }
}

export function timeOf({ round }: State): TimeOfDay {
  return round < FIRST_NIGHT_ROUND ? 'day' : 'night';
}
