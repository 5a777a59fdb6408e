import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { OpenSession } from '../../../machines/kernel/contract';
import { createReplay } from '../../../machines/kernel/replay';
import { createSession, loadSession } from '../../../machines/kernel/session';
import { oneMonthIn } from '../../../machines/one-month-in/game';
import { playTrial } from '../../../machines/one-month-in/trial-game';
import { sealSave } from '../../../models/kernel/save';
import type { Entry } from '../../../models/one-month-in/entries';
import { invariantFaults } from '../../../models/one-month-in/invariants';
import { balanceOf } from '../../../models/one-month-in/layouts/balance';
import {
  draftOf,
  type LayoutDraft,
  LayoutDraftSchema,
  type OwnLayout,
} from '../../../models/one-month-in/layouts/draft';
import { isPlayable, problemsOf } from '../../../models/one-month-in/layouts/problems';
import type { Move } from '../../../models/one-month-in/moves';
import { optionsSchema } from '../../../models/one-month-in/options';
import type { State } from '../../../models/one-month-in/state';
import { builtLayout } from '../../helpers/built-layouts';
import { USUAL } from '../../helpers/one-month-in';
import { people, playToEnd } from '../../helpers/random-play';

/** Valid layouts that are built and played; 250 of them every night. */
const LAYOUTS = process.env.CURFEW_THOROUGH === '1' ? 250 : 8;
/** Of so many one is played by bots, which takes longer than luck. */
const BY_BOTS = 8;

type Session = OpenSession<State, Move, Entry>;

function own(draft: LayoutDraft): OwnLayout {
  return { name: 'Mine', maker: 'Ada', ...draft };
}

function start(draft: LayoutDraft, seed: string): Session {
  const options = { ...USUAL, layout: own(draft), maxRounds: 15 } as const;
  return createSession(oneMonthIn, { options, seats: people(draft.bases.length), seed });
}

/** The first so many valid layouts that are built, and all invalid ones on the way. */
function built(count: number) {
  const valid: { readonly seed: string; readonly draft: LayoutDraft }[] = [];
  const invalid: LayoutDraft[] = [];
  for (let n = 0; valid.length < count; n++) {
    const draft = builtLayout(`built-${n}`);
    if (isPlayable(draft)) valid.push({ seed: `built-${n}`, draft });
    else invalid.push(draft);
  }
  return { valid, invalid };
}

describe('whatever the editor can build', () => {
  const { valid, invalid } = built(LAYOUTS);

  it('is played to the end without a stuck position, and loses and doubles nothing, if it is valid', () => {
    for (const { draft, seed } of valid) {
      const look = (session: Session) =>
        expect(invariantFaults(session.whole().position.state), seed).toEqual([]);
      const end = playToEnd(start(draft, seed), seed, { look });
      expect(end.whole().outcome, seed).not.toBeNull();
    }
  }, 3_600_000);

  it('is played to the end by bots, too', () => {
    for (const { draft } of valid.filter((_, n) => n % BY_BOTS === 0)) {
      const { winners, rounds } = playTrial(own(draft), 1);
      expect(winners.length).toBeGreaterThan(0);
      expect(winners.every((base) => base >= 0 && base < draft.bases.length)).toBe(true);
      expect(rounds).toBeGreaterThan(0);
    }
  }, 3_600_000);

  it('is named and never played if it is invalid', () => {
    expect(invalid.length).toBeGreaterThan(0);
    for (const draft of invalid) {
      const [problem] = problemsOf(draft);
      expect(problem?.id).toMatch(/^om\.make\./);
      const seats = people(Math.min(4, Math.max(2, draft.bases.length)));
      const options = { ...USUAL, layout: own(draft) };
      expect(() => createSession(oneMonthIn, { options, seats, seed: 'never' })).toThrow(
        `The map "Mine" can't be played.`,
      );
    }
  });

  it('is read again as it was written', () => {
    for (const draft of [...valid.map((one) => one.draft), ...invalid])
      expect(v.parse(LayoutDraftSchema, JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  });
});

describe('a game on a layout of somebody’s own', () => {
  const draft = builtLayout('built-0');
  const layout = isPlayable(draft) ? draft : draftOf('2-dead-end');
  const save = () => {
    const session = start(layout, 'kept');
    for (let n = 0; n < 9; n++) session.playByAnyone(session.legalMoves()[0] as Move);
    return session.save();
  };

  it('is taken by the options as it stands, and by no others', () => {
    expect(v.is(optionsSchema, { layout: own(layout) })).toBe(true);
    expect(v.is(optionsSchema, { layout: { ...own(layout), tiles: ['0,0', 'x'] } })).toBe(false);
    expect(v.is(optionsSchema, { layout: { ...own(layout), core: ['6,5'] } })).toBe(false);
  });

  it('is for as many teams as it has bases', () => {
    const options = { ...USUAL, layout: own(draftOf('3-crush')) };
    expect(() => createSession(oneMonthIn, { options, seats: people(2), seed: 'x' })).toThrow(
      'The map "Mine" is for 3 teams, not for 2.',
    );
  });

  it('carries it: it goes on, is replayed and undone where nobody else has it', () => {
    const saved = JSON.parse(JSON.stringify(save()));
    const loaded = loadSession(oneMonthIn, saved);
    expect(loaded.whole().position.state.options.layout).toEqual(own(layout));
    expect(loaded.save()).toEqual(saved);
    expect(createReplay(oneMonthIn, saved).fidelity).toEqual({ kind: 'same' });
  });

  it.each([
    ['no map', { name: 'Mine' }, 'Its map is damaged.'],
    ['a map without a way', { ...own(layout), farms: 0 }, 'The map "Mine" can\'t be played.'],
    ['a map for others', own(draftOf('4-crossroads')), 'is for 4 teams, not for 2'],
  ])('that was changed by hand to %s is refused in a sentence', (_what, changed, sentence) => {
    const { checksum: _checksum, format: _format, ...content } = save();
    const state = { ...content.state, options: { ...content.state.options, layout: changed } };
    const forged = sealSave({ ...content, state } as never);
    expect(() => loadSession(oneMonthIn, forged)).toThrow(
      expect.objectContaining({ message: expect.stringContaining(sentence) }),
    );
    expect(() => loadSession(oneMonthIn, forged)).toThrow("This saved game can't be continued: ");
  });
});

describe('the balance of a layout', () => {
  const ends = (...winners: readonly (readonly number[])[]) =>
    winners.map((one) => ({ winners: one, rounds: 10 }));

  it('counts wins by base, shared ones in parts', () => {
    const { games, rounds, bases } = balanceOf(ends([0], [1], [0, 1], [0]), 2);
    expect({ games, rounds }).toEqual({ games: 4, rounds: 10 });
    expect(bases.map(({ wins }) => wins)).toEqual([2.5, 1.5]);
    expect(bases[0]?.low).toBeLessThan(0.625);
  });

  it('finds a base strong or weak only where luck can hardly be the reason', () => {
    const won = (zero: number, one: number) =>
      balanceOf(ends(...Array(zero).fill([0]), ...Array(one).fill([1])), 2);
    expect(won(34, 26)).toMatchObject({ strong: null, weak: null });
    expect(won(45, 15)).toMatchObject({ strong: 0, weak: 1 });
    expect(balanceOf([], 2)).toMatchObject({ games: 0, strong: null, weak: null });
  });
});
