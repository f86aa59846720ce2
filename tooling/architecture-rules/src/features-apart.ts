import path from 'node:path';
import {
  isSource,
  isTest,
  packageOf,
  type RepositoryFile,
  type Violation,
} from './repository-files.ts';

const IMPORT = /(?:from|import\()\s*(?:\/\*.*?\*\/\s*)?'(\.\.?\/[^']+)'/g;
const FEATURE = /^apps\/[^/]+\/src\/features\/[^/]+/;
const SHARED = /^apps\/[^/]+\/src\/shared(?=\/)/;

/** `apps/soccer/src/features/match`: the feature a path belongs to. */
const featureOf = (filePath: string): string | undefined => FEATURE.exec(filePath)?.[0];

/**
 * A feature of a remote imports no other feature, and `shared`, which several features need,
 * imports none.
 */
export function featuresApart(files: readonly RepositoryFile[]): Violation[] {
  return files.filter((file) => isSource(file) && !isTest(file)).flatMap(reached);
}

function reached(file: RepositoryFile): Violation[] {
  const own = featureOf(file.path) ?? SHARED.exec(file.path)?.[0];
  if (own === undefined) return [];
  return [...file.text.matchAll(IMPORT)].flatMap(([, target = '']) => {
    const other = featureOf(path.posix.join(path.posix.dirname(file.path), target));
    if (other === undefined || other === own) return [];
    return [
      {
        path: file.path,
        message: `imports from ${other}: move what both need to ${packageOf(file)}/src/shared`,
      },
    ];
  });
}
