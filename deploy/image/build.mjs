// A step of the image's build: installs the locked packages and builds the shell and the remotes. Turbo
// has nothing to add: there is neither a cache nor a git repository here.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { installPackages } from '../../tooling/bootstrap/install-packages.mjs';
import { installPnpm } from '../../tooling/bootstrap/install-pnpm.mjs';
import { pinnedEnvironment } from '../../tooling/bootstrap/pinned-environment.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const pnpm = installPnpm(root);
const env = pinnedEnvironment(root, pnpm);
installPackages(root, pnpm, env);
execFileSync(path.join(pnpm, 'pnpm'), ['--filter', './apps/*', 'run', '--if-present', 'build'], {
  cwd: root,
  env: { ...env, NODE_ENV: 'production' },
  stdio: 'inherit',
});
