import { isSource, isTest, type RepositoryFile, type Violation } from './repository-files.ts';

const IMPORT = /from '@tipmark\/test-kit(\/[^']*)?'/;

/** Drills and proofs are tests of a whole site, which are run as programs. */
const OWN = ['packages/test-kit/', 'tooling/drill/', 'tooling/prove/'];

/** Builders and fakes never reach a visitor: only tests import them. */
export function testKitInTests(files: readonly RepositoryFile[]): Violation[] {
  return files
    .filter((file) => isSource(file) && !isTest(file) && IMPORT.test(file.text))
    .filter((file) => !OWN.some((folder) => file.path.startsWith(folder)))
    .map((file) => ({
      path: file.path,
      message: 'imports @tipmark/test-kit, which is for *.test.ts files and e2e alone',
    }));
}
