import { useEffect, useMemo } from 'react';
import { BoxGeometry, type BufferGeometry, PlaneGeometry } from 'three';
import { sheet } from '../../../../table/print/canvas';
import type { Pictures } from '../../../../table/print/pictures';
import { printed } from '../../../../table/print/printed';
import { useQuality } from '../../../../table/QualityContext';
import { seeded, seedOf } from '../../../../table/random';
import { Surface } from '../../../../table/Surface';
import { join, matrixOf, tint } from '../../../../table/sculpt/shapes';
import { cardWords } from '../../card-words';
import type { Spot } from '../../geography';
import { type PictureId, useCardArt } from './card-art';
import { CARD_SHAPE, type CardModel } from './card-faces';
import { CARD_SIZE, printCard } from './card-print';

const COLUMNS = 4;
/** Pixels printed per unit of a card's drawing. */
const SCALE = 0.8;
const THICKNESS = 0.03;
const EDGE = '#d8c9a6';

/** A card or a pile of cards on the table, seen from above. */
export interface LyingCard {
  readonly card: CardModel;
  readonly spot: Spot;
  /** Cells. */
  readonly width: number;
  /** How many cards lie on one another. */
  readonly pile: number;
}

interface Sheet {
  readonly columns: number;
  readonly rows: number;
}

function sheetFor(count: number): Sheet {
  return { columns: COLUMNS, rows: Math.max(1, Math.ceil(count / COLUMNS)) };
}

function printAll(cards: readonly LyingCard[], art: Pictures<PictureId>) {
  const { columns, rows } = sheetFor(cards.length);
  const [width, tall] = [CARD_SIZE.width * SCALE, CARD_SIZE.height * SCALE];
  const pen = sheet(columns * width, rows * tall);
  cards.forEach(({ card }, index) => {
    const place = { x: (index % columns) * width, y: Math.floor(index / columns) * tall, scale: SCALE };
    printCard(pen, card, cardWords(card), art, place);
  });
  return pen;
}

/** How high so many cards are; they lie closer the more they are. */
export function pileHeight(cards: number): number {
  return THICKNESS * Math.max(1, 1.6 * Math.sqrt(cards));
}

/** A card lying on the table, its face at its tile of the sheet and its edge in the colour of paper. */
function lying({ card, spot, width, pile }: LyingCard, index: number, { columns, rows }: Sheet) {
  const [thickness, depth] = [pileHeight(pile), width * CARD_SHAPE];
  const turn = (seeded(seedOf(card.id))() - 0.5) * 0.07;
  const place = matrixOf({ at: [spot.x, spot.y, spot.z], turn: [0, turn, 0] });
  const face = tint(new PlaneGeometry(width, depth).rotateX(-Math.PI / 2), '#ffffff', 0);
  const [column, row] = [index % columns, Math.floor(index / columns)];
  const uv = face.getAttribute('uv');
  for (let i = 0; i < uv.count; i++)
    uv.setXY(i, (column + uv.getX(i)) / columns, 1 - (row + 1 - uv.getY(i)) / rows);
  const edge = tint(new BoxGeometry(width, thickness, depth), EDGE);
  const paper = edge.getAttribute('uv');
  for (let i = 0; i < paper.count; i++) paper.setXY(i, (column + 0.005) / columns, 1 - (row + 0.005) / rows);
  return [
    face.translate(0, thickness, 0).applyMatrix4(place),
    edge.translate(0, thickness / 2 - 0.004, 0).applyMatrix4(place),
  ];
}

function shapes(cards: readonly LyingCard[]): BufferGeometry | null {
  const own = sheetFor(cards.length);
  return cards.length > 0 ? join(cards.flatMap((card, index) => lying(card, index, own))) : null;
}

export interface PrintedCardsProps {
  /** Keep the object while it does not change: a new one is printed anew. */
  readonly cards: readonly LyingCard[];
}

/** Cards that lie on the table, printed on one sheet and drawn at once. */
export function PrintedCards({ cards }: PrintedCardsProps) {
  const { anisotropy } = useQuality();
  const art = useCardArt();
  const print = useMemo(() => printed(printAll(cards, art), anisotropy), [cards, art, anisotropy]);
  const pieces = useMemo(() => shapes(cards), [cards]);
  useEffect(() => () => print.dispose(), [print]);
  useEffect(() => () => pieces?.dispose(), [pieces]);
  if (!pieces) return null;
  return (
    <mesh geometry={pieces} castShadow receiveShadow raycast={() => null}>
      <Surface map={print} roughness={0.5} />
    </mesh>
  );
}
