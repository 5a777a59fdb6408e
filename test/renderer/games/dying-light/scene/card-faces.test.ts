import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EXPOSURE_DECKS } from '../../../../../models/dying-light/content/exposure-cards';
import type { ExposureCardId } from '../../../../../models/dying-light/ids';
import { cardWords } from '../../../../../renderer/games/dying-light/card-words';
import { PICTURE_IDS, pictureOf } from '../../../../../renderer/games/dying-light/scene/cards/card-art';
import { type CardModel, cardsOf } from '../../../../../renderer/games/dying-light/scene/cards/card-faces';
import { decksOf, openCards } from '../../../../../renderer/games/dying-light/scene/cards/decks';
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

  it('have words and a picture on every Exposure card of every colour', () => {
    const cards = Object.values(EXPOSURE_DECKS).flatMap((deck) =>
      deck.flatMap((id) => [true, false].map((night): CardModel => ({ family: 'exposure', id, night }))),
    );
    expect(cards.filter((card) => pictureOf(card) === null || cardWords(card).text === '')).toEqual([]);
  });
});
