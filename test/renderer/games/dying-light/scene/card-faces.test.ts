import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXPOSURE_DECKS } from '../../../../../models/dying-light/content/exposure-cards';
import { SCENARIOS } from '../../../../../models/dying-light/content/scenarios';
import type { ExposureCardId } from '../../../../../models/dying-light/ids';
import { cardWords } from '../../../../../renderer/games/dying-light/card-words';
import { CHARACTER_BOARD, TRACKER, TRAY } from '../../../../../renderer/games/dying-light/layout/boards';
import { PICTURE_IDS, pictureOf } from '../../../../../renderer/games/dying-light/scene/cards/card-art';
import { type CardModel, cardsOf } from '../../../../../renderer/games/dying-light/scene/cards/card-faces';
import { catalogueOf, faceOf } from '../../../../../renderer/games/dying-light/scene/cards/catalogue';
import { decksOf, openCards } from '../../../../../renderer/games/dying-light/scene/cards/decks';
import { lyingCards } from '../../../../../renderer/games/dying-light/scene/cards/lying-cards';
import { sceneModel } from '../../../../../renderer/games/dying-light/scene/from-state';
import { CARD_RATIO } from '../../../../../renderer/table/cards/card-shape';
import { aRunner, board } from '../../../../helpers/dying-light';
import { firstRunner } from '../../../../helpers/dying-light-moves';

const PICTURES = resolve(import.meta.dirname, '../../../../../assets/pictures/dying-light');

describe('the cards of a Runner', () => {
  it('all have a picture', () => {
    expect(PICTURE_IDS.filter((id) => !existsSync(join(PICTURES, `${id}.webp`)))).toEqual([]);
  });

  it('lie in order: Weapon, Items, the Light Wound, Heavy Wounds, Chase', () => {
    const [mara] = board({
      runners: [
        aRunner('mara')
          .weapon('w-bow')
          .carrying('c-smoke', 'e-crossbow', 'e-vest')
          .light('wd-fever')
          .heavy('wd-rib')
          .chased('ch-pack'),
      ],
    }).runners;
    expect(mara && cardsOf(mara)).toEqual([
      { family: 'weapon', id: 'w-bow' },
      { family: 'common', id: 'c-smoke' },
      { family: 'weapon', id: 'e-crossbow' },
      { family: 'epic', id: 'e-vest' },
      { family: 'light', id: 'light' },
      { family: 'heavy', id: 'wd-rib' },
      { family: 'chase', id: 'ch-pack' },
    ]);
  });

  it('never tell what is on the other side of a Light Wound (DL-WND-04)', () => {
    const [teo] = board({ runners: [aRunner('teo').light('wd-fever')] }).runners;
    const faces = (teo ? cardsOf(teo) : []).map((card) => JSON.stringify([card, cardWords(card)]));
    expect(faces.filter((face) => face.includes('fever') || face.includes('Fever'))).toEqual([]);
    expect(faces.some((face) => face.includes('Light Wound'))).toBe(true);
  });

  it('say what they do', () => {
    expect(cardWords({ family: 'common', id: 'c-dressing' })).toEqual({
      family: 'Common Item',
      title: 'Field Dressing',
      text: 'Heal 2.',
    });
  });
});

/** A Runner with all that one can carry and suffer, in a scenario with a goal of its own. */
const MARKET = (() => {
  const state = board({
    runners: [
      aRunner('mara')
        .weapon('w-bow')
        .carrying('c-smoke', 'e-crossbow', 'e-vest', 'c-dressing', 'e-inhibitor')
        .light('wd-fever')
        .heavy('wd-rib', 'wd-limp', 'wd-numb')
        .chased('ch-pack'),
    ],
  });
  const [card] = SCENARIOS['sc-market'].cards.filter(({ goal }) => goal);
  if (!card) throw new Error('The market has no goal.');
  return {
    ...state,
    options: { ...state.options, scenario: 'sc-market' as const },
    scenario: { ...state.scenario, revealed: [card.id] },
  };
})();

