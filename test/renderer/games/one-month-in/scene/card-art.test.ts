import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LOOT_IDS } from '../../../../../models/one-month-in/ids';
import { pictureUrl } from '../../../../../renderer/games/one-month-in/scene/cards/card-art';

describe('the pictures of the loot cards', () => {
  it('are there for every kind of loot', () => {
    expect(LOOT_IDS).toHaveLength(41);
    expect(LOOT_IDS.filter((id) => !existsSync(fileURLToPath(pictureUrl(id))))).toEqual([]);
  });
});
