// Runs on the installed Node (20 or newer) and imports nothing outside this folder.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './install-packages.mjs';
import { installPnpm } from './install-pnpm.mjs';
import { pinnedEnvironment } from './pinned-environment.mjs';
import { runWord } from './run-word.mjs';
import { words } from './words.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const [name = '', ...args] = process.argv.slice(2);
const word = Object.hasOwn(words, name) ? words[name] : undefined;

function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(`Node ${process.versions.node} is too old: install Node 20 or newer, then run this again.`);
}
if (!word) stop(`"${name}" is not a script. Known: ${Object.keys(words).join(', ')}.`);

try {
  const pnpm = installPnpm(root);
  const env = pinnedEnvironment(root, pnpm);
  installPackages(root, pnpm, env);
  process.exitCode = await runWord(word, args, { root, env });
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
