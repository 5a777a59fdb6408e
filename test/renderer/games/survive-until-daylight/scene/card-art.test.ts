import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PICTURE_IDS } from '../../../../../renderer/games/survive-until-daylight/scene/cards/card-art';
import { BACKS, FACE_IDS } from '../../../../../renderer/games/survive-until-daylight/scene/cards/faces';

const PICTURES = resolve(import.meta.dirname, '../../../../../assets/pictures/survive-until-daylight');

describe('the pictures of the cards', () => {
  it('are there for everything printed but the backs', () => {
    expect(PICTURE_IDS).toHaveLength(FACE_IDS.length - BACKS.length);
    expect(PICTURE_IDS.filter((id) => !existsSync(join(PICTURES, `${id}.webp`)))).toEqual([]);
  });
});
