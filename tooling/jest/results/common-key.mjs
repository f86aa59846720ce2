import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

const IN_EVERY_KEY = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];
/** What files that read it are run for again (`readsSample`), and a path. */
const IN_NO_KEY = new Set(['TEST_DEEP', 'TEST_SEED', 'TEST_FILES', 'TEST_RECORDS_DIR']);
/** Modules and texts are inputs of the test files that import them; nothing reads the others. */
const IS_OF_TEST_FILES = /\.(?:ts|tsx|md)$|(?:^|\/)locales\/.*\.json$/;

/** Whether every test file depends on this file of its package. */
export const isCommon = (name) => name !== '' && !IS_OF_TEST_FILES.test(name);

/**
 * Hash of what every test file of a package may depend on: the version of Node, the keys of the
 * machine, installed packages, and every file of the package and those below it that is not a module:
 * migrations, configuration, data.
 * @param {import('./inputs.mjs').Inputs} inputs
 * @param {{ root: string, packageDir: string, native: string[] }} run native: files that Jest itself
 *   runs, absolute
 */
export function commonKey(inputs, { root, packageDir, native }) {
  const folders = packagesBelow(root, packageDir);
  const listed = spawnSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '-z', '--', ...folders],
    {
      cwd: root,
      maxBuffer: 2 ** 28,
    },
  );
  if (listed.status !== 0) return undefined;
  const names = listed.stdout.toString().split('\0');
  const files = [...IN_EVERY_KEY, ...names.filter(isCommon)];
  const own = inputs.closure(native);
  const variables = Object.entries(process.env).filter(
    ([name]) => /^(?:KEY|TEST)_/.test(name) && !IN_NO_KEY.has(name),
  );
  const parts = [
    process.version,
    process.platform,
    process.arch,
    variables.toSorted(([a], [b]) => (a < b ? -1 : 1)),
    files.toSorted().map((file) => [file, inputs.file(file)]),
    own,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Folders of a package and of all workspace packages it depends on, relative to the repository. */
function packagesBelow(root, packageDir) {
  const found = new Set([path.relative(root, packageDir)]);
  for (const folder of found) {
    const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
    for (const [name, version] of Object.entries({
      ...manifest.dependencies,
      ...manifest.devDependencies,
    })) {
      if (!String(version).startsWith('workspace:')) continue;
      found.add(path.relative(root, realpathSync(path.join(root, folder, 'node_modules', name))));
    }
  }
  return [...found];
}
