// The entry of the image: starts one program of the site in this process.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const [what = '', ...args] = process.argv.slice(2);
// a program reads its own arguments alone
process.argv.splice(2, 1);

/** Folders of apps whose package exports a remote. */
const remotes = () =>
  readdirSync(path.join(root, 'apps')).filter((name) => {
    const manifest = readFileSync(path.join(root, 'apps', name, 'package.json'), 'utf8');
    return './remote' in (JSON.parse(manifest).exports ?? {});
  });

if (what === 'api') await import(path.join(root, 'apps/api/src/main.ts'));
else if (what === 'migrate') await import(path.join(root, 'apps/api/src/migrate.ts'));
else if (what === 'shell') await import(path.join(root, 'apps/shell/dist/server/server.js'));
else if (what === 'release') {
  // the remotes of this image and its shell, or those named
  const tool = path.join(root, 'tooling/release/src/main.ts');
  const own = args.length === 0 ? [...remotes(), 'shell'] : [...remotes(), ...args];
  const named = args.some((arg) => !arg.startsWith('--')) ? args : own;
  const { status } = spawnSync(process.execPath, [tool, ...named], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.error(`"${what}" is no program of this image: api, migrate, shell or release`);
  process.exitCode = 1;
}
