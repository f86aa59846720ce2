import path from 'node:path';
import { type HouseFile, isSource, isTest, roomOf, type Violation } from './house-files.ts';

const FEATURE = /\b(?:define|lazy)Feature\(/;
const IMPORT = /(?:from|import\()\s*(?:\/\*.*?\*\/\s*)?'(\.\.?\/[^']+)'/g;

/** `apps/soccer/src/match`: the folder of an app's source a path stands in. */
function folderOf(place: string): string {
  return place.split('/').slice(0, 4).join('/');
}

/** Folders of remotes whose `index.ts` makes a feature. */
function featuresOf(files: readonly HouseFile[]): Set<string> {
  const entries = files.filter(
    (file) => /^apps\/[^/]+\/src\/[^/]+\/index\.ts$/.test(file.path) && FEATURE.test(file.text),
  );
  return new Set(entries.map((file) => folderOf(file.path)));
}

/**
 * A feature of a remote reaches into no other: what two of them say stands in a folder of its own.
 */
export function featuresApart(files: readonly HouseFile[]): Violation[] {
  const features = featuresOf(files);
  return files
    .filter((file) => isSource(file) && !isTest(file) && features.has(folderOf(file.path)))
    .flatMap((file) => reached(file, features));
}

function reached(file: HouseFile, features: ReadonlySet<string>): Violation[] {
  const own = folderOf(file.path);
  return [...file.text.matchAll(IMPORT)].flatMap(([, target = '']) => {
    const other = folderOf(path.posix.join(path.posix.dirname(file.path), target));
    if (other === own || !features.has(other)) return [];
    return [
      {
        path: file.path,
        message: `reaches into ${other}: move what both need to a folder of ${roomOf(file)}/src that is no feature`,
      },
    ];
  });
}
