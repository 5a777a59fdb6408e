import { findChromium } from './chromium.mjs';
import { run } from './run.mjs';

const APT_ENV = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

/**
 * The browser that the end-to-end tests play in; on a bare Debian machine it is installed first.
 *
 * @returns {Promise<string | null>} `null` if there is none and none can be installed
 */
export async function ensureChromium() {
  const found = findChromium(process.env, process.platform);
  if (found !== null || process.platform !== 'linux' || process.getuid?.() !== 0) return found;
  console.log('Installing Chromium for the end-to-end tests (apt-get) ...');
  const options = { env: APT_ENV };
  const updated = await run('apt-get', ['update', '-qq'], options);
  if (updated === 0)
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
  return findChromium(process.env, process.platform);
}
