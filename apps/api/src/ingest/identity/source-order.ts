import { ARCHIVE_SOURCES } from '@tipmark/contract/feed';

const ARCHIVES: ReadonlySet<string> = new Set(ARCHIVE_SOURCES);

export const isArchive = (source: string): boolean => ARCHIVES.has(source);

/**
 * Order of sources where nothing else decides between them: providers before archives of files,
 * then by name.
 */
export function compareSources(one: string, other: string): number {
  const byKind = Number(isArchive(one)) - Number(isArchive(other));
  if (byKind !== 0 || one === other) return byKind;
  return one < other ? -1 : 1;
}
