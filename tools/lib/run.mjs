import { spawn } from 'node:child_process';

/** What shells report of a program that Ctrl+C ended before it had done its work. */
export const INTERRUPTED = 130;

/**
 * Runs a command in the foreground, its output on ours.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, signal?: AbortSignal, quiet?: boolean, timeout?: number }} [options]
 *   `quiet` drops the output; `timeout` is in milliseconds
 * @returns {Promise<number>} the exit code; 127 if the command can't be started, 1 if it was ended by a signal
 */
export function run(command, args, { quiet = false, ...options } = {}) {
  const shell = process.platform === 'win32' && command.endsWith('.cmd');
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, shell, stdio: quiet ? 'ignore' : 'inherit' });
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** A line of the stack of an error, which says nothing to whoever did not write the program. */
const STACK_LINE = /^\s+at /;

/**
 * Runs a command and keeps what it says to itself.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, signal?: AbortSignal, timeout?: number }} options `timeout` is in
 *   milliseconds
 * @returns {Promise<string>} the last line that it said, without stacks; empty if it said nothing
 */
export function lastLineOf(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const read = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', (error) => resolve(error.message));
    child.once('close', () => resolve(lastLine(output)));
  });
}

/** @param {string} output */
function lastLine(output) {
  const lines = output.split(/\r?\n/).filter((line) => line.trim() !== '' && !STACK_LINE.test(line));
  return lines.at(-1)?.trim() ?? '';
}

/**
 * Runs npm: the one that runs us if there is one, else the one on the path.
 *
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, signal?: AbortSignal }} options
 */
export function runNpm(args, options) {
  const own = options.env.npm_execpath;
  if (own) return run(process.execPath, [own, ...args], options);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}
