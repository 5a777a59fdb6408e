import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedApp, openApp, QUICK, SMALL } from './helpers/app';
import { barriers, unreachable } from './helpers/look';
import { beginNight, coachOn, type Pupil, SCENES } from './helpers/night-lesson';
import { playByKeys } from './helpers/survive-driver';

describe('the guided first night', () => {
  let app: OpenedApp;
  let pupil: Pupil;

  beforeAll(async () => {
    app = await openApp({ ...SMALL, drawn: false }, `?${QUICK}&seed=first-night`);
    pupil = await beginNight(app.page);
  });
  afterAll(() => app.close());

  it('begins with a draw, and points at the pile', async () => {
    expect(await app.page.locator('body').getAttribute('data-coach')).toContain('draw');
    expect(await barriers(app.page)).toEqual([]);
    expect(await unreachable(app.page)).toEqual([]);
  });

  it.each(SCENES)('$title', ({ play }) => play(pupil));

  it('shows the bag of the pupil when the second round begins', () =>
    app.page.getByRole('region', { name: 'Bag of Pillar' }).waitFor());

  it('comes to the end of the night', async () => {
    await playByKeys(app.page);
    const title = await app.page.getByRole('heading', { level: 1 }).textContent();
    expect(['Lost', 'You made it']).toContain(title);
    expect(await coachOn(app.page).count()).toBe(0);
  });
});
