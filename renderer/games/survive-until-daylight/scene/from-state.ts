import { isWon } from '../../../../models/kernel/outcome';
import type { CardId } from '../../../../models/survive-until-daylight/ids';
import { LAST_ASSAULT_ROUND } from '../../../../models/survive-until-daylight/rules/end';
import { countOf, kindsOf, stacks } from '../../../../models/survive-until-daylight/rules/inventory';
import { slotsOf } from '../../../../models/survive-until-daylight/rules/members';
import type { Member, State } from '../../../../models/survive-until-daylight/state';
import type { Piles, SceneModel, SeatModel, SlotModel } from './scene-model';

/** Inventory places in the order in which they were filled: stacks share one, all other cards have their own (SD-ITEM-02). */
function slotsIn(member: Member): readonly SlotModel[] {
  return kindsOf(member).flatMap((card): readonly SlotModel[] => {
    const count = countOf(member, card);
    return stacks(card) ? [{ card, count }] : Array.from({ length: count }, () => ({ card, count: 1 }));
  });
}

function seatModel(member: Member): SeatModel {
  const { seat, character, damage, maxHealth, barricades, traps, allies } = member;
  return {
    seat,
    character,
    damage,
    maxHealth,
    barricades,
    traps,
    allies,
    slots: slotsIn(member),
    capacity: character ? slotsOf(member) : 0,
  };
}

function pilesOf({ activePile, rubblePile, rubbleDiscard, assaultDeck, combat }: State): Piles {
  return {
    active: activePile.length,
    rubble: rubblePile.length,
    discard: { count: rubbleDiscard.length, top: rubbleDiscard.at(-1) ?? null },
    assault: assaultDeck.length,
    combat: combat.draw.length,
    combatDiscard: { count: combat.discard.length, top: combat.discard.at(-1) ?? null },
  };
}

function attackOf({ attack, actor }: State): SceneModel['attack'] {
  return attack && actor ? { seat: actor, weapon: attack.weapon, target: attack.target } : null;
}

/** What the table shows of a position. */
export function sceneModel(state: State): SceneModel {
  const { attack, strike } = state;
  const open = attack ?? strike;
  return {
    round: state.round,
    overtime: state.round > LAST_ASSAULT_ROUND,
    outcome: state.outcome && (isWon(state.outcome) ? 'win' : 'loss'),
    seats: state.members.map(seatModel),
    firstPlayer: state.firstPlayer,
    waveHolder: state.waveHolder,
    active: state.searcher ?? state.actor,
    deciding: null,
    line: state.line,
    rack: state.rack,
    piles: pilesOf(state),
    found: state.drawn,
    scouted: state.scouted,
    assault: state.assaults.at(-1) ?? null,
    combat: open?.drawn ?? [],
    chosen: open?.chosen ?? null,
    attack: attackOf(state),
    blow: null,
    attacker: strike?.attacker ?? null,
    origins: {},
    departures: [],
  };
}

/** Same slots after a card came in. */
export function withCard(slots: readonly SlotModel[], card: CardId, count: number): readonly SlotModel[] {
  if (!stacks(card)) return [...slots, ...Array.from({ length: count }, () => ({ card, count: 1 }))];
  const known = slots.some((slot) => slot.card === card);
  if (!known) return [...slots, { card, count }];
  return slots.map((slot) => (slot.card === card ? { card, count: slot.count + count } : slot));
}

/** Same slots after cards left. */
export function withoutCard(slots: readonly SlotModel[], card: CardId, count: number): readonly SlotModel[] {
  const at = slots.findLastIndex((slot) => slot.card === card);
  const slot = slots[at];
  if (!slot || count === 0) return slots;
  const left = slot.count - count;
  if (left > 0) return slots.with(at, { card, count: left });
  return withoutCard(slots.toSpliced(at, 1), card, count - slot.count);
}
