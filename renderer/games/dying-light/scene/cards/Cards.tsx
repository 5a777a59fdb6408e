import { useEffect, useMemo } from 'react';
import { BoxGeometry, type BufferGeometry, PlaneGeometry } from 'three';
import { sheet } from '../../../../table/print/canvas';
import { printed } from '../../../../table/print/printed';
import { useQuality } from '../../../../table/QualityContext';
import { seeded, seedOf } from '../../../../table/random';
import { Surface } from '../../../../table/Surface';
import { join, matrixOf, tint } from '../../../../table/sculpt/shapes';
import { useSame } from '../../../../table/useSame';
import { cardWords } from '../../card-words';
import { CARD_WIDTH, cardSpot } from '../boards/places';
import { CARD_SHAPE, type CardModel } from './card-faces';
import { CARD_SIZE, printCard } from './card-print';

const COLUMNS = 4;
/** Pixels printed per unit of a card's drawing. */
const SCALE = 0.8;
const THICKNESS = 0.03;
const EDGE = '#d8c9a6';

const height = CARD_WIDTH * CARD_SHAPE;

interface Sheet {
  readonly columns: number;
  readonly rows: number;
}

function sheetFor(cards: readonly CardModel[]): Sheet {
  return { columns: COLUMNS, rows: Math.max(1, Math.ceil(cards.length / COLUMNS)) };
}

function printAll(cards: readonly CardModel[]) {
  const { columns, rows } = sheetFor(cards);
  const [width, tall] = [CARD_SIZE.width * SCALE, CARD_SIZE.height * SCALE];
  const pen = sheet(columns * width, rows * tall);
  cards.forEach((card, index) => {
    const place = { x: (index % columns) * width, y: Math.floor(index / columns) * tall, scale: SCALE };
    printCard(pen, card, cardWords(card), place);
  });
  return pen;
}

/** A card lying on the table, its face at its tile of the sheet and its edge in the colour of paper. */
function lying(card: CardModel, index: number, { columns, rows }: Sheet): readonly BufferGeometry[] {
  const { x, y, z } = cardSpot(index);
  const place = matrixOf({ at: [x, y, z], turn: [0, (seeded(seedOf(card.id))() - 0.5) * 0.07, 0] });
  const face = tint(new PlaneGeometry(CARD_WIDTH, height).rotateX(-Math.PI / 2), '#ffffff', 0);
  const [column, row] = [index % columns, Math.floor(index / columns)];
  const uv = face.getAttribute('uv');
  for (let i = 0; i < uv.count; i++)
    uv.setXY(i, (column + uv.getX(i)) / columns, 1 - (row + 1 - uv.getY(i)) / rows);
  const edge = tint(new BoxGeometry(CARD_WIDTH, THICKNESS, height), EDGE);
  const paper = edge.getAttribute('uv');
  for (let i = 0; i < paper.count; i++) paper.setXY(i, (column + 0.005) / columns, 1 - (row + 0.005) / rows);
  return [
    face.translate(0, THICKNESS, 0).applyMatrix4(place),
    edge.translate(0, THICKNESS / 2 - 0.004, 0).applyMatrix4(place),
  ];
}

export interface CardsProps {
  readonly cards: readonly CardModel[];
}

/** The cards of the Runner whose board lies on the table, face up beside the city. */
export function Cards(props: CardsProps) {
  const { anisotropy } = useQuality();
  const cards = useSame(props.cards);
  const print = useMemo(() => printed(printAll(cards), anisotropy), [cards, anisotropy]);
  const pieces = useMemo(() => {
    const own = sheetFor(cards);
    return cards.length > 0 ? join(cards.flatMap((card, index) => lying(card, index, own))) : null;
  }, [cards]);
  useEffect(() => () => print.dispose(), [print]);
  useEffect(() => () => pieces?.dispose(), [pieces]);
  if (!pieces) return null;
  return (
    <mesh geometry={pieces} castShadow receiveShadow raycast={() => null}>
      <Surface map={print} roughness={0.5} />
    </mesh>
  );
}
