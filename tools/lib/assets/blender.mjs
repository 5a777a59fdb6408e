/** Runs Blender without a window. */
import { spawn } from 'node:child_process';

/**
 * Builds the models of one script. Blender gets one thread, because its results differ from run to run with more.
 *
 * @param {string} builder absolute path of `assets/source/lib/build.py`
 * @param {string} script absolute path
 * @param {string} folder where the models and pictures go
 * @param {{ only?: string | undefined, draft?: boolean }} options `only`: ids with commas between, no others are built;
 *   `draft`: pictures small and rough
 * @returns {Promise<string[]>} what the script said, a line a model or picture
 * @throws {Error} with Blender's words if it fails
 */
export async function build(builder, script, folder, { only, draft = false } = {}) {
  const args = [
    '-b',
    '-t',
    '1',
    '--factory-startup',
    '--python-exit-code',
    '1',
    '-P',
    builder,
    '--',
    script,
    folder,
  ];
  const wishes = { ...(only === undefined ? {} : { CURFEW_ONLY: only }), CURFEW_DRAFT: draft ? '1' : '0' };
  const { code, output } = await listen(process.env.BLENDER ?? 'blender', args, wishes);
  if (code !== 0) throw new Error(`Blender failed on ${script}:\n${output}`);
  return output.split('\n').filter((line) => /, \d+\.\d s$/.test(line));
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} wishes
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function listen(command, args, wishes) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...wishes },
    });
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
    });
    child.stderr.on('data', (text) => {
      output += text;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
