import { describe, expect, it } from 'vitest';
import texts from '../../../../assets/locales/en/outbreak-duel-cards.json';
import { CARDS } from '../../../../models/outbreak-duel/content/cards';
import { PRECONS } from '../../../../models/outbreak-duel/content/precons';
import { TRIGGERS } from '../../../../models/outbreak-duel/content/reacts';
import { WEAPONS } from '../../../../models/outbreak-duel/content/weapons';
import { NO_KEYWORDS, ZOMBIE_KINDS, ZOMBIES } from '../../../../models/outbreak-duel/content/zombies';
import {
  CARD_IDS,
  PRECON_IDS,
  SURVIVOR_CARD_IDS,
  SURVIVOR_IDS,
  WEAPON_IDS,
  ZOMBIE_IDS,
} from '../../../../models/outbreak-duel/ids';

const TEXTS: Readonly<Record<string, string>> = texts;
const missing = (wanted: readonly string[]) => wanted.filter((id) => !Object.hasOwn(TEXTS, id));

/** Those of its abilities that no keyword has a word for. */
const SAID_IN_TEXT = ['act', 'whenItDies', 'whenItDealsDamage', 'aura'] as const;
const keywords = Object.keys(NO_KEYWORDS).filter((id) => !SAID_IN_TEXT.some((one) => one === id));

describe('the words of the cards', () => {
  it('name every card, Survivor, type, kind, trigger and pair', () => {
    expect(
      missing([
        ...[...SURVIVOR_IDS, ...CARD_IDS].map((id) => `od.card.${id}.name`),
        ...SURVIVOR_IDS.flatMap((id) => ['short', 'role', 'text'].map((part) => `od.card.${id}.${part}`)),
        ...new Set(CARD_IDS.map((id) => `od.type.${CARDS[id].type}`)),
        ...ZOMBIE_KINDS.map((id) => `od.kind.${id}`),
        ...TRIGGERS.map((id) => `od.trigger.${id}`),
        ...['melee', 'ranged', 'survivor'].map((id) => `od.range.${id}`),
      ]),
    ).toEqual([]);
    const named = PRECON_IDS.map((id) => TEXTS[`od.deck.${id}`]);
    expect(named).toEqual(PRECON_IDS.map((id) => PRECONS[id].name));
  });

  it('are printed on all cards but Weapons, which have traits, and zombies that their keywords explain', () => {
    const printed = SURVIVOR_CARD_IDS.filter((id) => !WEAPON_IDS.some((weapon) => weapon === id));
    expect(missing(printed.map((id) => `od.card.${id}.text`))).toEqual([]);
    const saying = ZOMBIE_IDS.filter((id) => Object.hasOwn(TEXTS, `od.card.${id}.text`));
    const having = ZOMBIE_IDS.filter((id) =>
      SAID_IN_TEXT.some((word) => ZOMBIES[id].keywords[word] !== NO_KEYWORDS[word]),
    );
    expect(saying).toEqual(having);
  });

  it('explain every keyword of a zombie and every trait of a Weapon (OD-KW-01)', () => {
    const traits = [...Object.keys(WEAPONS.W01.traits), 'quick'];
    expect(missing(keywords.flatMap((id) => [`od.keyword.${id}`, `od.keyword.${id}.text`]))).toEqual([]);
    expect(missing(traits.flatMap((id) => [`od.trait.${id}`, `od.trait.${id}.text`]))).toEqual([]);
  });

  it.each([
    ['W06.name', 'Machete'],
    ['ZB1.name', 'Night-Club Bouncer'],
    ['E12.text', 'Put a zombie of ZTC 3 or less from your zombie graveyard into the opposing Zombie Zone.'],
    ['R08.text', 'Escape roll at +1 against the attacker; success: negate and move it back.'],
    ['S02.text', 'Deal 5 to a zombie, then 5 to a zombie (may be the same). Killed: exiled.'],
  ])('are those of the specification (%s)', (id, text) => {
    expect(TEXTS[`od.card.${id}`]).toBe(text);
  });
});
