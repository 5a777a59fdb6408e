import { accessSync, constants } from 'node:fs';

/**
 * Why nothing can be installed or built in a folder, in one sentence; `null` if it can.
 *
 * @param {string} root
 * @param {(path: string) => void} [askToWrite] throws where nothing can be written
 * @returns {string | null}
 */
export function whyNotBuildable(root, askToWrite = (path) => accessSync(path, constants.W_OK)) {
  if (/[#?]/.test(root)) {
    return `Curfew can't be built in ${root}, for the build tools take # and ? for parts of an address: move it to a folder without them.`;
  }
  try {
    askToWrite(root);
    return null;
  } catch {
    return `Curfew is not built yet, and nothing can be written in ${root}: copy it to a folder of your own and start it there.`;
  }
}
