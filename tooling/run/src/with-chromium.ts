import path from 'node:path';
import { findChromium, thisMachine } from '@tipmark/chromium';
import { runCommand } from './run-command.ts';

// `npm run e2e`, `bench` and `walk`: builds what changed, then runs one of them with a Chromium.
const root = path.resolve(import.meta.dirname, '../../..');
const COMMANDS = {
  bench: { command: ['node', 'tooling/bench/src/main.ts'], cwd: root },
  walk: { command: ['node', 'tooling/release/src/walk/walk.ts'], cwd: root },
  e2e: { command: ['pnpm', 'run', 'e2e'], cwd: path.join(root, 'e2e') },
} as const;
const [name = '', ...args] = process.argv.slice(2);
const { command, cwd } = COMMANDS[name as keyof typeof COMMANDS];
const env = { ...process.env, PW_CHROMIUM: findChromium(thisMachine()) };
const built = await runCommand(['turbo', 'run', 'build', '--output-logs=new-only'], { cwd: root });
process.exitCode = built || (await runCommand([...command, ...args], { cwd, env }));
