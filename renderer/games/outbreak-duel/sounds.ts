/** What happened, as sounds: which belong to an entry, and how far into its motion each begins. None depends on a hand (OD-PRIV-06). */
import { WEAPONS } from '../../../models/outbreak-duel/content/weapons';
import type { Entry, EntryOf } from '../../../models/outbreak-duel/entries';
import { SURVIVOR_IDS, WEAPON_IDS } from '../../../models/outbreak-duel/ids';
import type { TimeOfDay } from '../../audio/ambience/ambience';
import { type Cue, cuesOf, type EntrySounds, SILENT } from '../../audio/score';
import type { SoundId } from '../../audio/sounds';
import { BLOWS, ENEMY_CONTACT, WEAPON_CONTACT } from '../../motion/blow';
import { mannerOfZombie } from './manners';
import { DICE } from './motions';

const cue = (sound: SoundId, after = 0): Cue => ({ sound, after });

/** A die flies first and comes to rest; then it is seen what it does. */
const LANDED = 520;
const ROLL = [cue('dice-throw'), cue('dice-settle', LANDED)];

/** What is swung is heard before it meets. */
const SWINGS = 120;

function struck({ weapon, success, die }: EntryOf<'attack-rolled'>): readonly Cue[] {
  const meets = WEAPON_CONTACT + (die === null ? 0 : DICE);
  const own = weapon && WEAPONS[weapon].range === 'ranged' ? 'shot' : 'swing';
  const blow = [cue(own, meets - SWINGS), cue(success ? 'hit' : 'miss', meets)];
  return die === null ? blow : [...ROLL, ...blow];
}

function escaped({ success }: EntryOf<'escape-rolled'>): readonly Cue[] {
  return [...ROLL, cue(success ? 'leap' : 'growl', DICE)];
}

/** A blow was heard when it met. */
function hit({ source }: EntryOf<'zombie-hurt'>): readonly Cue[] {
  const isBlow = [...WEAPON_IDS, ...SURVIVOR_IDS].some((id) => id === source);
  return isBlow ? SILENT : [cue('hit')];
}

const HEAVY = 4;

function hurt({ n }: EntryOf<'hurt'>): readonly Cue[] {
  return [cue(n >= HEAVY ? 'wound-heavy' : 'wound-light')];
}

/** Teeth are heard when they meet, or click on nothing. */
function bitten({ card, dealt }: EntryOf<'bite-landed'>): readonly Cue[] {
  return [cue(dealt > 0 ? 'bite' : 'armour', BLOWS[mannerOfZombie(card)].contact)];
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
  'zombie-hurt': hit,
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
  'bite-off': [cue('miss', ENEMY_CONTACT)],
  'clumsy-rolled': ROLL,
  'bite-landed': bitten,
  redirected: [cue('bite'), cue('fall', 250)],
  acted: [cue('howler')],
  decayed: [cue('token-down')],
  hurt,
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
