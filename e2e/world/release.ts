import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');
const tool = path.join(root, 'tooling/release/src/main.ts');
const run = promisify(execFile);

/** `npm run release -- …` on a site's data folder; returns the version it names. */
export async function release(dataDir: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir };
  const { stdout } = await run(process.execPath, [tool, ...args], { cwd: root, env });
  return /^\S+ (\S+) is /.exec(stdout)?.[1] ?? '';
}

/** Serves a build at a separate origin, as offered to testers; returns its address. */
export async function offer(
  appDir: string,
  name: string,
): Promise<{ address: string; close(): void }> {
  const child = spawn(process.execPath, [tool, name, '--from', appDir, '--offer', '0'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [message] = (await once(child.stdout, 'data')) as [Buffer];
  const address = /http:\S+/.exec(message.toString())?.[0];
  if (!address) throw new Error(`the release tool says "${message.toString()}"`);
  return { address, close: () => void child.kill() };
}
