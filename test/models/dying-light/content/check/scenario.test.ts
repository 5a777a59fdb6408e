import { describe, expect, it } from 'vitest';
import { checkScenario, pathText } from '../../../../../models/dying-light/content/check';
import { SCENARIOS } from '../../../../../models/dying-light/content/scenarios';
import { DARK } from '../../../../../models/dying-light/content/scenarios/dark';
import { ERRAND } from '../../../../../models/dying-light/content/scenarios/errand';
import { MARKET } from '../../../../../models/dying-light/content/scenarios/market';
import { SCENARIO_IDS } from '../../../../../models/dying-light/ids';
import type { Op, Scenario, Trigger } from '../../../../../models/dying-light/scenario/format';
import { messageSentence } from '../../../../../tools/lib/sentences';

/** Faults as a person reads them. */
function faults(json: unknown): readonly string[] {
  return checkScenario(JSON.parse(JSON.stringify(json))).map(
    (fault) => `${pathText(fault.path)}: ${messageSentence('dying-light', fault)}`,
  );
}

const market = (change: Readonly<Record<string, unknown>>) => faults({ ...MARKET, ...change });
const withCard = (...onReveal: readonly unknown[]) =>
  market({ cards: [...MARKET.cards.slice(0, 3), { id: 'M04', onReveal }] });
const withTrigger = (trigger: unknown) => market({ triggers: [...MARKET.triggers, trigger] });
const mark: Op = { op: 'addRunner', runner: { who: 'actor' }, var: 'carry', value: 1 };

describe('every scenario of the game', () => {
  it.each(SCENARIO_IDS)('%s has no faults', (id) => {
    expect(faults(SCENARIOS[id])).toEqual([]);
  });
});

describe('the form of a scenario', () => {
  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['a Zone that the map lacks', { startZone: 'z' }, 'startZone: "z" is no Zone.'],
    ['an Area that the map lacks', { biters: { harbour: 2 } }, 'biters.harbour: "harbour" is no Area.'],
    ['an id without its prefix', { id: 'market' }, 'id: The id of a scenario is "sc-" and a word.'],
    ['a field that is not known', { colour: 'red' }, 'colour: There is no field "colour" here.'],
    ['a field that is missing', { win: undefined }, 'win: The field "win" is missing.'],
    ['a Round off the tracker', { startRound: 15 }, 'startRound: The Round tracker ends at 14.'],
    ['half a Biter', { biters: { market: 0.5 } }, 'biters.market: A whole number is expected.'],
    ['a fourth Nest', { nests: ['d', 'h', 'w', 'a'] }, 'nests: The box holds 3 Nests.'],
    ['a fourth Event', { eventSpaces: { 4: 3 } }, 'eventSpaces.4: The Event tokens are numbered 1, 2 and 3.'],
    [
      'a text for a number',
      { vars: { delivered: 'none' } },
      'vars.delivered: Expected number, found "none".',
    ],
    [
      'a kind of token that the box lacks',
      { tokens: [{ id: 'fire-1', kind: 'flood', zone: 'n' }] },
      'tokens[0].kind: "flood" is no kind of token.',
    ],
    [
      'a row that is too short',
      { params: { need: { ...MARKET.params.need, hard: [4, 8, 12] } } },
      'params.need.hard: Four values are expected: for 1, 2, 3 and 4 Runners.',
    ],
    [
      'a list without sites',
      { lists: { roofs: { zones: [], shuffled: true } } },
      'lists.roofs.zones: A list has at least one site.',
    ],
  ])('names %s', (_, change, fault) => {
    expect(market(change)).toEqual([fault]);
  });

  it('names an op that is not known, and what there is', () => {
    const [fault, ...more] = withCard({ op: 'teleport' });
    expect(fault).toMatch(/^cards\[3\]\.onReveal\[0\]\.op: Expected \("reveal" \| .*, found "teleport"\.$/);
    expect(more).toEqual([]);
  });

  it('looks into ops, conditions and numbers however deep', () => {
    const deep = {
      op: 'if',
      when: { cond: 'not', of: { cond: 'has', runner: 'any', item: 'c-beer' } },
      do: [],
    };
    expect(withCard({ op: 'if', when: { cond: 'night' }, do: [deep] })).toEqual([
      'cards[3].onReveal[0].do[0].when.of.item: "c-beer" is no Item.',
    ]);
    const ceil = { op: 'setLimit', round: { expr: 'ceil', of: { expr: '+', of: [] } } };
    expect(withCard(ceil)).toEqual(['cards[3].onReveal[0].round.of.of: At least one number is expected.']);
  });
});

