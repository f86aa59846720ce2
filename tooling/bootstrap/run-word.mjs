import { spawn, spawnSync } from 'node:child_process';

const PARENT_CHECK_MS = 500;

/**
 * Runs a command and returns its exit code. Ctrl-C reaches it through the terminal; a signal to
 * this process only is passed on, and it also ends when the parent npm is killed.
 */
export async function runWord([program, ...fixed], args, { root, env }) {
  requirePinnedNode(env);
  const child = spawn(program, [...fixed, ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const request = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, request);
  const parent = process.ppid;
  const watch = process.env.npm_lifecycle_event
    ? setInterval(() => process.ppid !== parent && request('SIGTERM'), PARENT_CHECK_MS)
    : undefined;
  const [code, signal] = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (...ending) => resolve(ending));
  });
  clearInterval(watch);
  return signal ? 130 : code;
}

function requirePinnedNode(env) {
  const { stdout } = spawnSync('node', ['--version'], { env, encoding: 'utf8' });
  const version = String(stdout ?? '').trim();
  if (Number(version.slice(1).split('.')[0]) >= 26) return;
  throw new Error(
    `No Node 26 comes with the packages for ${process.platform}-${process.arch} (found ${version || 'none'}): ` +
      'install Node 26 yourself, then run this again.',
  );
}
