import { describe, expect, it } from 'vitest';
import {
  at,
  copyOfBuilt,
  freeEvents,
  freeTokens,
  moved,
  newBody,
  type ScenarioBody,
  tokensAtSetup,
  withAt,
  withBiters,
  withCard,
  withEvent,
  withNamed,
  withoutScore,
  withoutToken,
  withRank,
  withToken,
  withTokenAt,
  withTokenOn,
  withTrigger,
} from '../../../../models/dying-light/editor/document';
import { fromMoment } from '../../../../models/dying-light/editor/moment';
import { tableOf } from '../../../../models/dying-light/editor/preview';
import { reworded } from '../../../../models/dying-light/editor/vocabulary';
import { placed } from '../../../../renderer/games/dying-light/editor/tools';

const WORDS = { title: 'A card', text: 'A story', rule: 'A rule' };
const NEW = newBody({ text: 'About', card: WORDS });
const lying = (body: ScenarioBody) => tokensAtSetup(body).map(({ id, zone }) => `${id} ${zone}`);

describe('the set-up of a scenario under edit', () => {
  it('takes tokens of the box, one after the other, and no more than there are', () => {
    const two = withToken(withToken(NEW, 'jump-pad', 'F'), 'jump-pad', 'G');
    expect(lying(two)).toEqual(['nest-1 d', 'nest-2 h', 'nest-3 w', 'jump-pad-1 F', 'jump-pad-2 G']);
    expect(withToken(two, 'jump-pad', 'A')).toBe(two);
    expect(freeTokens(two, 'jump-pad')).toEqual([]);
  });

  it('keeps tokens that the story speaks of for the story, as long as there are others', () => {
    const copy = copyOfBuilt('sc-errand', (id) => id);
    expect(withToken(copy, 'fire', 'C').rules.tokens.at(-1)).toMatchObject({ id: 'fire-3', zone: 'C' });
    const spoken = withTrigger(NEW, { event: { on: 'interact', tokens: { ids: ['obj-a'] } }, do: [] });
    expect(withToken(spoken, 'objective', 'C').rules.tokens.at(-1)?.id).toBe('obj-b');
  });

  it('moves, switches and takes away what lies there, Nests too', () => {
    const lamp = withToken(NEW, 'uv', 't');
    expect(withTokenOn(withTokenAt(lamp, 'uv-1', 'a'), 'uv-1', false).rules.tokens).toEqual([
      { id: 'uv-1', kind: 'uv', zone: 'a', on: false },
    ]);
    expect(withTokenAt(NEW, 'nest-2', 'a').rules.nests).toEqual(['d', 'a', 'w']);
    expect(withoutToken(NEW, 'nest-1').rules.nests).toEqual(['h', 'w']);
    expect(withToken(withoutToken(NEW, 'nest-1'), 'nest', 'a').rules.nests).toEqual(['h', 'w', 'a']);
  });

  it('has between none and six Biters in an Area', () => {
    expect(withBiters(NEW, 'market', 9).rules.biters.market).toBe(6);
    expect(withBiters(NEW, 'crossroads', 0).rules.biters).toEqual({ printCourt: 1 });
  });

  it('does with a press on a Zone what the tool says', () => {
    expect(placed(NEW, 'start', 'C').rules.startZone).toBe('C');
    expect(placed(NEW, 'biter', 'm').rules.biters.crossroads).toBe(3);
    expect(lying(placed(placed(NEW, 'fire', 'C'), 'erase', 'C'))).toEqual(lying(NEW));
    expect(placed(NEW, 'erase', 'm').rules.biters.crossroads).toBe(1);
  });

  it('is seen on the table as it is, at normal difficulty', () => {
    const state = tableOf(withBiters(withToken(NEW, 'fire', 'C'), 'market', 2));
    expect(state.areas.market.standing.biter).toBe(2);
    expect(state.tokens).toHaveLength(4);
    expect(state.runners.map(({ zone }) => zone)).toEqual(['t', 't', 't', 't']);
    expect(state.scenario.lastRound).toBe(7);
  });
});

