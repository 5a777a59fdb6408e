/** Draws a share card on a canvas. Lengths in pixels. */
import type { SafeArea } from '../../table/camera/view';
import type { Rect, Size } from '../frame';
import type { CardSeat, CardWords } from './card';
import { fitted, linesOf, type Measure } from './fit';

export const CARD: Size = { width: 1280, height: 1100 };
/** The picture at its head. */
export const CARD_PICTURE: Size = { width: CARD.width, height: 660 };

const MARGIN = 56;
const GAP = 48;
const COLOURS = {
  ground: '#0d1214',
  accent: '#e9a93a',
  bright: '#f7c566',
  text: '#f1ece0',
  muted: '#c2bcad',
  line: 'rgb(214 204 180 / 0.3)',
} as const;
const DISPLAY = '"Stardos Stencil", "Barlow Condensed", sans-serif';
const TEXT = '"Barlow", sans-serif';
const FONTS = {
  game: `600 26px "Barlow Condensed", sans-serif`,
  title: `700 72px ${DISPLAY}`,
  reason: `600 30px ${TEXT}`,
  story: `400 25px ${TEXT}`,
  seat: `600 28px ${TEXT}`,
  result: `700 28px ${DISPLAY}`,
  foot: `400 22px ${TEXT}`,
} as const;

/** Everything a canvas writes with, to be fetched before. */
export const CARD_FONTS: readonly string[] = Object.values(FONTS);

/** How high the words over the picture reach from below. */
const HEAD_WORDS = 170;
/** How far they darken it. */
const SHADE = 250;

interface Line {
  readonly font: keyof typeof FONTS;
  readonly colour: keyof typeof COLOURS;
  readonly text: string;
  readonly x: number;
  /** Its foot. */
  readonly y: number;
  readonly align?: 'left' | 'right';
}

type Measures = (font: keyof typeof FONTS) => Measure;

/** Most rows of seats; all games have fewer. */
const SEAT_ROWS = 8;

/** The place below the picture: words at the left, people at the right. */
const BODY = { top: CARD_PICTURE.height + 62, foot: CARD.height - 34, split: 690 } as const;

function headLines({ game, title }: CardWords, measures: Measures): readonly Line[] {
  const width = CARD.width - 2 * MARGIN;
  const lines = linesOf(title, width, 2, measures('title'));
  return [
    {
      font: 'game',
      colour: 'bright',
      text: fitted(game.toUpperCase(), width, measures('game')),
      x: MARGIN,
      y: CARD_PICTURE.height - 44 - lines.length * 76,
    },
    ...lines.map(
      (text, index): Line => ({
        font: 'title',
        colour: 'text',
        text,
        x: MARGIN,
        y: CARD_PICTURE.height - 34 - (lines.length - 1 - index) * 76,
      }),
    ),
  ];
}

/** How far above the foot the last line of the story may stand. */
const STORY_ENDS = 56;

function storyLines({ reason, story, score }: CardWords, measures: Measures): readonly Line[] {
  const width = BODY.split - MARGIN;
  const lines: Line[] = [];
  let y = BODY.top;
  const write = (
    text: string,
    font: 'reason' | 'story',
    colour: Line['colour'],
    most: number,
    leading: number,
  ) => {
    const own = linesOf(text, width, most, measures(font));
    // No sentence is left half said.
    if (y + (own.length - 1) * leading > BODY.foot - STORY_ENDS) return;
    for (const line of own) {
      lines.push({ font, colour, text: line, x: MARGIN, y });
      y += leading;
    }
    y += 10;
  };
  write(reason, 'reason', 'text', 2, 38);
  if (score !== null) write(score, 'reason', 'bright', 1, 38);
  for (const episode of story) write(episode, 'story', 'muted', 2, 32);
  return lines;
}

function seatLines(seats: readonly CardSeat[], measures: Measures): readonly Line[] {
  const left = BODY.split + GAP;
  const right = CARD.width - MARGIN;
  return seats.slice(0, SEAT_ROWS).flatMap(({ name, result, won }, index): readonly Line[] => {
    const y = BODY.top + index * 42;
    const colour = won ? 'bright' : 'text';
    const taken = result === null ? 0 : measures('result')(result) + 24;
    const shown = fitted(name, right - left - taken, measures('seat'));
    return [
      { font: 'seat', colour, text: shown, x: left, y },
      ...(result === null
        ? []
        : [{ font: 'result', colour, text: result, x: right, y, align: 'right' } as const]),
    ];
  });
}

/** Every line of a card, where it stands. */
export function cardLines(words: CardWords, measures: Measures): readonly Line[] {
  const width = CARD.width - 2 * MARGIN;
  return [
    ...headLines(words, measures),
    ...storyLines(words, measures),
    ...seatLines(words.seats, measures),
    {
      font: 'foot',
      colour: 'muted',
      text: fitted(words.foot, width - 140, measures('foot')),
      x: MARGIN,
      y: BODY.foot,
    },
    { font: 'game', colour: 'accent', text: 'CURFEW', x: CARD.width - MARGIN, y: BODY.foot, align: 'right' },
  ];
}

/** What of a window is not in the picture of a card, or lies under its words. */
export function outsideCard({ width, height }: Size): SafeArea {
  const crop = coverOf({ width, height }, CARD_PICTURE);
  const words = (crop.height * HEAD_WORDS) / CARD_PICTURE.height;
  return { left: crop.x, right: crop.x, top: crop.y, bottom: crop.y + words };
}

/** The largest part of a picture in the shape of a place, from its middle. */
export function coverOf(picture: Size, place: Size): Rect {
  const scale = Math.min(picture.width / place.width, picture.height / place.height);
  const [width, height] = [place.width * scale, place.height * scale];
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}

function drawGround(pen: CanvasRenderingContext2D, picture: CanvasImageSource | null, size: Size): void {
  pen.fillStyle = COLOURS.ground;
  pen.fillRect(0, 0, CARD.width, CARD.height);
  if (picture) {
    const { x, y, width, height } = coverOf(size, CARD_PICTURE);
    pen.drawImage(picture, x, y, width, height, 0, 0, CARD_PICTURE.width, CARD_PICTURE.height);
  }
  const shade = pen.createLinearGradient(0, CARD_PICTURE.height - SHADE, 0, CARD_PICTURE.height);
  shade.addColorStop(0, 'rgb(13 18 20 / 0)');
  shade.addColorStop(1, 'rgb(13 18 20 / 0.94)');
  pen.fillStyle = shade;
  pen.fillRect(0, CARD_PICTURE.height - SHADE, CARD.width, SHADE);
  pen.fillStyle = COLOURS.accent;
  pen.fillRect(0, CARD_PICTURE.height, CARD.width, 4);
  pen.fillStyle = COLOURS.line;
  pen.fillRect(BODY.split + GAP / 2, BODY.top - 26, 1, BODY.foot - BODY.top - 20);
}

/**
 * @param picture of the table, or null where there is none
 * @param size of the picture
 */
export function drawCard(
  pen: CanvasRenderingContext2D,
  words: CardWords,
  picture: CanvasImageSource | null,
  size: Size,
): void {
  drawGround(pen, picture, size);
  const measures: Measures = (font) => (text) => {
    pen.font = FONTS[font];
    return pen.measureText(text).width;
  };
  // Names that are written from right to left stand among words that are not.
  pen.direction = 'ltr';
  for (const { font, colour, text, x, y, align = 'left' } of cardLines(words, measures)) {
    pen.font = FONTS[font];
    pen.fillStyle = COLOURS[colour];
    pen.textAlign = align;
    pen.fillText(text, x, y);
  }
}
