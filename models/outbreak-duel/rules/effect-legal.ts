/** When a card may be played: if every primitive that has a condition meets it (3.11). */
import type { Reason } from '../../kernel/types';
import type { Effect } from '../content/effects';
import { WEAPONS } from '../content/weapons';
import type { Side, State, Uid } from '../state';
import { whyNoMeans, whyOutOfAim } from './attack-legal';
import { cardsToFind } from './card-search';
import { no } from './reason';
import { otherSide } from './table';
import { fixedTargets, targetOf, whyNoChoice } from './targets';

/** Who plays what, and which of several primitives it is. */
interface Case {
  readonly by: Side;
  readonly effects: readonly Effect[];
  readonly it: Uid | null;
}

function whyNoTarget(state: State, effect: Effect, it: Uid | null): Reason | null {
  const target = targetOf(effect);
  if (!target) return null;
  if (target.pick === 'one' || target.pick === 'upTo') return whyNoChoice(state, effect);
  return fixedTargets(state, target, it).length > 0 ? null : no('noTarget');
}

function whyNoAttack(state: State, effect: Extract<Effect, { kind: 'attack' }>): Reason | null {
  const reason = whyNoMeans(state, effect.means);
  if (reason) return reason;
  if (effect.means !== 'meleeVsAttacker') return whyNoChoice(state, effect);
  return state.bite ? whyOutOfAim(state, state.bite.zombie) : no('noTarget');
}

function whyNoRepair(state: State, by: Side, range: 'any' | 'ranged'): Reason | null {
  const { weapon } = state.players[by];
  if (!weapon) return no('noWeapon');
  if (range === 'ranged' && WEAPONS[weapon.card].range !== 'ranged') return no('needRanged');
  return weapon.dur >= weapon.durMax ? no('fullDurability') : null;
}

/** Healing helps somebody who is hurt, or ill when the same card cures. */
function whyNoHeal(state: State, { by, effects }: Case): Reason | null {
  const { hp, maxHp, infection } = state.players[by];
  const cures = effects.some(({ kind }) => kind === 'cure') && infection > 0;
  return hp < maxHp || cures ? null : no('fullHp');
}

function whyNoThreat(
  state: State,
  { by, effects }: Case,
  effect: Extract<Effect, { kind: 'changeTh' }>,
): Reason | null {
  if (effects.length > 1 || effect.n >= 0) return null;
  const { th } = state.players[effect.who === 'opponent' ? otherSide(by) : by];
  return th > 0 ? null : no('noTh', { n: 1, k: th });
}

/** The killed zombie has to lie in the graveyard still. */
function whyNotBurned(state: State): Reason | null {
  const kill = state.stack.findLast(({ type }) => type === 'killWindow' || type === 'openKill');
  return kill && 'inGraveyard' in kill && kill.inGraveyard ? null : no('noTarget');
}

function whyNotOne(state: State, given: Case, effect: Effect): Reason | null {
  const player = state.players[given.by];
  switch (effect.kind) {
    case 'damage':
    case 'stun':
    case 'moveBack':
    case 'redirect':
    case 'escapeRoll':
      return whyNoTarget(state, effect, given.it);
    case 'attack':
      return whyNoAttack(state, effect);
    case 'exileKilled':
      return whyNotBurned(state);
    case 'heal':
      return whyNoHeal(state, given);
    case 'loseHp':
      return player.hp > effect.n ? null : no('wouldKillYou');
    case 'draw':
      return given.effects.length > 1 || player.deck.length > 0 ? null : no('deckEmpty');
    case 'look':
      return player.deck.length > 0 ? null : no('deckEmpty');
    case 'search':
    case 'recover':
    case 'raise':
      return cardsToFind(state, given.by, effect).length > 0 ? null : no('noSuchCard');
    case 'changeTh':
      return whyNoThreat(state, given, effect);
    case 'repair':
      return whyNoRepair(state, given.by, effect.range);
    default:
      return null;
  }
}

/** The first condition that is not met; null when the card may be played. */
export function whyNoEffect(
  state: State,
  by: Side,
  effects: readonly Effect[],
  it: Uid | null = null,
): Reason | null {
  for (const effect of effects) {
    const reason = whyNotOne(state, { by, effects, it }, effect);
    if (reason) return reason;
  }
  return null;
}
