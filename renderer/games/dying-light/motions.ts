/** What happened, as motions of the table: which piece goes where, how, and how long it takes. */

import type { Entry, EntryOf } from '../../../models/dying-light/entries';
import type {
  AreaId,
  InfectedType,
  ItemId,
  RiskSymbol,
  RunnerId,
  ScenarioCardId,
  TokenId,
  TokenKind,
  WoundId,
  ZoneId,
} from '../../../models/dying-light/ids';
import type { Attackers, Die } from '../../../models/dying-light/state';
import { ENEMY_CONTACT, type Manner, WEAPON_CONTACT } from '../../motion/blow';
import type { Timed } from '../../motion/director';
import { type CardModel, itemCard } from './scene/cards/card-faces';
import type { ThrownDie } from './scene/scene-model';

export type Motion = Timed &
  (
    | {
        readonly kind: 'runner';
        readonly runner: RunnerId;
        readonly to: ZoneId;
        readonly gait: 'slide' | 'vault' | 'leap' | 'spring';
      }
    | { readonly kind: 'walk'; readonly infected: InfectedType; readonly from: AreaId; readonly to: AreaId }
    | { readonly kind: 'spawn'; readonly infected: InfectedType; readonly area: AreaId }
    | {
        readonly kind: 'remove';
        readonly infected: InfectedType;
        readonly area: AreaId;
        readonly down: boolean;
        readonly by: EntryOf<'enemy-killed'>['by'] | 'rule';
      }
    | { readonly kind: 'miss'; readonly runner: RunnerId; readonly target: InfectedType }
    | { readonly kind: 'knock-down'; readonly infected: InfectedType; readonly area: AreaId }
    | { readonly kind: 'stand-up' }
    | {
        readonly kind: 'strike';
        readonly runner: RunnerId;
        readonly area: AreaId;
        readonly target: InfectedType;
        readonly manner: Manner;
      }
    | { readonly kind: 'menace'; readonly runner: RunnerId; readonly attackers: Attackers }
    | { readonly kind: 'bite'; readonly runner: RunnerId; readonly wounds: number }
    | {
        readonly kind: 'harm';
        readonly runner: RunnerId;
        readonly heavy: boolean;
        /** The card of a Heavy Wound. */
        readonly wound: WoundId | null;
      }
    | { readonly kind: 'roll'; readonly runner: RunnerId; readonly dice: readonly Die[] }
    | { readonly kind: 'spend'; readonly runner: RunnerId; readonly die: Die; readonly slot: number }
    /** `total`: damage of an attack. */
    | { readonly kind: 'throw'; readonly dice: readonly ThrownDie[]; readonly total?: number }
    | {
        readonly kind: 'token';
        readonly token: TokenId;
        readonly tokenKind: TokenKind;
        readonly zone: ZoneId;
        readonly placed: boolean;
      }
    | { readonly kind: 'draw'; readonly card: CardModel }
    /** A card that somebody gets, held up before it goes to them. */
    | { readonly kind: 'show'; readonly card: CardModel }
    | { readonly kind: 'reveal'; readonly card: ScenarioCardId }
    | { readonly kind: 'pulse'; readonly area: AreaId }
    | { readonly kind: 'round'; readonly round: number }
    | { readonly kind: 'light'; readonly night: boolean }
    | { readonly kind: 'uv'; readonly area: AreaId; readonly on: boolean }
  );

/** Milliseconds at single speed; nobody waits longer than 1.2 seconds for one thing. */
export const DURATION = {
  run: 420,
  climb: 620,
  jump: 620,
  pad: 800,
  walk: 250,
  spawn: 300,
  /** Wind-up; the blow itself comes when the dice have said how it ends. */
  strike: 300,
  kill: 950,
  remove: 620,
  knockDown: 760,
  miss: 640,
  standUp: 400,
  menace: 420,
  bite: 960,
  harm: 450,
  // long enough to see what it is
  heavyHarm: 1150,
  roll: 750,
  spend: 260,
  throw: 850,
  token: 350,
  draw: 700,
  show: 1000,
  reveal: 1150,
  pulse: 650,
  round: 500,
  // The light goes on swinging for four seconds; nobody has to wait for it.
  light: 1100,
  uv: 400,
} as const;

