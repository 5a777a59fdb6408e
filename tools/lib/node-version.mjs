/** Read by every Node from 14 on: nothing newer in here, and no imports. */

/** What the build tools run on; the same as `engines` in `package.json`. */
export const NODE_RANGE = '^20.19 || >=22.12';

/**
 * Why the project can't be run by a version of Node, in one sentence; `null` if it can.
 *
 * @param {string} version such as `20.19.0`
 * @returns {string | null}
 */
export function whyNotThisNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isEnough = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  return isEnough
    ? null
    : `Curfew needs Node 20.19 or later, or 22.12 or later, and this is ${version}: get one from https://nodejs.org/.`;
}
