import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../../../../models/dying-light/content/scenarios';
import { ERRAND, RELAYS } from '../../../../../models/dying-light/content/scenarios/errand';
import { TOKEN_IDS } from '../../../../../models/dying-light/content/tokens';
import { AREA_IDS, DIFFICULTIES, type TokenKind } from '../../../../../models/dying-light/ids';
import { areaDistance, areaOf } from '../../../../../models/dying-light/map';
import type { Op, Trigger } from '../../../../../models/dying-light/scenario/format';

const zonesOf = (kind: TokenKind) =>
  ERRAND.tokens.filter((token) => token.kind === kind).map((token) => token.zone);

const trigger = (id: string): Trigger | undefined => ERRAND.triggers.find((t) => t.id === id);

/** Cards that some ops reveal, however deep. */
function revealed(ops: readonly Op[]): readonly string[] {
  return ops.flatMap((op) => {
    if (op.op === 'reveal') return [op.card];
    return op.op === 'if' ? revealed(op.do) : [];
  });
}

describe('the set-up of Last Light Errand', () => {
  it('puts tokens where the map shows them', () => {
    const kinds: readonly TokenKind[] = [
      'loot-common',
      'loot-epic',
      'jump-pad',
      'fire',
      'rough',
      'spear',
      'uv',
    ];
    expect(kinds.map((kind) => `${kind} ${zonesOf(kind).join(' ')}`)).toEqual([
      'loot-common L E v a G',
      'loot-epic K A',
      'jump-pad F G',
      'fire n s',
      'rough r g',
      'spear F M',
      'uv b',
    ]);
    expect(ERRAND.tokens.find((token) => token.kind === 'uv')?.on).toBe(false);
  });

  it('uses tokens that the box holds, each once', () => {
    for (const token of ERRAND.tokens) expect(TOKEN_IDS[token.kind]).toContain(token.id);
    expect(new Set(ERRAND.tokens.map((token) => token.id)).size).toBe(ERRAND.tokens.length);
  });

  it('DL-ENV-07 starts in Hideout Yard with Nests in Laundry Lane, Eel Market and Bus Loop', () => {
    expect(areaOf(ERRAND.startZone)).toBe('hideoutYard');
    expect(ERRAND.nests).toEqual(['d', 'h', 'w']);
    expect(ERRAND.nests.map(areaOf)).toEqual(['laundryLane', 'market', 'busLoop']);
  });

  it('has 20 Biters, none where the Runners start', () => {
    expect(Object.values(ERRAND.biters).reduce((sum, count) => sum + count, 0)).toBe(20);
    expect(ERRAND.biters.hideoutYard).toBeUndefined();
    expect(
      AREA_IDS.filter((area) => area.startsWith('b') && area !== 'busLoop' && ERRAND.biters[area]),
    ).toEqual([]);
  });

  it('scales with difficulty and the number of Runners', () => {
    expect(DIFFICULTIES.map((level) => ERRAND.lastRound[level])).toEqual([14, 12, 11]);
    expect(DIFFICULTIES.map((level) => ERRAND.extraBiters.count[level].join('/'))).toEqual([
      '0/0/0/0',
      '0/0/0/2',
      '0/2/4/6',
    ]);
    expect(DIFFICULTIES.map((level) => ERRAND.params.eventVolatiles?.[level].join('/'))).toEqual([
      '1/1/1/1',
      '1/1/1/2',
      '2/2/3/4',
    ]);
    expect(ERRAND.extraBiters.order.join(' ')).toBe(
      'crossroads market printCourt tramBend wellYard laundryLane busLoop canalStreet',
    );
  });

  it('places the relays of the table, with a letter for each', () => {
    const zones = DIFFICULTIES.map((level) => ERRAND.params.relayZones?.[level].map(String).join(' | '));
    expect(zones).toEqual([
      'J,E | J,E | J,E,L,F | J,E,L',
      'J,F,E | J,E,G | J,E,F,A | J,E,G,L,A',
      'J,E,A | J,E,G,L,F | J,E,L,F,G,A | J,E,K,L,A,D',
    ]);
    expect(RELAYS).toEqual(['obj-b', 'obj-c', 'obj-d', 'obj-e', 'obj-f', 'obj-a']);
  });

  it('DL-END-05 begins in Round 7 and has events on the spaces 8, 10 and 11', () => {
    expect([ERRAND.startRound, ERRAND.eventSpaces]).toEqual([7, { 1: 8, 2: 10, 3: 11 }]);
  });
});

