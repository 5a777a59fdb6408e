/** What happened, as sounds: which belong to an entry, and how far into its motion each begins. None depends on a hand (OD-PRIV-06). */
import { WEAPONS } from '../../../models/outbreak-duel/content/weapons';
import type { Entry, EntryOf } from '../../../models/outbreak-duel/entries';
import type { TimeOfDay } from '../../audio/ambience/ambience';
import { type Cue, cuesOf, type EntrySounds, SILENT } from '../../audio/score';
import type { SoundId } from '../../audio/sounds';

const cue = (sound: SoundId, after = 0): Cue => ({ sound, after });

/** A die flies first and comes to rest; then it is seen what it does. */
const LANDED = 520;
const HARM = 900;
const ROLL = [cue('dice-throw'), cue('dice-settle', LANDED)];

function struck({ weapon, success }: EntryOf<'attack-rolled'>): readonly Cue[] {
  const shot =
    weapon && WEAPONS[weapon].range === 'ranged' ? cue('shot', HARM - 120) : cue('swing', HARM - 120);
  return [...ROLL, shot, cue(success ? 'hit' : 'miss', HARM)];
}

function escaped({ success }: EntryOf<'escape-rolled'>): readonly Cue[] {
  return [...ROLL, cue(success ? 'leap' : 'growl', HARM)];
}

const HEAVY = 4;

function bitten({ n }: EntryOf<'hurt'>): readonly Cue[] {
  return [cue('bite'), cue(n >= HEAVY ? 'wound-heavy' : 'wound-light', 150)];
}

const SOUNDS: EntrySounds<Entry> = {
  'first-player': [cue('die-place')],
  dealt: [cue('card-shuffle'), cue('card-deal', 500)],
  kept: [cue('card-shuffle')],
  ready: SILENT,
  'turn-started': [cue('tracker')],
  refreshed: [cue('token-up')],
  drew: [cue('card-slide')],
  'survivor-phase-ended': [cue('card-slide')],
  'turn-ended': SILENT,
  played: [cue('card-flip')],
  replaced: [cue('card-slide')],
  'item-used': [cue('rustle')],
  'item-gone': SILENT,
  'ability-used': [cue('heal')],
  looted: [cue('card-slide')],
  reacted: [cue('card-flip')],
  passed: SILENT,
  attacked: [cue('draw')],
  'attack-rolled': struck,
  'escape-rolled': escaped,
  'roll-turned': [cue('confirm')],
  'weapon-worn': SILENT,
  'weapon-broken': [cue('fence-kicked')],
  'zombie-hurt': [cue('hit')],
  'zombie-died': [cue('fall')],
  'body-burned': [cue('fire')],
  stunned: [cue('spark')],
  'moved-back': [cue('push')],
  spawned: [cue('growl')],
  'row-filled': [cue('card-deal')],
  recycled: [cue('card-shuffle'), cue('rise', 400)],
  raised: [cue('rise')],
  'graves-exiled': [cue('fire')],
  regrew: [cue('rise')],
  'zombie-phase-started': [cue('nightfall')],
  standoff: SILENT,
  advanced: [cue('shuffle'), cue('step', 300)],
  'bite-declared': [cue('roar')],
  'bite-reduced': SILENT,
  'bite-off': [cue('miss')],
  'clumsy-rolled': ROLL,
  'bite-landed': SILENT,
  redirected: [cue('bite'), cue('fall', 250)],
  acted: [cue('howler')],
  decayed: [cue('token-down')],
  hurt: bitten,
  survived: [cue('wound-heavy')],
  infected: [cue('token-down')],
  grabbed: [cue('push')],
  gnawed: [cue('card-flip'), cue('card-flip', 200)],
  healed: [cue('heal')],
  cured: [cue('heal')],
  covered: [cue('armour')],
  gained: [cue('token-up')],
  bonus: [cue('token-up')],
  'th-changed': [cue('token-up')],
  repaired: [cue('boards')],
  looked: [cue('card-slide')],
  took: [cue('card-slide')],
  'auto-pass-set': SILENT,
  forced: SILENT,
  'game-over': [cue('fallen'), cue('win', 500)],
};

/** The sounds of one entry; none for what is only said. */
export const soundsOf = (entry: Entry): readonly Cue[] => cuesOf(SOUNDS, entry);

/** The street lies in the dark all game long. */
export const timeOf = (): TimeOfDay => 'night';
