import { beforeEach, expect, it, vi } from 'vitest';
import { createSession } from '../../../../machines/kernel/session';
import { whyNoPhoto } from '../../../../renderer/app/photo/use-photo';
import { canDraw } from '../../../../renderer/app/quality';
import { lookAt } from '../../../../renderer/app/viewpoint';
import type { Match } from '../../../../renderer/games/face';
import { t } from '../../../../renderer/i18n';
import { parryDuel, rivals } from '../../../helpers/parry-duel';

vi.mock('../../../../renderer/app/quality', () => ({ canDraw: vi.fn() }));

/** A duel of two people with hidden hands. */
function aDuel(): Match {
  const session = createSession(parryDuel, { options: {}, seats: rivals(), seed: 'photo' });
  return { face: { game: parryDuel }, session } as unknown as Match;
}

beforeEach(() => {
  vi.mocked(canDraw).mockReturnValue(true);
});

it('is taken of no table that is handed over, until somebody has picked up their cards', () => {
  const match = aDuel();
  expect(whyNoPhoto(match, lookAt(match, null))).toBe(t('photo.curtain'));
  expect(whyNoPhoto(match, lookAt(match, 'seat-1'))).toBeNull();
});

it('is taken of no table that cannot be drawn', () => {
  vi.mocked(canDraw).mockReturnValue(false);
  const match = aDuel();
  expect(whyNoPhoto(match, lookAt(match, 'seat-1'))).toBe(t('photo.no-table'));
});
