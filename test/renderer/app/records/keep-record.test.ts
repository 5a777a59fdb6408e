import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createSession } from '../../../../machines/kernel/session';
import { FinishedMetaSchema } from '../../../../models/kernel/finished-kind';
import { parseSave, type SaveEnvelope } from '../../../../models/kernel/save';
import type { Seat } from '../../../../models/kernel/types';
import { keepRecord } from '../../../../renderer/app/records/keep-record';
import { FACES } from '../../../../renderer/games';
import type { GameFace } from '../../../../renderer/games/face';
import { loadMatch } from '../../../../renderer/games/face-of';
import { hasMessage } from '../../../../renderer/i18n';
import type { Finished, FinishedMeta } from '../../../../renderer/platform/platform';

const NOW = new Date('2026-11-29T12:00:00.000Z');

/** A store that keeps everything in memory. */
function aStore() {
  const kept = new Map<string, { readonly meta: FinishedMeta; readonly text: string }>();
  const store: Pick<Finished, 'list' | 'save'> = {
    list: async () => [...kept.values()].map(({ meta }) => meta),
    save: async (id, meta, text) => void kept.set(id, { meta, text }),
  };
  return { kept, store };
}

/** A whole game of bots, at the end of which a person sits in the first seat. */
function ended(face: GameFace, seed: string, hasPerson = true) {
  const { game } = face;
  const count = Math.max(2, game.rules.seats.min);
  const seats: readonly Seat[] = Array.from({ length: count }, (_, n) => ({
    id: `seat-${n + 1}` as const,
    name: n === 0 ? 'Ada' : `Bot ${n}`,
    controller: { kind: 'bot', level: 'normal' },
  }));
  const session = createSession(game, { options: v.parse(game.rules.options, {}), seats, seed });
  while (session.playBot());
  if (hasPerson) session.handOver('seat-1', { kind: 'human' });
  return { face, snapshot: session.seen('everyone'), save: session.save() as SaveEnvelope };
}

describe.each(FACES.map((face) => ({ id: face.game.rules.id, face })))(
  'a finished game of $id',
  ({ face }) => {
    const game = ended(face, 'kept');

    it('is kept once, however often its result is shown, with what the game counts of it', async () => {
      const { kept, store } = aStore();
      const game = ended(face, 'kept');
      expect(await keepRecord(store, game, NOW)).toBe(true);
      expect(await keepRecord(store, game, NOW)).toBe(false);
      const reloaded = loadMatch([face], parseSave(JSON.stringify(game.save))).session;
      const again = { face, snapshot: reloaded.seen('everyone'), save: reloaded.save() };
      expect(await keepRecord(store, again, NOW)).toBe(false);
      const [only] = [...kept.values()];
      expect(kept.size).toBe(1);
      expect(v.is(FinishedMetaSchema, only?.meta)).toBe(true);
      expect(parseSave(only?.text ?? '')).toEqual(JSON.parse(JSON.stringify(game.save)));
      const { outcome } = game.snapshot;
      expect(only?.meta.seats.map(({ won }) => won)).toEqual(
        only?.meta.seats.map(({ id }) => outcome?.winners.some((winner) => winner === id)),
      );
      expect(only?.meta.seats[0]).toMatchObject({ name: 'Ada', bot: null });
      expect(only?.meta.luck.length).toBeGreaterThan(0);
      // What bots threw and struck with is not kept.
      expect(only?.meta.luck.filter(({ seat }) => seat !== null && seat !== 'seat-1')).toEqual([]);
      expect(only?.meta.seats.slice(1).filter(({ weapons }) => Object.keys(weapons).length > 0)).toEqual([]);
    });

    it('has names in words for all that is kept of it', () => {
      const { records } = face;
      const { seats, luck, difficulty } = records?.of(
        game.snapshot.position.state,
        game.snapshot.log.map(({ entry }) => entry),
      ) ?? {
        seats: [],
        luck: [],
      };
      const words = records?.words ?? '';
      const names = seats.flatMap(({ plays, weapons }) => [
        ...plays.map((id) => [id, records?.characterName(id)]),
        ...Object.keys(weapons).map((id) => [id, records?.weaponName(id)]),
      ]);
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter(([id, name]) => id === name)).toEqual([]);
      const ids = [
        ...luck.map(({ id }) => `${words}.luck.${id}`),
        ...(difficulty ? [`${words}.difficulty.${difficulty}`] : []),
        ...(records?.feats ?? []).flatMap((id) => [`${words}.feat.${id}`, `${words}.feat.${id}.how`]),
      ];
      expect(ids.filter((id) => !hasMessage(id))).toEqual([]);
    });
  },
);

it('a game of bots alone is not kept', async () => {
  const { kept, store } = aStore();
  const duel = FACES[FACES.length - 1] ?? FACES[0];
  expect(await keepRecord(store, ended(duel, 'bots', false), NOW)).toBe(false);
  expect(kept.size).toBe(0);
});
