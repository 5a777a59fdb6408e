/** Entries of Survive Until Daylight of every kind that has a sentence of its own. */
import type { DamageSource, Entry } from '../../../models/survive-until-daylight/entries';
import { ASSAULT_IDS, PERK_USES } from '../../../models/survive-until-daylight/ids';
import type { Placement } from '../../../models/survive-until-daylight/moves';
import { aLine, table } from '../survive-until-daylight';

const seat = 'seat-1';
const other = 'seat-2';
const enemy = 'raider-1';
const SOURCES: readonly DamageSource[] = [
  'rd-rodent1',
  'rd-rodent2',
  'delay',
  'sp-energy',
  'sp-bloodlust',
  enemy,
];
const ATTACK = { seat, weapon: 'wp-pistol', target: enemy, vitaly: 0, price: [] } as const;
const RESULT = { seat, target: enemy, spears: 0, splash: 0, carried: null } as const;
const OUTCOME = { scores: {}, rank: null } as const;

function crafted(
  recipe: 'rc-barricade' | 'rc-spear' | 'rc-trap' | 'rc-grenade',
  placement: Placement,
): Entry {
  return { type: 'crafted', seat, recipe, parts: [], placement, free: false };
}

export const SAMPLES: readonly Entry[] = [
  { type: 'character-picked', seat, character: 'ch-trigger' },
  { type: 'first-player-set', seat, byLot: true },
  { type: 'first-player-set', seat, byLot: false },
  { type: 'starter-picked', seat, weapon: 'wp-machete' },
  { type: 'decks-built', pile: 72 },
  { type: 'option-set', seat, luckyAsk: 'big', autoKeep: true },
  { type: 'option-set', seat, luckyAsk: 'never', autoKeep: false },
  { type: 'forced', move: { type: 'ACCEPT' }, reason: 'only-option' },
  { type: 'round-started', round: 2, overtime: false },
  { type: 'round-started', round: 7, overtime: true },
  { type: 'pile-refilled', added: 10, before: 7 },
  { type: 'pile-refilled', added: 0, before: 0 },
  { type: 'scouted', seat, cards: ['am-arrow', 'jk-junk'] },
  { type: 'card-found', seat, card: 'am-arrow' },
  { type: 'card-found', seat, card: 'rd-crow' },
  { type: 'card-found', seat, card: 'wave' },
  { type: 'card-kept', seat, card: 'am-arrow', auto: true },
  { type: 'card-kept', seat, card: 'am-arrow', auto: false },
  { type: 'card-left', seat, card: 'jk-junk' },
  { type: 'cards-discarded', seat, card: 'am-arrow', count: 2 },
  { type: 'red-ignored', seat, card: 'rd-crow', again: true },
  { type: 'red-ignored', seat, card: 'rd-crow', again: false },
  { type: 'card-lost', seat, card: 'am-arrow', to: 'rd-crow' },
  { type: 'card-lost', seat, card: 'am-arrow', to: enemy },
  { type: 'wave-accepted', seat },
  { type: 'wave-accepted', seat, undelayed: 'DELAY_WOULD_KILL' },
  { type: 'wave-accepted', seat, undelayed: 'PILE_EMPTY' },
  { type: 'wave-delayed', seat, cards: 3 },
  ...ASSAULT_IDS.map((assault): Entry => ({ type: 'assault-turned', assault })),
  { type: 'line-joined', cards: aLine(['wanderer', 'wanderer', 'survivor']) },
  { type: 'gift-offered', from: seat, to: other, card: 'am-arrow', count: 2 },
  { type: 'gift-taken', from: seat, to: other, card: 'am-arrow', count: 2 },
  { type: 'gift-refused', from: seat, to: other, card: 'am-arrow' },
  { type: 'junk-traded', seat, count: 2 },
  { type: 'seat-ready', seat, ready: true },
  { type: 'seat-ready', seat, ready: false },
  { type: 'healed', seat, card: 'hl-can', amount: 2 },
  ...SOURCES.map(
    (source): Entry => ({ type: 'damage-taken', seat, amount: 1, total: 3, source, splash: false }),
  ),
  { type: 'damage-taken', seat, amount: 1, total: 3, source: enemy, splash: true },
  ...PERK_USES.map((perk): Entry => ({ type: 'perk-used', seat, perk })),
  { type: 'turn-started', seat },
  { type: 'turn-ended', seat, actionsLeft: 2 },
  { type: 'special-played', seat, card: 'sp-focus' },
  { type: 'cheered', seat, actor: other },
  crafted('rc-barricade', { kind: 'own' }),
  crafted('rc-spear', { kind: 'enemy', enemy }),
  crafted('rc-trap', { kind: 'seat', seat: other }),
  crafted('rc-grenade', { kind: 'pair', left: 'brute-1', right: 'brute-2' }),
  crafted('rc-grenade', { kind: 'pair', left: 'brute-1', right: 'raider-1' }),
  crafted('rc-grenade', { kind: 'pair', left: 'brute-1', right: null }),
  { type: 'line-moved', cards: ['brute-1', 'raider-1'] },
  { type: 'attack-declared', ...ATTACK, ammo: 2 },
  { type: 'combat-drawn', by: seat, cards: ['cc-hit', 'cc-whiff'] },
  { type: 'combat-drawn', by: enemy, cards: ['cc-hit', 'cc-whiff'] },
  { type: 'combat-drawn', by: 'brute-1', cards: ['cc-swing', 'cc-clean', 'cc-fan', 'cc-through'] },
  { type: 'combat-reshuffled', cards: 34 },
  { type: 'lucky-played', seat, from: 'cc-hit', to: 'cc-whiff' },
  { type: 'lucky-played', seat, from: 'cc-hit', to: null },
  { type: 'lucky-passed', seat, auto: true },
  { type: 'lucky-passed', seat, auto: false },
  { type: 'card-used', by: seat, card: 'cc-hit', of: 2 },
  { type: 'attack-resolved', ...RESULT, shares: { left: 0, target: 0, right: 0 } },
  { type: 'attack-resolved', ...RESULT, shares: { left: 1, target: 2, right: 0 } },
  { type: 'line-damaged', card: enemy, amount: 2, total: 2 },
  { type: 'line-damaged', card: enemy, amount: 2, total: 4 },
  { type: 'line-damaged', card: enemy, amount: 2, total: 2, beside: true },
  { type: 'line-died', cards: ['wanderer-1', 'wanderer-2'], beside: true },
  { type: 'line-died', cards: ['wanderer-1', 'wanderer-2', 'wanderer-3'] },
  { type: 'line-died', cards: ['wanderer-1', 'raider-1', 'wanderer-2'] },
  { type: 'enemies-began', holder: seat, attackers: 2 },
  { type: 'enemies-began', holder: null, attackers: 2 },
  { type: 'enemy-skipped', enemy },
  { type: 'trap-sprung', seat, enemy },
  { type: 'enemy-attacked', enemy, target: seat, damage: 2, splash: 1, bolster: 0 },
  { type: 'enemy-attacked', enemy, target: seat, damage: 2, splash: 1, bolster: 1 },
  { type: 'enemy-attacked', enemy, target: 'survivor-1', damage: 2, splash: 0, bolster: 0 },
  { type: 'survivor-spared', survivor: 'survivor-1' },
  { type: 'barricade-broke', seat, enemy },
  { type: 'allies-absorbed', seat, count: 2 },
  { type: 'hit-missed', seat, enemy },
  { type: 'survivor-joined', seat, survivor: 'survivor-1' },
  { type: 'token-passed', from: seat, to: other },
  { type: 'round-ended', round: 2 },
  { type: 'character-died', seat },
  { type: 'game-over', outcome: { ...OUTCOME, winners: [seat, other], reason: 'sd.outcome.line-cleared' } },
  { type: 'game-over', outcome: { ...OUTCOME, winners: [], reason: 'sd.outcome.character-died' } },
];

/** Names seats and cards. */
export const STATE = table({ characters: ['ch-trigger', 'ch-psycho'] });

/** What never is 0. */
export const AT_LEAST_ONE = [
  'decks-built.pile',
  'round-started.round',
  'scouted.cards',
  'cards-discarded.count',
  'wave-delayed.cards',
  'gift-offered.count',
  'gift-taken.count',
  'junk-traded.count',
  'healed.amount',
  'damage-taken.amount',
  'damage-taken.total',
  'line-moved.cards',
  'combat-drawn.cards',
  'combat-reshuffled.cards',
  'card-used.of',
  'line-damaged.amount',
  'line-damaged.total',
  'line-died.cards',
  'allies-absorbed.count',
  'round-ended.round',
];
