import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PLACES, STREET as PRINTED, RING } from '../../../../../assets/source/outbreak-duel/board/places';
import { CARD_IDS, ZOMBIE_IDS } from '../../../../../models/outbreak-duel/ids';
import { PICTURE_IDS, pictureUrl } from '../../../../../renderer/games/outbreak-duel/scene/art/card-art';
import { MODEL_IDS, modelUrl } from '../../../../../renderer/games/outbreak-duel/scene/art/models';
import {
  STANDEE_ASPECT,
  STANDEES_URL,
  standeeCell,
} from '../../../../../renderer/games/outbreak-duel/scene/art/standees';
import { STREET, STREET_URL } from '../../../../../renderer/games/outbreak-duel/scene/art/street';

const SCENES = new URL('../../../../../assets/source/outbreak-duel/cards/scenes.json', import.meta.url);
const MB = 1024 * 1024;

const missing = (urls: readonly URL[]) =>
  urls.map((url) => fileURLToPath(url)).filter((path) => !existsSync(path));
const weigh = (urls: readonly URL[]) => urls.reduce((sum, url) => sum + statSync(fileURLToPath(url)).size, 0);

describe('the pictures of Outbreak Duel', () => {
  it('are there for every card and every Survivor: 106 of them (3.1)', () => {
    expect(PICTURE_IDS).toHaveLength(4 + CARD_IDS.length);
    expect(PICTURE_IDS).toHaveLength(106);
    expect(missing(PICTURE_IDS.map(pictureUrl))).toEqual([]);
  });

  it('have a line each in the list of scenes, which says what they show', () => {
    const scenes: Readonly<Record<string, string>> = JSON.parse(readFileSync(SCENES, 'utf8'));
    expect(Object.keys(scenes)).toEqual([...PICTURE_IDS]);
    expect(Object.values(scenes).filter((scene) => scene.length < 12)).toEqual([]);
    expect(new Set(Object.values(scenes)).size).toBe(PICTURE_IDS.length);
  });
});

describe('the standees of Outbreak Duel', () => {
  it('have a cell each of one size and shape on one sheet, and no two share one', () => {
    const cells = ZOMBIE_IDS.map(standeeCell);
    for (const { left, top, width, height } of cells) {
      expect(left + width).toBeLessThanOrEqual(1);
      expect(top + height).toBeLessThanOrEqual(1);
      expect(width / height).toBeCloseTo(STANDEE_ASPECT, 6);
    }
    expect(new Set(cells.map(({ left, top }) => `${left} ${top}`)).size).toBe(cells.length);
  });
});

describe('the board of Outbreak Duel', () => {
  it('tells the scene the same places as its print shows', () => {
    expect(STREET).toEqual(JSON.parse(JSON.stringify({ ...PRINTED, ring: RING, places: PLACES })));
  });

  it('keeps every place on the street and every pile out of the Threat Zone', () => {
    const { survivorDeck, survivorGraveyard, zombieDeck, zombieGraveyard, exile, hordeRow } = PLACES;
    const piles = [survivorDeck, survivorGraveyard, zombieDeck, zombieGraveyard, exile, ...hordeRow];
    for (const [x, z] of piles) {
      expect(Math.abs(x) + 0.5).toBeLessThanOrEqual(PRINTED.width / 2);
      expect(z + 0.7).toBeLessThanOrEqual(PRINTED.depth / 2);
      expect(Math.abs(x) - 0.5).toBeGreaterThan(RING.outside[0] - 0.2);
    }
  });
});

describe('all models and textures of Outbreak Duel', () => {
  it('are there and weigh 4 MB together at most', () => {
    const urls = [...MODEL_IDS.map(modelUrl), STANDEES_URL, STREET_URL];
    expect(missing(urls)).toEqual([]);
    expect(weigh(urls)).toBeLessThanOrEqual(4 * MB);
  });
});
