import type { EntryOf } from '../../../../../models/survive-until-daylight/entries';
import type { CombatId } from '../../../../../models/survive-until-daylight/ids';
import { combatKey } from '../cards/lying-cards';
import { pilePose } from '../poses';
import type { SceneModel } from '../scene-model';
import {
  atSeat,
  type Changes,
  combatCleared,
  combatDiscarded,
  coming,
  onCard,
  onPiles,
  parted,
} from './change';

/** Combat cards are turned from the deck; those of the attack before are put away. */
function drawn(scene: SceneModel, cards: readonly CombatId[]): SceneModel {
  const cleared = combatCleared(scene);
  const open = onPiles({ ...cleared, combat: cards, chosen: null }, ({ combat }) => ({
    combat: Math.max(0, combat - cards.length),
  }));
  return cards.reduce((all, _, index) => coming(all, combatKey(index), pilePose('combat', scene)), open);
}

function replaced(scene: SceneModel, from: CombatId, to: CombatId | null): SceneModel {
  const at = scene.combat.indexOf(from);
  if (at < 0) return scene;
  const combat = to ? scene.combat.with(at, to) : scene.combat.toSpliced(at, 1);
  const next = combatDiscarded({ ...scene, combat }, [from]);
  return to ? coming(next, combatKey(at), pilePose('combat', scene)) : next;
}

/** Cards become a token. What a grenade or spear does follows as entries of their own. */
function crafted(scene: SceneModel, { seat, parts, placement }: EntryOf<'crafted'>): SceneModel {
  const used = parts.reduce((all, card) => parted(all, seat, card, 1), scene);
  switch (placement.kind) {
    case 'own':
      return atSeat(used, seat, ({ barricades }) => ({ barricades: barricades + 1 }));
    case 'seat':
      return atSeat(used, placement.seat, ({ traps }) => ({ traps: traps + 1 }));
    case 'enemy':
      return onCard(used, placement.enemy, ({ spears }) => ({ spears: spears + 1 }));
    case 'pair':
      return used;
    default:
      return placement satisfies never;
  }
}

function declared(
  scene: SceneModel,
  { seat, weapon, target, price }: EntryOf<'attack-declared'>,
): SceneModel {
  const paid = price.reduce((all, { cardId, count }) => parted(all, seat, cardId, count), scene);
  return { ...combatCleared(paid), attack: { seat, weapon, target } };
}

/** What the combat turns show. */
export const COMBAT = {
  'turn-started': (scene, { seat }) => ({ ...combatCleared(scene), active: seat, attack: null }),
  crafted,
  'line-moved': (scene, { cards }) => {
    const moved = scene.line.filter(({ id }) => cards.includes(id));
    const stunned = moved.map((card) => ({ ...card, stunned: card.type !== 'survivor' }));
    return { ...scene, line: [...scene.line.filter(({ id }) => !cards.includes(id)), ...stunned] };
  },
  'attack-declared': declared,
  'combat-drawn': (scene, { cards }) => drawn(scene, cards),
  'lucky-played': (scene, { seat, from, to }) => replaced(parted(scene, seat, 'sp-lucky', 1), from, to),
  'card-used': (scene, { card }) => ({ ...scene, chosen: Math.max(0, scene.combat.indexOf(card)) }),
  'attack-resolved': (scene) => ({ ...scene, attack: null, blow: scene.attack }),
  'line-damaged': (scene, { card, total }) => onCard(scene, card, () => ({ damage: total })),
  'line-died': (scene, { cards }) => {
    const cleared = combatCleared(scene);
    return { ...cleared, line: cleared.line.filter(({ id }) => !cards.includes(id)) };
  },
} satisfies Partial<Changes>;
