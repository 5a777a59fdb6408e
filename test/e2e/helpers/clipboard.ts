/** Pictures on the clipboard of the test's own browser. */
import type { Page } from 'playwright-core';

/** Runs in the page: the picture on the clipboard as a data URL; what is there instead where it is none. */
async function pasted(): Promise<string> {
  const [item] = await navigator.clipboard.read();
  if (!item?.types.includes('image/png')) return `no picture but ${item?.types.join() ?? 'nothing'}`;
  const file = await item.getType('image/png');
  const reader = new FileReader();
  await new Promise((done) => {
    reader.onload = done;
    reader.readAsDataURL(file);
  });
  return typeof reader.result === 'string' ? reader.result : '';
}

/** Presses "Copy picture" for real. @returns what is on the clipboard then, as a data URL */
export async function copyPicture(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('what was there before'));
  await page.getByRole('button', { name: 'Copy picture' }).click();
  await page.getByText('The picture is on the clipboard.').waitFor();
  return page.evaluate(pasted);
}
