import { ARCHIVE_SOURCES } from '@tipmark/contract/feed';
import { rankOfSource, type SourcedFact } from '@tipmark/domain';

const ARCHIVES: ReadonlySet<string> = new Set(ARCHIVE_SOURCES);

export const isArchive = (source: string): boolean => ARCHIVES.has(source);

/**
 * The strongest source of a fact first: providers, by the domain's table, then archives of files.
 */
function strengthOf(source: string, fact: SourcedFact): number {
  return isArchive(source) ? Number.POSITIVE_INFINITY : rankOfSource(fact, source);
}

/**
 * Order of sources where nothing else decides between them, the strongest of a fact first, equal
 * ones by name.
 */
export function compareSources(one: string, other: string, fact: SourcedFact = 'names'): number {
  if (one === other) return 0;
  const [first, second] = [strengthOf(one, fact), strengthOf(other, fact)];
  if (first !== second) return first < second ? -1 : 1;
  return one < other ? -1 : 1;
}
