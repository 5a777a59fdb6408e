import { describe, expect, it } from 'vitest';
import { openApp } from './helpers/app';

describe('the built app', () => {
  it('comes up under its content security policy without a complaint', async () => {
    const { page, close } = await openApp();
    await page.locator('#root > *').first().waitFor({ state: 'attached' });
    expect(await page.title()).toBe('Curfew');
    await close();
  });

  it('would be caught loading anything from elsewhere', async () => {
    const { page, complaints, close } = await openApp();
    await page.evaluate(() => fetch('http://127.0.0.1:9/').catch(() => null));
    expect(complaints.join('\n')).toMatch(
      /violates the following Content Security Policy directive: "connect-src/,
    );
    await expect(close()).rejects.toThrow('The page complained');
  });
});
