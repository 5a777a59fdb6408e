/** Runs Blender without a window. */
import { spawn } from 'node:child_process';

/**
 * Builds the models of one script. Blender gets one thread, because its results differ from run to run with more.
 *
 * @param {string} builder absolute path of `assets/source/lib/build.py`
 * @param {string} script absolute path
 * @param {string} folder where the models go
 * @returns {Promise<string[]>} what the script said, a line a model
 * @throws {Error} with Blender's words if it fails
 */
export async function build(builder, script, folder) {
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
  const { code, output } = await listen(process.env.BLENDER ?? 'blender', args);
  if (code !== 0) throw new Error(`Blender failed on ${script}:\n${output}`);
  return output.split('\n').filter((line) => / triangles, /.test(line));
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function listen(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
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
