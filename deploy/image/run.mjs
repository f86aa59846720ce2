// The entry of the image: starts one program of the site in this process.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { faultOfLoading, findProgram, remotesIn } from './fault-of-image.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const [what = '', ...args] = process.argv.slice(2);
// a program reads its own arguments alone
process.argv.splice(2, 1);

function stop(fault) {
  console.error(fault);
  process.exitCode = 1;
}

async function start(program) {
  try {
    await import(program);
  } catch (error) {
    const fault = faultOfLoading(error);
    if (fault === undefined) throw error;
    stop(fault);
  }
}

/** The remotes of this image and its shell, or those named. */
function release(tool) {
  const remotes = remotesIn(root);
  const own = args.length === 0 ? [...remotes, 'shell'] : [...remotes, ...args];
  const named = args.some((arg) => !arg.startsWith('--')) ? args : own;
  const { status } = spawnSync(process.execPath, [tool, ...named], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

const { fault, file } = findProgram(root, what);
if (fault !== undefined) stop(fault);
else if (what === 'release') release(file);
else await start(file);
