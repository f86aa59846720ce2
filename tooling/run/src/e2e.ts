import path from 'node:path';
import { findChromium } from './find-chromium.ts';
import { runCommand } from './run-command.ts';
import { thisMachine } from './this-machine.ts';

// `npm run e2e -- <playwright arguments>`: builds what changed, then runs the browser tests.
const root = path.resolve(import.meta.dirname, '../../..');
const env = { ...process.env, PW_CHROMIUM: findChromium(thisMachine()) };
const built = await runCommand(['turbo', 'run', 'build', '--output-logs=new-only'], { cwd: root });
process.exitCode =
  built ||
  (await runCommand(['pnpm', 'run', 'e2e', ...process.argv.slice(2)], {
    cwd: path.join(root, 'e2e'),
    env,
  }));
