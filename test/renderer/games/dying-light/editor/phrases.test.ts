import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkOwn } from '../../../../../models/dying-light/content/check/own';
import { copyOfBuilt, newBody, ownOf, withRule } from '../../../../../models/dying-light/editor/document';
import {
  FAMILIES,
  type Family,
  type Node,
  type SlotKind,
} from '../../../../../models/dying-light/editor/vocabulary';
import { SCENARIO_IDS } from '../../../../../models/dying-light/ids';
import {
  faultText,
  pageOf,
  placeOf,
  placesIn,
} from '../../../../../renderer/games/dying-light/editor/fault-words';
import { phrase, triggerPhrase, wordLabel } from '../../../../../renderer/games/dying-light/editor/phrases';
import { SCENARIO_FORMAT } from '../../../../../renderer/games/dying-light/editor/scenario-format';
import { composedText, hasMessage } from '../../../../../renderer/i18n';

const FAMILY_NAMES = Object.keys(FAMILIES) as Family[];
const NEW = newBody({ text: 'About', card: { title: 'A card', text: 'A story', rule: 'A rule' } });
const { rules } = copyOfBuilt('sc-market', composedText);

describe('the words of the scenario language', () => {
  it.each(FAMILY_NAMES)('say every word of the family %s, with all that stands in its slots', (family) => {
    for (const [tag, { fresh, slots }] of Object.entries(FAMILIES[family].words)) {
      const said = phrase(family, fresh as Node, NEW.rules);
      expect(said).not.toMatch(/[[\]{}]|undefined|NaN/);
      expect(wordLabel(family, tag)).not.toMatch(/[[\]{}]/);
      for (const kind of Object.values(slots))
        expect(hasMessage(`dl.slot.${kind satisfies SlotKind}`) || kind === 'ops' || kind === 'options').toBe(
          true,
        );
    }
    expect(hasMessage(`dl.slot.${family}`) || family === 'event').toBe(true);
  });

  it('make whole sentences of the triggers of the box', () => {
    expect(rules.triggers.map((trigger) => triggerPhrase(trigger, rules))[1]).toBe(
      "When a Runner uses Objective H, only if the Runner's count “carry” > 0: add to the count “delivered”: the Runner's count “carry”; set the count “carry” of the acting Runner to 0; say “The crates are on the scale in the yard. Somebody ticks a list.”",
    );
    for (const id of SCENARIO_IDS) {
      const copy = copyOfBuilt(id, composedText);
      for (const trigger of copy.rules.triggers)
        expect(triggerPhrase(trigger, copy.rules)).not.toMatch(/[[\]{}]|undefined|NaN/);
    }
  });
});

describe('faults of a scenario', () => {
  const spoilt = withRule(NEW, ['cards', 0, 'onReveal'], [{ op: 'uv', token: 'fire-1', on: true }]);

  it('are told with what they are about, and lead to their page and place', () => {
    const [fault] = checkOwn(ownOf(spoilt, 'x', ''));
    if (!fault) throw new Error('There is no fault.');
    expect(faultText(fault, spoilt)).toBe('A card: Fire 1 is no UV Spot: only those are switched.');
    expect(pageOf(fault.path)).toBe('cards');
    expect(placeOf(fault.path)).toBe('cards.0');
  });

  it('have a sentence each', () => {
    const source = ['own', 'endless', 'names', 'table', 'index'].map((file) =>
      readFileSync(`models/dying-light/content/check/${file}.ts`, 'utf8'),
    );
    // Of each call only its second argument is a name.
    const calls = source.join('\n').replace(/\[[^[\]]*\]/g, '[]');
    const ids = [...calls.matchAll(/faultAt\([^,]*,\s*'([\w-]+)'/g)].map(([, id]) => `dl.check.${id}`);
    expect(ids.length).toBeGreaterThan(10);
    expect(ids.filter((id) => !hasMessage(id))).toEqual([]);
  });

  it('mark the Zones that a part speaks of', () => {
    const body = copyOfBuilt('sc-errand', composedText);
    expect(placesIn(body, ['rules', 'cards', 2])).toEqual(['i']);
  });
});

describe('own scenarios as content', () => {
  it('are read from files whose form is right, whether they can be played or not', () => {
    expect(SCENARIO_FORMAT.read(JSON.parse(JSON.stringify(NEW)))).toEqual(NEW);
    expect(SCENARIO_FORMAT.read(withRule(NEW, ['firstCard'], 'Z'))).not.toBeNull();
    for (const junk of [null, 'x', {}, { ...NEW, rules: 3 }, withRule(NEW, ['startZone'], '??')])
      expect(SCENARIO_FORMAT.read(junk)).toBeNull();
  });

  it('say why they can’t be played', () => {
    expect(SCENARIO_FORMAT.whyNot(NEW)).toBeNull();
    expect(SCENARIO_FORMAT.whyNot(withRule(NEW, ['firstCard'], 'Z'))).toBe('There is no card Z.');
    expect(SCENARIO_FORMAT.about(NEW)).toBe('About');
  });
});