describe('any part of a scenario', () => {
  it('is replaced and taken out by its path, and lists close up', () => {
    const value = { list: [1, 2, 3], deep: { part: 'x' } };
    expect(withAt(value, ['list', 1], undefined)).toEqual({ list: [1, 3], deep: { part: 'x' } });
    expect(withAt(value, ['deep', 'part'], undefined)).toEqual({ list: [1, 2, 3], deep: {} });
    expect(withAt(value, ['deep', 'more'], 1)).toEqual({ list: [1, 2, 3], deep: { part: 'x', more: 1 } });
    expect(value.list).toEqual([1, 2, 3]);
    expect(at(value, ['list', 2])).toBe(3);
    expect(at(value, ['nowhere', 'at', 'all'])).toBeUndefined();
  });

  it('changes places with its neighbour', () => {
    expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  });

  it('gets names and letters that nothing else has', () => {
    const named = withNamed(withNamed(NEW, 'vars', 'found'), 'vars', 'found');
    expect(Object.keys(named.rules.vars)).toEqual(['found', 'found-2']);
    expect(withCard(NEW, WORDS).rules.cards.map(({ id }) => id)).toEqual(['A', 'B']);
  });

  it('keeps what fits when its word is another one', () => {
    const heal = { op: 'heal', runner: { who: 'each' }, amount: 3 };
    expect(reworded('op', heal, 'upgrade', {})).toEqual({ op: 'upgrade', runner: { who: 'each' } });
    expect(reworded('op', heal, 'set', { var: 'found' })).toEqual({ op: 'set', var: 'found', value: 1 });
  });
});

describe('test play from a moment', () => {
  it('does what has happened before, for the first Runner and with the first token that was meant', () => {
    const body = withTrigger(NEW, {
      event: { on: 'interact', tokens: { kind: 'objective' } },
      once: true,
      do: [
        { op: 'removeToken', token: 'this' },
        { op: 'upgrade', runner: { who: 'actor' } },
      ],
    });
    const { rules } = fromMoment(body, { round: 9, fired: ['trigger-1'] });
    expect(rules.startRound).toBe(9);
    expect(rules.lastRound).toEqual({ easy: 9, normal: 9, hard: 9 });
    expect(rules.triggers).toEqual([]);
    expect(rules.cards.find(({ id }) => id === rules.firstCard)?.onReveal).toEqual([
      { op: 'removeToken', token: 'obj-a' },
      { op: 'upgrade', runner: { who: 'number', number: 1 } },
    ]);
  });
});

describe('an Event more', () => {
  it('lies two Rounds into the game with a trigger of its own, until the box has no more', () => {
    const one = withEvent(NEW);
    expect(one.rules.eventSpaces).toEqual({ 1: 3 });
    expect(one.rules.triggers).toEqual([{ id: 'event-1', event: { on: 'eventToken', event: 1 }, do: [] }]);
    const all = withEvent(withEvent(one));
    expect(freeEvents(all)).toEqual([]);
    expect(withEvent(all)).toBe(all);
  });

  it('gets no second trigger where one answers it already', () => {
    const answer = { id: 'mine', event: { on: 'eventToken', event: 1 }, do: [] } as const;
    const late = { ...NEW, rules: { ...NEW.rules, startRound: 13, triggers: [answer] } };
    expect(withEvent(late).rules).toMatchObject({ eventSpaces: { 1: 14 }, triggers: [answer] });
  });
});

it('ranks go upwards, the one for all that is left last, and go with the score', () => {
  const scored = { ...NEW, rules: { ...NEW.rules, score: { expr: 'salvage' } } } as const;
  const three = ['low', 'middle', 'high'].reduce<ScenarioBody>(withRank, scored);
  expect(three.rules.ranks).toEqual([
    { below: 5, name: 'middle' },
    { below: 10, name: 'high' },
    { below: null, name: 'low' },
  ]);
  expect(withoutScore(three)).toEqual(NEW);
});
