import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './run-command.ts';

// `npm run mutate -- domain src/odds/margin.ts`: changes the code of a package in many small ways,
// and names the changes that no test of it notices.
const root = path.resolve(import.meta.dirname, '../../..');
const [name = '', ...files] = process.argv.slice(2);
const cwd = path.join(root, 'packages', name);
const stryker = path.join(import.meta.dirname, '../node_modules/.bin/stryker');
const config = path.join(import.meta.dirname, '../stryker.config.mjs');

if (name === '' || !existsSync(path.join(cwd, 'package.json'))) {
  console.error('Which package? For example: npm run mutate -- domain src/odds/margin.ts');
  process.exitCode = 2;
} else {
  const chosen = files.length > 0 ? ['--mutate', files.join(',')] : [];
  process.exitCode = await runCommand([stryker, 'run', config, ...chosen], { cwd });
}
