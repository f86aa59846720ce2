import { endpoints } from '@tipmark/contract';
import { streams } from '@tipmark/contract/streams';

const isValue = (part: string) => part.startsWith(':');

/** Parts of the paths of calls that are not values. */
const knownParts: ReadonlySet<string> = new Set(
  [...Object.values(endpoints), ...Object.values(streams)]
    .flatMap(({ path }) => path.toLowerCase().split('/'))
    .filter((part) => part !== '' && !isValue(part)),
);

/**
 * A path that no route has, with everything that may be a value left out: a one-time link with the
 * wrong method or one part too many still works elsewhere.
 */
export function maskedPath(path: string): string {
  return path
    .split('/')
    .map((part) => (part === '' || knownParts.has(part.toLowerCase()) ? part : '*'))
    .join('/');
}