describe('the cards of Last Light Errand', () => {
  it('are eleven in number order, the first on the table', () => {
    expect(ERRAND.cards.map((card) => card.id).join(' ')).toBe('S01 S02 S03 S04 S05 S06 S07 S08 S09 S10 S11');
    expect(ERRAND.firstCard).toBe('S01');
  });

  it('all come up: the first at set-up, the others each by one trigger', () => {
    const all = ERRAND.triggers.map((t) => `${t.id} ${revealed(t.do).join('')}`.trim());
    expect(all).toEqual([
      'keys S02',
      'relay S03',
      'nurse S04',
      'light S05',
      'dose S06',
      'flare S11',
      'event-1 S07',
      'event-2 S08',
      'event-3 S09',
      'map-in-the-bag S10',
      'retirement-fund',
    ]);
  });

  it('DL-INT-01 let only the carrier of the Inhibitor light the flare, and say so', () => {
    expect(trigger('flare')).toMatchObject({
      when: { cond: 'has', runner: 'actor', item: 'e-inhibitor' },
      refusal: 'dl.card.S06.refusal',
    });
  });

  it('answer Objective A as keys once and as a relay ever after', () => {
    const listening = ERRAND.triggers.filter(
      ({ event }) => event.on === 'interact' && 'ids' in event.tokens && event.tokens.ids.includes('obj-a'),
    );
    expect(listening.map(({ id, once }) => [id, once ?? false])).toEqual([
      ['keys', true],
      ['relay', false],
    ]);
  });

  it('DL-NPC-01 let the nurse offer help that can be given, or nothing', () => {
    const [offer] = trigger('nurse')?.do ?? [];
    expect(offer).toMatchObject({
      op: 'choice',
      decider: 'actor',
      options: [
        { id: 'patch', when: { cond: 'wounded', runner: 'any' } },
        { id: 'tools', when: { cond: 'basicInPool', runner: 'actor' } },
        { id: 'nothing', do: [] },
      ],
    });
  });

  it('DL-SPAWN-02 wake the market, the Nest nearest to the tower, when the flare burns', () => {
    const distances = ERRAND.nests.map((nest) => areaDistance('bC', areaOf(nest)));
    expect(distances).toEqual([2, 1, 2]);
    expect(ERRAND.cards.at(-1)?.onReveal).toEqual([
      { op: 'spawn', type: 'viral', count: 1, at: { at: 'nearestNest', to: { area: 'bC' } } },
    ]);
  });
});

describe('the end of Last Light Errand', () => {
  it('DL-WIN-01 TV-67 is won with the flare lit and everybody on the tower or in Tram Bend', () => {
    expect(ERRAND.win).toEqual({
      cond: 'all',
      of: [
        { cond: 'compare', left: { expr: 'var', name: 'flareLit' }, is: '==', right: 1 },
        { cond: 'allRunnersIn', areas: ['bC', 'tramBend'] },
      ],
    });
  });

  it('ranks scores below 12, from 12 and from 18', () => {
    expect(ERRAND.ranks?.map((rank) => rank.below)).toEqual([12, 18, null]);
  });

  it('survives a save, being plain JSON', () => {
    for (const scenario of Object.values(SCENARIOS)) {
      expect(JSON.parse(JSON.stringify(scenario))).toEqual(scenario);
    }
  });
});
