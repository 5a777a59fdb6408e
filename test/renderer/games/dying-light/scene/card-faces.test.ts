import { describe, expect, it } from 'vitest';
import {
  CHASE_IDS,
  COMMON_ITEM_IDS,
  EPIC_DECK_IDS,
  STARTING_WEAPON_IDS,
  WOUND_IDS,
} from '../../../../../models/dying-light/ids';
import { cardWords } from '../../../../../renderer/games/dying-light/card-words';
import { cardsOf } from '../../../../../renderer/games/dying-light/scene/cards/card-faces';
import ICONS from '../../../../../renderer/games/dying-light/scene/cards/card-icons.json';
import { aRunner, board } from '../../../../helpers/dying-light';

const ALL = [
  ...STARTING_WEAPON_IDS,
  ...COMMON_ITEM_IDS,
  ...EPIC_DECK_IDS,
  'e-inhibitor',
  ...WOUND_IDS,
  ...CHASE_IDS,
];

describe('the cards of a Runner', () => {
  it('all have a picture', () => {
    expect(ALL.filter((id) => !(id in ICONS))).toEqual([]);
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
