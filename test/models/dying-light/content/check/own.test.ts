import { describe, expect, it } from 'vitest';
import { dyingLight } from '../../../../../machines/dying-light/game';
import { createReplay } from '../../../../../machines/kernel/replay';
import { createSession, loadSession } from '../../../../../machines/kernel/session';
import { pathText } from '../../../../../models/dying-light/content/check';
import { checkOwn, isHint } from '../../../../../models/dying-light/content/check/own';
import {
  copyOfBuilt,
  newBody,
  ownOf,
  type ScenarioBody,
  withCard,
  withRule,
  withTrigger,
} from '../../../../../models/dying-light/editor/document';
import { SCENARIO_IDS } from '../../../../../models/dying-light/ids';
import type { OwnScenario, Trigger } from '../../../../../models/dying-light/scenario/format';
import { sealSave } from '../../../../../models/kernel/save';
import { people } from '../../../../helpers/random-play';

const WORDS = { title: 'A card', text: 'A story', rule: 'A rule' };
const NEW = newBody({ text: 'About', card: WORDS });
const own = (body: ScenarioBody): OwnScenario => ownOf(body, 'My night', 'Ada');
const faults = (json: unknown) =>
  checkOwn(json).map(({ path, id }) => `${pathText(path)}: ${id.slice('dl.check.'.length)}`);
const having = (path: readonly (string | number)[], value: unknown) =>
  faults(own(withRule(NEW, path, value)));
const trigger = (event: Trigger['event'], ...ops: Trigger['do']) =>
  faults(own(withTrigger(NEW, { event, do: ops })));

describe('a scenario that somebody made', () => {
  it('has no faults when it is begun', () => {
    expect(faults(own(NEW))).toEqual([]);
  });

  it.each(SCENARIO_IDS)('has no faults as a copy of %s, in words of its own', (id) => {
    const copy = own(copyOfBuilt(id, (message) => `The words of ${message}`));
    expect(faults(copy)).toEqual([]);
    expect(JSON.stringify(copy)).not.toContain('"text":"dl.');
  });

  it('needs a name and words', () => {
    expect(faults({ ...own(NEW), name: ' ' })).toEqual(['name: no-words']);
    expect(having(['cards', 0, 'words', 'title'], '')).toEqual(['rules.cards[0].words.title: no-words']);
    expect(trigger({ on: 'endPhase' }, { op: 'log', text: 'dl.card.S01.text' })).toEqual([
      'rules.triggers[0].do[0].text: sentence-id',
    ]);
    expect(having(['ranks'], [{ below: null, name: 'ui.quit' }])).toContain(
      'rules.ranks[0].name: unknown-rank',
    );
  });

  it('names what would go on without end', () => {
    const twoCards = withRule(withCard(NEW, WORDS), ['cards', 1, 'onReveal'], [{ op: 'reveal', card: 'A' }]);
    const loop = withRule(twoCards, ['cards', 0, 'onReveal'], [{ op: 'reveal', card: 'B' }]);
    expect(faults(own(loop))).toEqual(['rules.cards[0]: card-loop', 'rules.cards[1]: card-loop']);
    const walk = { op: 'moveEffect', runner: { who: 'actor' }, steps: 1 } as const;
    expect(trigger({ on: 'enterArea', area: 'market' }, walk)).toEqual(['rules.triggers[0]: endless-move']);
  });

  it('names who does not act, cards that come up by themselves among them', () => {
    const ops = [{ op: 'upgrade', runner: { who: 'actor' } }];
    expect(having(['cards', 0, 'onReveal'], ops)).toEqual(['rules.cards[0].onReveal[0].runner: nobody-acts']);
  });

  it.each<[string, readonly (string | number)[], unknown, string]>([
    ['too many in one Area', ['biters', 'market'], 7, 'rules.biters.market: crowded'],
    ['a Nest that is not there', ['nests'], [], 'rules.cards[0].onReveal[0].at.nest: no-nest'],
  ])('names %s', (_, path, value, fault) => {
    const ops = [{ op: 'spawn', type: 'viral', count: 1, at: { at: 'nest', nest: 1 } }];
    const body = withRule(withRule(NEW, ['cards', 0, 'onReveal'], ops), path, value);
    expect(faults(own(body))).toContain(fault);
  });

  it('names what the box or its rules do not allow', () => {
    const event = { on: 'endPhase' } as const;
    expect(trigger(event, { op: 'placeToken', kind: 'nest', id: 'nest-1', zone: 'C' })[0]).toContain(
      'nest-op',
    );
    expect(trigger(event, { op: 'removeToken', token: 'nest-1' })[0]).toContain('nest-op');
    expect(trigger(event, { op: 'uv', token: 'fire-1', on: true })[0]).toContain('uv-kind');
    expect(trigger(event, { op: 'choice', decider: 'group', options: [] })[0]).toContain('no-options');
    expect(trigger({ on: 'interact', tokens: { kind: 'spear' } })[0]).toContain('loot-interact');
  });

  it('tells what only has no effect from what hinders', () => {
    const idle = checkOwn(own(withCard(NEW, WORDS)));
    expect(idle.map(({ id }) => id)).toEqual(['dl.check.idle-card']);
    expect(idle.every(isHint)).toBe(true);
  });

  it('is refused where it is far too large or nested, before anything else looks at it', () => {
    let deep: unknown = { cond: 'night' };
    for (let level = 0; level < 5_000; level++) deep = { cond: 'not', of: deep };
    expect(having(['win'], deep)).toEqual([': too-large']);
    expect(faults({ ...own(NEW), text: 'x'.repeat(2 ** 17) })).toEqual([': too-large']);
  });
});

describe('a game of a scenario that somebody made', () => {
  const options = { scenario: own(NEW), difficulty: 'normal', soloRunners: 1 } as const;
  const session = createSession(dyingLight, { options, seats: people(1), seed: 'own' });
  const { checksum: _, format: __, ...save } = session.save();

  it('is saved with its own copy and loaded again', () => {
    const text = JSON.stringify(session.save());
    expect(loadSession(dyingLight, JSON.parse(text)).whole().position).toEqual(session.whole().position);
  });

  it('is refused with a sentence where somebody spoilt the scenario in the save', () => {
    const spoilt = { ...options, scenario: own(withRule(NEW, ['firstCard'], 'Z')) };
    const inState = sealSave({ ...save, state: { ...save.state, options: spoilt } });
    const inOptions = sealSave({ ...save, options: spoilt });
    for (const bad of [inState, inOptions]) {
      expect(() => loadSession(dyingLight, bad)).toThrow(
        "Its scenario can't be played: something is wrong at rules.firstCard",
      );
      expect(() => createReplay(dyingLight, bad)).toThrow(
        "Its scenario can't be played: something is wrong at rules.firstCard",
      );
    }
  });
});