describe('the names in a scenario', () => {
  it('lead to cards', () => {
    expect(withCard({ op: 'reveal', card: 'M09' })).toEqual([
      'cards[3].onReveal[0].card: There is no card M09.',
    ]);
    expect(market({ cards: [...MARKET.cards, { id: 'M05', onReveal: [] }] })).toEqual([
      'cards[4].id: Nothing ever reveals card M05.',
    ]);
    expect(market({ cards: [...MARKET.cards, { id: 'M02', onReveal: [] }] })).toEqual([
      'cards[4].id: There are two cards M02.',
    ]);
  });

  it('lead to variables that somebody sets', () => {
    expect(withCard({ op: 'add', var: 'deliverd', value: 1 })).toEqual([
      'cards[3].onReveal[0].var: The variable "deliverd" has no value at the start: add it to "vars".',
    ]);
    expect(market({ vars: { delivered: 0, bonus: 0 }, score: { expr: 'var', name: 'bonus' } })).toEqual([
      'score.name: The variable "bonus" is used but never set.',
    ]);
    expect(market({ score: { expr: 'runnerVar', name: 'weight' } })).toEqual([
      'score.name: The variable "weight" of a Runner is used but never set.',
    ]);
  });

  it('lead to parameters of the right kind', () => {
    expect(market({ score: { expr: 'param', name: 'ned' } })).toEqual([
      'score.name: There is no parameter "ned".',
    ]);
    const { need } = MARKET.params;
    expect(market({ params: { need, spare: need } })).toEqual([
      'params.spare: The parameter "spare" is never used.',
    ]);
    const placed = { op: 'placeEach', kind: 'objective', ids: ['obj-a'], zones: { param: 'need' } };
    expect(withCard(placed)).toEqual([
      'cards[3].onReveal[0].zones.param: A list of Zones is expected; the parameter "need" is a number.',
    ]);
    expect(faults({ ...ERRAND, score: { expr: 'param', name: 'relayZones' } })).toEqual([
      'score.name: A number is expected; the parameter "relayZones" is a list of Zones.',
    ]);
  });

  it('lead to lists', () => {
    expect(withCard({ op: 'placeNext', kind: 'objective', list: 'cellars', count: 1 })).toEqual([
      'cards[3].onReveal[0].list: There is no list "cellars".',
    ]);
  });

  it('tell triggers and options apart', () => {
    const [first] = MARKET.triggers;
    expect(withTrigger(first)).toEqual(['triggers[5].id: There are two triggers "crate".']);
    const options = ['yes', 'yes'].map((id) => ({ id, text: 'dl.card.M04.yes', do: [] }));
    expect(withCard({ op: 'choice', decider: 'group', options })).toEqual([
      'cards[3].onReveal[0].options[1].id: There are two options "yes".',
    ]);
  });
});

describe('a scenario on the table', () => {
  it('uses tokens of their kind, each once, and Nests apart', () => {
    const lying = MARKET.tokens.slice(0, 1);
    const lies = (token: unknown) => market({ tokens: [...lying, token] });
    expect(lies({ id: 'fire-1', kind: 'rough', zone: 'n' })).toEqual([
      'tokens[1].id: fire-1 is no token of the kind rough.',
    ]);
    expect(lies(lying[0])).toEqual(['tokens[1].id: loot-common-1 lies on the map already.']);
    expect(lies({ id: 'nest-1', kind: 'nest', zone: 'n' })).toEqual([
      'tokens[1].kind: Nests are listed in "nests", not among the tokens.',
    ]);
    expect(withCard({ op: 'placeToken', kind: 'npc', id: 'obj-a', zone: 'n' })).toEqual([
      'cards[3].onReveal[0].id: obj-a is no token of the kind npc.',
    ]);
    const each = { op: 'placeEach', kind: 'fire', ids: ['fire-3', 'obj-a'], zones: ['a'] };
    expect(withCard(each)).toEqual(['cards[3].onReveal[0].ids[1]: obj-a is no token of the kind fire.']);
  });

  it('has Biters enough, and Areas for the extra ones', () => {
    expect(market({ biters: { market: 33 } })).toEqual(['biters: The box holds 32 Biters, not 33.']);
    const count = { ...MARKET.extraBiters.count, hard: [0, 0, 0, 1] };
    expect(market({ extraBiters: { count, order: [] } })).toEqual([
      'extraBiters.order: An Area for the extra Biters is expected.',
    ]);
  });

  it('ends after it begins, and has a trigger for every Event', () => {
    expect(faults({ ...DARK, lastRound: { ...DARK.lastRound, hard: 7 } })).toEqual([
      'lastRound.hard: The last Round comes before Round 8, the first one.',
    ]);
    expect(faults({ ...DARK, eventSpaces: { 2: 10 } })).toEqual([
      'triggers[4].event.event: Event 1 has no space in "eventSpaces".',
      'eventSpaces.2: No trigger listens to Event 2.',
    ]);
  });

  it('names an acting Runner only where somebody acts', () => {
    const trigger = { id: 'dawn', do: [mark] };
    expect(withTrigger({ ...trigger, event: { on: 'enterZone', zone: 'a' } })).toEqual([]);
    expect(withTrigger({ ...trigger, event: { on: 'endPhase' } })).toEqual([
      'triggers[5].do[0].runner: Nobody acts when this happens.',
    ]);
    expect(market({ roundEnd: [{ do: [mark] }] })).toEqual([
      'roundEnd[0].do[0].runner: Nobody acts when this happens.',
    ]);
  });

  it('says "this" only of the token of an Interact', () => {
    const event: Trigger['event'] = { on: 'enterZone', zone: 'a' };
    expect(withTrigger({ id: 'step', event, do: [{ op: 'removeToken', token: 'this' }] })).toEqual([
      'triggers[5].do[0].token: "this" is the token of an Interact; here there is none.',
    ]);
  });

  it('ranks from the lowest upwards, and every score', () => {
    const rank = (below: number | null) => ({ below, name: 'dl.rank.some' });
    const ranked = (ranks: Scenario['ranks']) => market({ ranks });
    expect(ranked([rank(9), rank(5), rank(null)])).toEqual([
      'ranks: Ranks go from the lowest to the highest.',
    ]);
    expect(ranked([rank(9)])).toEqual(['ranks: The last rank is for all scores that are left: below null.']);
    expect(market({ score: undefined })).toEqual(['ranks: Ranks need a "score".']);
  });
});