/** Milliseconds after which it is told what a motion shows: who was hit falls, dice lie still, a card can be read. */
const TELLS = {
  struck: WEAPON_CONTACT + 100,
  bitten: ENEMY_CONTACT + 100,
  lies: 700,
  rolled: 620,
  turned: 260,
} as const;

type MoveKind = EntryOf<'runner-moved'>['kind'];

const STEPS: Readonly<
  Record<MoveKind, { readonly gait: 'slide' | 'vault' | 'leap' | 'spring'; readonly duration: number }>
> = {
  run: { gait: 'slide', duration: DURATION.run },
  step: { gait: 'slide', duration: DURATION.run },
  climb: { gait: 'vault', duration: DURATION.climb },
  jump: { gait: 'leap', duration: DURATION.jump },
  pad: { gait: 'spring', duration: DURATION.pad },
};

/** How each Weapon strikes, and what is thrown or shot. */
const MANNERS: Readonly<Partial<Record<ItemId | 'spear', Manner>>> = {
  'w-hammer': 'hammer',
  'w-cleavers': 'slash',
  'w-bow': 'shoot',
  'w-baton': 'stab',
  'e-blade': 'slash',
  'e-crossbow': 'shoot',
  'c-knives': 'throw',
  spear: 'throw',
};

const mannerOf = (weapon: ItemId | 'spear'): Manner => MANNERS[weapon] ?? 'hammer';

/** Weapons and Items that fly or send something flying; all others are swung. */
export const SHOT: ReadonlySet<ItemId | 'spear'> = new Set(['w-bow', 'e-crossbow', 'c-knives', 'spear']);

function thrown(symbols: readonly RiskSymbol[], faces: readonly string[]): readonly ThrownDie[] {
  const damage = ['1', '2', '3', '4', '5', 'crit'] as const;
  return [
    ...symbols.map((symbol) => ({ kind: 'risk', symbol }) as const),
    ...faces.flatMap((name) =>
      damage.filter((face) => face === name).map((face) => ({ kind: 'damage', face }) as const),
    ),
  ];
}

/** Whether somebody struck, rather than something happening to the dead. */
const isBlow = (by: EntryOf<'enemy-killed'>['by']): boolean =>
  by === 'damage' || by === 'crit' || by === 'cleave';

const THROW = { kind: 'throw', duration: DURATION.throw, tells: TELLS.lies } as const;
const DRAW = { kind: 'draw', duration: DURATION.draw, tells: TELLS.turned } as const;
const SHOW = { kind: 'show', duration: DURATION.show, tells: TELLS.turned } as const;

