import { openApp } from './test/e2e/helpers/app';
const big = process.argv[2] === 'big';
const size = big ? { width: 1920, height: 1080 } : { width: 1280, height: 720 };
const app = await openApp({ viewport: size }, `?motion=off&quality=${process.argv[3] ?? 'low'}&bots=instant&watch=on`);
const { page } = app;
const t0 = Date.now();
await page.getByRole('button', { name: 'Paint table' }).click();
await page.getByRole('main', { name: 'Paint table' }).waitFor();
for (let i = 0; i < 40; i++) {
  const s = await page.evaluate(() => { const c = document.querySelector('canvas'); return c ? JSON.stringify({ ...c.dataset, lens: undefined }) : 'none'; });
  console.log(Date.now() - t0, s);
  if (/ready/.test(s) && /drawn/.test(s)) break;
  await new Promise((r) => setTimeout(r, 4000));
}
const snap = async (n: string) => { await page.waitForTimeout(3000); await page.screenshot({ path: `/tmp/paint-${n}-${big ? 'big' : 'small'}.png` }); };
await snap('1');
await page.getByRole('button', { name: 'Siren scarlet' }).click();
await page.getByRole('radio', { name: 'Skin' }).check();
await page.getByRole('button', { name: 'Moss' }).click();
await snap('2');
await page.getByRole('button', { name: 'Biter, site worker' }).click();
await page.getByRole('button', { name: 'Old bronze' }).click();
await snap('3');
console.log(app.complaints);
await app.close();
