import { isTest, packageOf, type RepositoryFile, type Violation } from './repository-files.ts';

const FILES = ['remote.ts', 'messages.ts'];
/** Where features or pages are, and what several of them need. */
const CONTENTS = ['features', 'pages'];
const FOLDERS = [...CONTENTS, 'shared', 'parts'];
const WANTED = ['src/remote.ts', 'src/messages.ts'];
const SCREEN = /^screen\.tsx?$/;

/**
 * All remotes have the same structure: `src/remote.ts` is the table of contents of `src/features`,
 * each feature has a `screen.ts`, `src/shared` is what several of them need, `locales` their
 * messages. In a remote of many pages they are `src/pages` and `src/parts`.
 */
export function remoteAnatomy(files: readonly RepositoryFile[]): Violation[] {
  const remotes = files.filter(
    ({ path, text }) => /^apps\/[^/]+\/package\.json$/.test(path) && text.includes('"./remote"'),
  );
  return remotes.map(packageOf).flatMap((remote) => {
    const own = files.filter((file) => file.path.startsWith(`${remote}/`));
    return [...inWrongFolder(own), ...missing(remote, own), ...notListed(remote, own)];
  });
}

/** Files of `src` that do not belong there, and folders that are neither of the four. */
function inWrongFolder(files: readonly RepositoryFile[]): Violation[] {
  return files.flatMap((file) => {
    const [, , src, top = '', ...below] = file.path.split('/');
    if (src !== 'src' || isTest(file) || top.endsWith('.d.ts')) return [];
    const isKnown = (below.length > 0 ? FOLDERS : FILES).includes(top);
    const isLoose = CONTENTS.includes(top) && below.length < 2;
    if (isKnown && !isLoose) return [];
    return [
      {
        path: file.path,
        message:
          'belongs in src/features/<feature> or src/pages/<page>, or in src/shared or src/parts ' +
          'when several need it',
      },
    ];
  });
}

function missing(remote: string, files: readonly RepositoryFile[]): Violation[] {
  const paths = new Set(files.map(({ path }) => path));
  return WANTED.map((file) => `${remote}/${file}`)
    .filter((path) => !paths.has(path))
    .map((path) => ({ path, message: 'is missing: every remote has one' }));
}

/** Features without a screen, and those missing from the table of contents. */
function notListed(remote: string, files: readonly RepositoryFile[]): Violation[] {
  const contents = files.find(({ path }) => path === `${remote}/src/remote.ts`)?.text ?? '';
  const parts = files.flatMap(({ path }) => {
    const [, feature, file] = /\/src\/((?:features|pages)\/[^/]+)\/(.+)$/.exec(path) ?? [];
    return feature === undefined || file === undefined ? [] : [{ feature, file }];
  });
  return [...Map.groupBy(parts, ({ feature }) => feature)].flatMap(([feature, own]) => {
    const path = `${remote}/src/${feature}`;
    if (!own.some(({ file }) => SCREEN.test(file))) {
      return [{ path, message: 'has no screen.ts' }];
    }
    const isListed = contents.includes(`'./${feature}/screen.ts`);
    return isListed ? [] : [{ path, message: 'is not listed in src/remote.ts' }];
  });
}