/** The motion of one entry; null for what moves nothing on the table. */
export function motionOf(entry: Entry): Motion | null {
  switch (entry.type) {
    case 'runner-moved':
      return { kind: 'runner', runner: entry.runner, to: entry.to, ...STEPS[entry.kind] };
    case 'infected-moved':
    case 'enemy-pushed':
      return {
        kind: 'walk',
        infected: entry.infected,
        from: entry.from,
        to: entry.to,
        duration: DURATION.walk,
      };
    case 'infected-spawned':
      return { kind: 'spawn', infected: entry.infected, area: entry.area, duration: DURATION.spawn };
    case 'enemy-killed':
    case 'infected-removed':
      return {
        kind: 'remove',
        infected: entry.infected,
        area: entry.area,
        down: entry.down,
        ...(entry.type === 'enemy-killed'
          ? {
              by: entry.by,
              duration: isBlow(entry.by) ? DURATION.kill : DURATION.remove,
              tells: isBlow(entry.by) ? TELLS.struck : 0,
            }
          : { by: 'rule', duration: DURATION.remove }),
      };
    case 'attack-missed':
      return {
        kind: 'miss',
        runner: entry.runner,
        target: entry.target,
        duration: DURATION.miss,
        tells: TELLS.struck,
      };
    case 'enemy-knocked-down':
      return {
        kind: 'knock-down',
        infected: entry.infected,
        area: entry.area,
        duration: DURATION.knockDown,
        tells: TELLS.struck,
      };
    case 'attacked':
      return {
        kind: 'strike',
        runner: entry.runner,
        area: entry.area,
        target: entry.target,
        manner: mannerOf(entry.with),
        duration: DURATION.strike,
      };
    case 'enemies-attack':
      return { kind: 'menace', runner: entry.runner, attackers: entry.attackers, duration: DURATION.menace };
    case 'attack-resolved':
      return {
        kind: 'bite',
        runner: entry.runner,
        wounds: entry.wounds,
        duration: DURATION.bite,
        tells: TELLS.bitten,
      };
    case 'wound-light':
      return { kind: 'harm', runner: entry.runner, heavy: false, wound: null, duration: DURATION.harm };
    case 'wound-heavy':
      return {
        kind: 'harm',
        runner: entry.runner,
        heavy: true,
        wound: entry.wound,
        duration: DURATION.heavyHarm,
      };
    case 'infected-stood-up':
      return { kind: 'stand-up', duration: DURATION.standUp };
    case 'dice-rolled':
      return {
        kind: 'roll',
        runner: entry.runner,
        dice: entry.dice,
        duration: DURATION.roll,
        tells: TELLS.rolled,
      };
    case 'die-placed':
      return {
        kind: 'spend',
        runner: entry.runner,
        die: entry.die,
        slot: entry.slot,
        duration: DURATION.spend,
      };
    case 'risk-rolled':
      return { ...THROW, dice: thrown(entry.symbols, []) };
    case 'damage-rolled':
      return { ...THROW, dice: thrown([], entry.faces), total: entry.total };
    case 'attack-die-rolled':
      return { ...THROW, dice: thrown([], [entry.face]) };
    case 'token-placed':
    case 'token-removed':
      return {
        kind: 'token',
        token: entry.token,
        tokenKind: entry.kind,
        zone: entry.zone,
        placed: entry.type === 'token-placed',
        duration: DURATION.token,
      };
    case 'exposure-drawn': {
      const id = entry.cards.at(-1);
      if (!id) return null;
      return { ...DRAW, card: { family: 'exposure', id, night: entry.night } };
    }
    case 'activation-card':
      return { ...DRAW, card: { family: 'activation', id: entry.card } };
    case 'item-gained':
      return { ...SHOW, card: itemCard(entry.item) };
    case 'chase-taken':
      return { ...SHOW, card: { family: 'chase', id: entry.chase } };
    case 'card-revealed':
      return { kind: 'reveal', card: entry.card, duration: DURATION.reveal, tells: TELLS.turned };
    case 'area-resolving':
    case 'howler-screamed':
      return { kind: 'pulse', area: entry.area, duration: DURATION.pulse };
    case 'uv-on':
    case 'uv-off':
      return { kind: 'uv', area: entry.area, on: entry.type === 'uv-on', duration: DURATION.uv };
    case 'round-started':
      return { kind: 'round', round: entry.round, duration: DURATION.round };
    case 'nightfall':
    case 'daybreak':
      return { kind: 'light', night: entry.type === 'nightfall', duration: DURATION.light };
    case 'runner-picked':
    case 'gear-picked':
    case 'weapon-picked':
    case 'city-built':
    case 'activation-started':
    case 'activation-ended':
    case 'passed':
    case 'forced':
    case 'dice-gathered':
    case 'momentum-gained':
    case 'momentum-kept':
    case 'momentum-lost':
    case 'die-fatigued':
    case 'die-returned':
    case 'die-upgraded':
    case 'item-used':
    case 'item-lost':
    case 'salvage-gained':
    case 'weapon-switched':
    case 'exchange-offered':
    case 'exchanged':
    case 'exchange-refused':
    case 'interacted':
    case 'gear-used':
    case 'gear-damaged':
    case 'defended':
    case 'wound-healed':
    case 'eliminated':
    case 'exposure-token-taken':
    case 'exposure-token-discarded':
    case 'chase-crowded':
    case 'chase-discarded':
    case 'exposure-frozen':
    case 'area-uv-safe':
    case 'exposure-totals':
    case 'exposure-reshuffled':
    case 'attackers-assigned':
    case 'spawn-lost':
    case 'spread-started':
    case 'moves-lost':
    case 'night-activation':
    case 'activation-deck-shuffled':
    case 'card-acknowledged':
    case 'event':
    case 'choice-made':
    case 'told':
    case 'game-over':
      return null;
    default:
      return entry satisfies never;
  }
}

/** The motions of what happened, in order. */
export function motionsOf(entries: readonly Entry[]): readonly Motion[] {
  return entries.flatMap((entry) => motionOf(entry) ?? []);
}
