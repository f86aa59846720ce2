import path from 'node:path';
import { findChromium } from './find-chromium.ts';
import { runCommand } from './run-command.ts';
import { thisMachine } from './this-machine.ts';

// `npm run bench -- <arguments>`: builds what changed, then measures.
const root = path.resolve(import.meta.dirname, '../../..');
const env = { ...process.env, PW_CHROMIUM: findChromium(thisMachine()) };
const built = await runCommand(['turbo', 'run', 'build', '--output-logs=new-only'], { cwd: root });
process.exitCode =
  built ||
  (await runCommand(['node', 'tooling/bench/src/main.ts', ...process.argv.slice(2)], {
    cwd: root,
    env,
  }));