describe('the decks on the table', () => {
  it('show how many cards are face down, and which lie open', () => {
    const state = board({ runners: [aRunner('mara')] });
    const mara = firstRunner(state);
    const { decks } = decksOf(state, mara);
    expect(decks.map(({ id, count }) => [id, count])).toEqual([
      ['exposure', mara.exposure.draw.length],
      ['activation', state.activationDeck.draw.length],
      ['common', state.common.draw.length],
      ['epic', state.epic.draw.length],
      ['wound', state.wounds.draw.length],
      ['chase', 3],
    ]);
    expect(decks.find(({ id }) => id === 'chase')?.open).toEqual({ family: 'chase', id: state.chase[0] });
  });

  it('show the Exposure card drawn last on the side of the hour (DL-EXP-03)', () => {
    const day = board({ runners: [aRunner('mara')] });
    const discard: ExposureCardId[] = ['exp-teal-2', 'exp-teal-7'];
    const drawn = { ...firstRunner(day), exposure: { draw: [], discard } };
    const [card] = openCards(decksOf(day, drawn)).filter(({ family }) => family === 'exposure');
    expect(card).toEqual({ family: 'exposure', id: 'exp-teal-7', night: false });
    expect(card && cardWords(card)).toEqual({
      family: 'Exposure, day',
      title: 'Quiet Street',
      text: 'Spawn 0. Moves 0.',
    });
    const [byNight] = openCards(decksOf({ ...day, round: 8 }, drawn)).filter(
      ({ family }) => family === 'exposure',
    );
    expect(byNight && cardWords(byNight)).toEqual({
      family: 'Exposure, night',
      title: 'Sprinters',
      text: 'Spawn 0. Moves 1. In this Move step Virals two Areas away count as adjacent.',
    });
    expect(byNight && pictureOf(byNight)).toBe('exp-7-night');
  });

  it('never tell which Wounds were discarded (DL-WND-04)', () => {
    const state = board({ runners: [aRunner('mara')] });
    const used = { ...state, wounds: { draw: [], discard: [...state.wounds.draw] } };
    expect(JSON.stringify(decksOf(used, firstRunner(state)))).not.toContain('wd-');
  });

  it('are all printed on the sheet of a scenario', () => {
    const printed = new Set(catalogueOf('sc-market').map(faceOf));
    const exposures = Object.values(EXPOSURE_DECKS).flatMap((deck) =>
      deck.flatMap((id) => [true, false].map((night): CardModel => ({ family: 'exposure', id, night }))),
    );
    const missing = [...exposures, ...lyingCards(sceneModel(MARKET)).map(({ card }) => card)].filter(
      (card) => !printed.has(faceOf(card)),
    );
    expect(missing).toEqual([]);
  });

  it('lie apart from one another and from the boards', () => {
    const cards = lyingCards(sceneModel(MARKET)).filter(({ card }) => card.family !== 'chase');
    const overlapping = cards.flatMap((one, index) =>
      cards
        .slice(index + 1)
        .filter(({ spot, width }) => {
          const apart = { x: Math.abs(one.spot.x - spot.x), z: Math.abs(one.spot.z - spot.z) };
          const reach = (one.width + width) / 2;
          return apart.x < reach && apart.z < reach * CARD_RATIO;
        })
        .map(({ key }) => `${one.key} under ${key}`),
    );
    expect(overlapping).toEqual([]);
    const boards = [CHARACTER_BOARD, TRAY, TRACKER];
    const covering = cards.filter(({ spot, width }) =>
      boards.some(
        ({ x, z, width: wide, depth }) =>
          spot.x + width / 2 > x &&
          spot.x - width / 2 < x + wide &&
          spot.z + (width * CARD_RATIO) / 2 > z &&
          spot.z - (width * CARD_RATIO) / 2 < z + depth,
      ),
    );
    expect(covering.map(({ key }) => key)).toEqual([]);
  });

  it('have words and a picture on every Exposure card of every colour', () => {
    const cards = Object.values(EXPOSURE_DECKS).flatMap((deck) =>
      deck.flatMap((id) => [true, false].map((night): CardModel => ({ family: 'exposure', id, night }))),
    );
    expect(cards.filter((card) => pictureOf(card) === null || cardWords(card).text === '')).toEqual([]);
  });
});
