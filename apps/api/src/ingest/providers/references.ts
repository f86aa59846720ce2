import { type FeedRecord, referencesOf } from '@tipmark/contract/feed';

const nameOf = (source: string, kind: string, key: string): string => `${source} ${kind} ${key}`;

/** How others refer to what a record introduces; undefined for reports about something. */
export function introducedBy(record: FeedRecord): string | undefined {
  switch (record.kind) {
    case 'league':
    case 'season':
    case 'team':
    case 'referee':
    case 'bookmaker':
    case 'match':
      return nameOf(record.source, record.kind, record.key);
    default:
      return undefined;
  }
}

/** What must be stored before a record. */
export const neededBy = (record: FeedRecord): string[] =>
  referencesOf(record).map(([kind, key]) => nameOf(record.source, kind, key));
