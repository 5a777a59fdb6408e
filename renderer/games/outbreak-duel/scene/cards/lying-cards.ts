/** Every card on the table: what is printed on it and where it lies. */
import type { CardId } from '../../../../../models/outbreak-duel/ids';
import type { Side } from '../../../../../models/outbreak-duel/state';
import type { Pose } from '../../../../motion/tween';
import { pressed } from '../../../../table/cards/pile';
import type { PileOf } from '../../spot';
import {
  deckPose,
  exilePose,
  gravePose,
  handPose,
  itemPose,
  rowPose,
  shownPose,
  weaponAttachmentPose,
  weaponPose,
  wornPose,
} from '../poses';
import type { BoardModel, SceneModel } from '../scene-model';
import type { BackId, FaceId } from './faces';

export interface CardLook {
  readonly front: FaceId;
  readonly back: BackId;
  /** How many cards it stands for, pressed together in a pile. */
  readonly cards: number;
}

export interface CardPiece {
  readonly key: string;
  readonly pose: Pose;
  readonly look: CardLook;
  /** Where it comes from if no card of the same face has just left its place. */
  readonly source: Pose | null;
}

/** So many cards of a graveyard lie fanned on its pile. */
const FANNED = 2;
const THIN = 0.02;

function backOf(of: PileOf, side: Side): BackId {
  return `back-${of}-${side}`;
}

interface Board {
  readonly scene: SceneModel;
  readonly board: BoardModel;
  readonly side: Side;
}

function piece(
  { side }: Board,
  key: string,
  pose: Pose,
  front: FaceId,
  of: PileOf,
  { cards = 1, source = null }: { readonly cards?: number; readonly source?: Pose | null } = {},
): CardPiece {
  return { key: `${key} ${side}`, pose, look: { front, back: backOf(of, side), cards }, source };
}

function decks(at: Board): readonly CardPiece[] {
  const { board, side } = at;
  const deck = (of: PileOf, count: number) =>
    count === 0
      ? []
      : [piece(at, `deck ${of}`, deckPose(side, of), backOf(of, side), of, { cards: pressed(count) })];
  return [...deck('survivor', board.deck), ...deck('zombie', board.zombieDeck)];
}

function hand(at: Board): readonly CardPiece[] {
  const { scene, board, side } = at;
  if (board.docked) return [];
  return board.hand.map((card, index) => {
    const pose = handPose(scene, side, index, card !== null);
    const front = card ?? backOf('survivor', side);
    return piece(at, `hand ${index}`, pose, front, 'survivor', { source: deckPose(side, 'survivor') });
  });
}

function row(at: Board): readonly CardPiece[] {
  const source = deckPose(at.side, 'zombie');
  return at.board.row.flatMap((card, index) =>
    card ? [piece(at, `row ${index} ${card}`, rowPose(at.side, index), card, 'zombie', { source })] : [],
  );
}

function equipment(at: Board): readonly CardPiece[] {
  const { board, side } = at;
  const { weapon } = board;
  const source = handCentre(at);
  const own = (key: string, pose: Pose, card: CardId) => piece(at, key, pose, card, 'survivor', { source });
  return [
    ...(weapon ? [own(`weapon ${weapon.card}`, weaponPose(side, weapon.spent), weapon.card)] : []),
    ...(weapon?.attachments ?? []).map((card, index) =>
      own(`attached ${index} ${card}`, weaponAttachmentPose(side, index, weapon?.spent ?? false), card),
    ),
    ...board.items.map(({ uid, card, spent }, index) =>
      own(`item ${uid}`, itemPose(side, index, spent), card),
    ),
    ...board.attachments.map((card, index) => own(`worn ${index} ${card}`, wornPose(side, index), card)),
  ];
}

/** Where a card leaves a hand that nobody sees into. */
function handCentre({ scene, board, side }: Board): Pose {
  return handPose(scene, side, (board.hand.length - 1) / 2, false);
}

function graveyard(at: Board, of: PileOf, cards: readonly CardId[]): readonly CardPiece[] {
  const { side } = at;
  const under = Math.max(0, cards.length - FANNED);
  const top = cards[under - 1];
  const thick = pressed(Math.max(1, under));
  const height = under > 0 ? thick * THIN : 0;
  const source = of === 'survivor' ? deckPose(side, of) : null;
  const pile = top
    ? [piece(at, `grave ${of}`, gravePose(side, of, 0, 0.012), top, of, { cards: thick })]
    : [];
  const fan = cards
    .slice(under)
    .map((card, index) =>
      piece(
        at,
        `grave ${of} ${under + index} ${card}`,
        gravePose(side, of, index + 1, 0.02 + height + index * 0.022),
        card,
        of,
        { source },
      ),
    );
  return [...pile, ...fan];
}

function exile(at: Board): readonly CardPiece[] {
  const { survivorCards, zombieCards } = at.board.exile;
  const count = survivorCards.length + zombieCards.length;
  const top = zombieCards.at(-1) ?? survivorCards.at(-1);
  if (!top) return [];
  const of = zombieCards.length > 0 ? 'zombie' : 'survivor';
  return [piece(at, 'exile', exilePose(at.side), top, of, { cards: pressed(count) })];
}

function shown(at: Board): readonly CardPiece[] {
  const { shown: card } = at.scene;
  if (card?.side !== at.side) return [];
  return [
    piece(at, `shown ${card.card}`, shownPose(at.scene, at.side), card.card, 'survivor', {
      source: handCentre(at),
    }),
  ];
}

function boardCards(at: Board): readonly CardPiece[] {
  const { graveyard: graves } = at.board;
  return [
    ...decks(at),
    ...hand(at),
    ...row(at),
    ...equipment(at),
    ...graveyard(at, 'survivor', graves.survivorCards),
    ...graveyard(at, 'zombie', graves.zombieCards),
    ...exile(at),
    ...shown(at),
  ];
}

/** All cards of the scene. */
export function cardPieces(scene: SceneModel): readonly CardPiece[] {
  return ([0, 1] as const).flatMap((side) => boardCards({ scene, board: scene.boards[side], side }));
}
