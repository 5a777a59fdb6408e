import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FACES } from '../../../renderer/games';

const ASSETS = resolve(import.meta.dirname, '../../../assets/pictures');

describe.each(FACES.map((face) => ({ id: face.game.rules.id, face })))(
  'the rulebook of $id',
  ({ id, face }) => {
    it('has a picture of our own pieces beside every entry', () => {
      const missing = face.rulebook.entries.filter((entry) => {
        const name = face.rulePicture?.(entry)?.split('/').at(-1) ?? 'none';
        return !existsSync(resolve(ASSETS, id, name));
      });
      expect(missing.map((entry) => entry.id)).toEqual([]);
    });

    it('shows more than one picture a topic where it speaks of cards', () => {
      const pictures = new Set(face.rulebook.entries.map((entry) => face.rulePicture?.(entry)));
      expect(pictures.size).toBeGreaterThan(face.rulebook.topics.length / 2);
    });
  },
);
