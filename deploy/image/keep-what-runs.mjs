// A step of the image's build, in its own copy of the repository: removes what only builds and tests
// need, and installs the packages again without them.
import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installPnpm } from '../../tooling/bootstrap/install-pnpm.mjs';
import { BUILT_FOR, thisMachine } from './fault-of-image.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const remove = (...places) => {
  for (const place of places) rmSync(path.join(root, place), { recursive: true, force: true });
};
const foldersIn = (area) => readdirSync(path.join(root, area)).map((name) => `${area}/${name}`);

const pnpm = path.join(installPnpm(root), 'pnpm');
const packages = ['apps', 'packages', 'tooling'].flatMap(foldersIn);
remove('node_modules', 'e2e/node_modules', ...packages.map((folder) => `${folder}/node_modules`));
// Without what the packages need to be tested.
const filters = ['api', 'shell', 'release'].flatMap((name) => [
  '--filter-prod',
  `@tipmark/${name}...`,
]);
execFileSync(pnpm, ['install', '--prod', '--frozen-lockfile', '--ignore-scripts', ...filters], {
  cwd: root,
  stdio: 'inherit',
});

// The image has this Node already, and nothing is compiled, bundled or tested in it.
const ONLY_BUILDS = /^(?:node-(?:bin-)?(?:linux|darwin)-|@types\+|undici-types@)/;
const store = 'node_modules/.pnpm';
const installed = readdirSync(path.join(root, store)).filter((name) => ONLY_BUILDS.test(name));
remove(...installed.map((name) => `${store}/${name}`));

/** Types, source maps and texts are for developers; maps of remotes belong to their releases. */
const FOR_DEVELOPERS = /\.(?:map|d\.[cm]?ts|md|markdown)$/;
const removeFiles = (folder, isRemoved) => {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const place = `${folder}/${entry.name}`;
    if (entry.isDirectory()) removeFiles(place, isRemoved);
    else if (entry.isFile() && isRemoved(entry.name)) remove(place);
  }
};
removeFiles(store, (name) => FOR_DEVELOPERS.test(name));

const TOOLS = new Set(['tooling/release']);
remove('e2e', 'docs', 'tooling/bootstrap/pnpm/node_modules');
remove(...foldersIn('tooling').filter((folder) => !TOOLS.has(folder)));
for (const folder of [...foldersIn('apps'), ...foldersIn('packages')])
  remove(`${folder}/stories`, `${folder}/.storybook`, `${folder}/dist-types`, `${folder}/.turbo`);
for (const area of ['apps', 'packages', 'tooling'])
  removeFiles(area, (name) => /\.test\.tsx?$/.test(name));

writeFileSync(path.join(root, BUILT_FOR), JSON.stringify(thisMachine()));
