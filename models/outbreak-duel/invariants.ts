/** What holds in every position, whatever is played; `random-play.test.ts`, the soak and the simulator look. */
import { PRECONS } from './content/precons';
import { ZOMBIES } from './content/zombies';
import { cardsOf } from './decks/deck';
import { ATTACHMENT_PLACES, ITEM_PLACES } from './rules/equipment';
import { ROW_SIZE } from './rules/spawn';
import { otherSide } from './rules/table';
import type { Player, Side, State } from './state';

const MOST_TP = 4;
const MOST_INFECTION = 5;
/** Each turn draws a card, and no effect puts one back (OD-WIN-05). */
const LAST_ROUND = 36;

function sorted(cards: readonly string[]): string {
  return cards.toSorted().join(' ');
}

/** Cards that an effect holds between hand and table. */
function onTheWay({ stack, active }: State, side: Side): readonly string[] {
  return stack.flatMap((frame) =>
    (frame.type === 'needDrop' || frame.type === 'enterItem') && side === active ? [frame.card] : [],
  );
}

function survivorCards(state: State, side: Side): readonly string[] {
  const { hand, deck, weapon, items, attachments, graveyard, exile } = state.players[side];
  const armed = weapon ? [weapon.card, ...weapon.attachments] : [];
  const worn = [...items.map(({ card }) => card), ...attachments, ...armed];
  const piles = [...graveyard.survivorCards, ...exile.survivorCards];
  return [...hand, ...deck, ...worn, ...piles, ...onTheWay(state, side)];
}

/** The zombies of a player stand on the other one's board (OD-STR-02). */
function zombieCards(state: State, side: Side): readonly string[] {
  const { zombieDeck, hordeRow, graveyard, exile } = state.players[side];
  const board = state.players[otherSide(side)].board.map(({ card }) => card);
  return [...zombieDeck, ...hordeRow, ...board, ...graveyard.zombieCards, ...exile.zombieCards];
}

/** No card is lost or doubled. */
function cardFaults(state: State, side: Side): readonly string[] {
  const { seat, survivor } = state.players[side];
  const decks = state.options.decks.map((deck) => (typeof deck === 'string' ? PRECONS[deck] : deck));
  const index = state.seats.findIndex(({ id }) => id === seat);
  const pair = decks[index];
  if (!pair || pair.survivor !== survivor) return [`${seat} plays somebody else's decks`];
  return [
    ...(sorted(survivorCards(state, side)) === sorted(cardsOf(pair.cards.survivor))
      ? []
      : [`${seat}: Survivor cards`]),
    ...(sorted(zombieCards(state, side)) === sorted(cardsOf(pair.cards.zombie))
      ? []
      : [`${seat}: zombie cards`]),
  ];
}

function boardFaults({ board, seat }: Player, isSettled: boolean): readonly string[] {
  const uids = board.map(({ uid }) => uid);
  const faults = board.flatMap(({ uid, card, hp, zone, sick }) => [
    ...(hp > ZOMBIES[card].hp ? [`${seat}: ${uid} has too many HP`] : []),
    ...(hp <= 0 && isSettled ? [`${seat}: ${uid} is dead and stands`] : []),
    ...(zone === 'threat' && sick && !ZOMBIES[card].keywords.fast ? [`${seat}: ${uid} came too early`] : []),
  ]);
  const inOrder = uids.every((uid, index) => index === 0 || uid > (uids[index - 1] ?? 0));
  return inOrder ? faults : [...faults, `${seat}: zombies out of order`];
}

function ranges(player: Player): readonly (readonly [string, number, number, number])[] {
  const { hp, maxHp, tp, tpReserve, ap, th, infection, items, attachments, weapon, hordeRow } = player;
  return [
    ['HP', hp, 0, maxHp],
    ['AP', ap, 0, 20],
    ['TP', tp, 0, MOST_TP],
    ['reserve', tpReserve, 0, 1],
    ['TH', th, 0, Number.POSITIVE_INFINITY],
    ['Infection', infection, 0, MOST_INFECTION],
    ['Items', items.length, 0, ITEM_PLACES],
    ['attachments', attachments.length, 0, ATTACHMENT_PLACES],
    ['on the Weapon', weapon?.attachments.length ?? 0, 0, ATTACHMENT_PLACES],
    ['durability', weapon?.dur ?? 0, 0, weapon?.durMax ?? 0],
    ['Horde Row', hordeRow.length, 0, ROW_SIZE],
  ];
}

function playerFaults(state: State, side: Side): readonly string[] {
  const player = state.players[side];
  const isSettled = state.stack.length === 0 && state.outcome === null;
  const out = ranges(player).filter(([, value, least, most]) => value < least || value > most);
  const worn =
    isSettled && [player.weapon, ...player.items].some((piece) => piece !== null && piece.dur <= 0);
  return [
    ...cardFaults(state, side),
    ...boardFaults(player, isSettled),
    ...out.map(([name, value]) => `${player.seat}: ${name} ${value}`),
    ...(worn ? [`${player.seat}: something used up is still there`] : []),
  ];
}

/** Nobody ever holds points or is hurt in the other's turn (OD-RES-03, OD-WIN-03). */
function restingFaults({ players, active, phase }: State): readonly string[] {
  const { seat, ap, tp, cover } = players[otherSide(active)];
  return phase !== 'setup' && (ap > 0 || tp > 0 || cover)
    ? [`${seat} holds something in the other's turn`]
    : [];
}

export function invariantFaults(state: State): readonly string[] {
  return [
    ...playerFaults(state, 0),
    ...playerFaults(state, 1),
    ...restingFaults(state),
    ...(state.round > LAST_ROUND ? ['round 37'] : []),
  ];
}
