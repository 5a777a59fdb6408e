import { spawn } from 'node:child_process';

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
