/** Getting and losing Items (DL-ENV-03, DL-USE-04). */
import { drawCard } from '../../kernel/luck';
import { COMMON_ITEM_IDS, type CommonItemId, EPIC_DECK_IDS, type ItemId } from '../ids';
import type { DLPlay, DraftRunner, DraftState } from '../play';

type EpicDeckId = (typeof EPIC_DECK_IDS)[number];

function isCommon(item: ItemId): item is CommonItemId {
  return COMMON_ITEM_IDS.some((id) => id === item);
}

function isEpic(item: ItemId): item is EpicDeckId {
  return EPIC_DECK_IDS.some((id) => id === item);
}

function draw({ luck, common, epic }: DraftState, deck: 'common' | 'epic'): ItemId | null {
  return deck === 'common' ? drawCard(luck, deck, common) : drawCard(luck, deck, epic);
}

/** Draws the top card of a deck; nothing happens when its discard is empty as well (DL-ENV-03). */
export function drawItem(play: DLPlay, runner: DraftRunner, deck: 'common' | 'epic'): void {
  const item = draw(play.state, deck);
  if (item) receiveItem(play, runner, item, deck);
}

/** Adds a card to what a Runner carries; there is no limit (DL-USE-04). */
function receiveItem(
  play: DLPlay,
  runner: DraftRunner,
  item: ItemId,
  from: 'common' | 'epic' | 'set-aside',
): void {
  runner.items.push(item);
  play.tell({ type: 'item-gained', runner: runner.id, item, deck: from });
}

/** Hands out a card by its name, from wherever it lies; nothing where somebody carries it already. */
export function giveItem(play: DLPlay, runner: DraftRunner, item: ItemId): void {
  const { common, epic, runners } = play.state;
  if (runners.some(({ weapon, items }) => weapon === item || items.includes(item))) return;
  for (const deck of [common, epic]) {
    deck.draw = deck.draw.filter((card) => card !== item) as typeof deck.draw;
    deck.discard = deck.discard.filter((card) => card !== item) as typeof deck.discard;
  }
  receiveItem(play, runner, item, 'set-aside');
}

/** Puts a carried card on the discard pile of its deck; a starting Weapon has none and is out of the game. */
export function discardItem(play: DLPlay, runner: DraftRunner, item: ItemId): void {
  runner.items = runner.items.filter((carried) => carried !== item);
  if (isCommon(item)) play.state.common.discard.push(item);
  if (isEpic(item)) play.state.epic.discard.push(item);
}
