import { openApp } from './test/e2e/helpers/app';
const size = process.argv[2] === 'big' ? { width: 1920, height: 1080 } : { width: 1280, height: 720 };
const tag = process.argv[2] ?? 'small';
const { page, close } = await openApp({ viewport: size }, '?motion=off&quality=low&bots=instant') as any;
page.on('pageerror', (e: Error) => console.log('ERR', e.message));
page.on('console', (m: any) => { if (m.type() === 'error') console.log('CON', m.text()); });
await page.getByRole('button', { name: 'Make your own' }).click();
await page.waitForTimeout(1500);
await page.screenshot({ path: `/tmp/s-${tag}-0.png` });
const make = page.getByRole('button', { name: 'Make a scenario' });
if (await make.count()) await make.first().click();
await page.waitForTimeout(1500);
await page.screenshot({ path: `/tmp/s-${tag}-1.png` });
await page.getByRole('button', { name: 'A copy of Last Light Errand' }).click();
await page.waitForTimeout(8000);
await page.screenshot({ path: `/tmp/s-${tag}-2.png` });
await page.getByRole('tab', { name: 'Triggers' }).click();
await page.waitForTimeout(500);
await page.locator('.trigger-title').nth(2).click();
await page.waitForTimeout(1500);
await page.screenshot({ path: `/tmp/s-${tag}-3.png` });
for (const [i, name] of ['Cards', 'Numbers', 'Ending'].entries()) {
  await page.getByRole('tab', { name }).click();
  await page.waitForTimeout(800);
  await page.screenshot({ path: `/tmp/s-${tag}-${4 + i}.png` });
}
await close?.();
process.exit(0);
