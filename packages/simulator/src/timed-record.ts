import type { FeedRecord } from '@tipmark/contract/feed';

/** Source of every record of the simulated world. */
export const SOURCE = 'simulator';

/** Matches are known this long before they start: a full week ahead in every time zone. */
export const ANNOUNCED_SECONDS = 9 * 86_400;

/** A record and the unix second at which the world emits it. */
export interface TimedRecord {
  readonly at: number;
  readonly record: FeedRecord;
}

type Report = Extract<FeedRecord, { matchKey: string; seq: number }>;

/** What a record of a kind says, without its head. */
export type Content<Kind extends Report['kind']> = Omit<
  Extract<Report, { kind: Kind }>,
  'kind' | 'source' | 'matchKey' | 'seq'
>;

/**
 * A report of a match, numbered by the seconds since its scheduled start: the number grows with
 * time and is the same for every call.
 */
export function reportAt<Kind extends Report['kind']>(
  { key: matchKey, startsAt }: { readonly key: string; readonly startsAt: number },
  at: number,
  kind: Kind,
  content: Content<Kind>,
): TimedRecord {
  const head = { kind, source: SOURCE, matchKey, seq: at - startsAt + 1 };
  return { at, record: { ...head, ...content } as unknown as FeedRecord };
}

const KINDS = [
  'bookmaker',
  'league',
  'team',
  'referee',
  'season',
  'squad',
  'match',
  'lineup',
  'forecast',
  'odds',
  'in-play',
  'event',
  'events',
  'points',
  'shots',
  'score',
  'statistics',
  'views',
] as const satisfies FeedRecord['kind'][];

/** By time; records of the same second in a fixed order, however they were collected. */
export function inOrder(records: readonly TimedRecord[]): TimedRecord[] {
  return records
    .map((timed) => ({
      ...timed,
      rank: KINDS.indexOf(timed.record.kind),
      key: keyOf(timed.record),
    }))
    .toSorted(
      (one, other) => one.at - other.at || one.rank - other.rank || compare(one.key, other.key),
    );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function keyOf(record: FeedRecord): string {
  return 'matchKey' in record ? record.matchKey : record.key;
}

/**
 * Drops records that a later one of the same list supersedes: a score, statistics, views or a set's
 * points of a match that have newer ones. The remaining ones lead to the same state.
 */
export function condensed(records: readonly FeedRecord[]): FeedRecord[] {
  const newest = new Map<string, FeedRecord>();
  for (const record of records) {
    const name = supersededName(record);
    if (name !== undefined) newest.set(name, record);
  }
  return records.filter((record) => {
    const name = supersededName(record);
    return name === undefined || newest.get(name) === record;
  });
}

/** What a record supersedes older ones of; undefined where every record counts. */
function supersededName(record: FeedRecord): string | undefined {
  switch (record.kind) {
    case 'lineup':
    case 'score':
    case 'shots':
    case 'statistics':
    case 'views':
      return `${record.kind} ${record.matchKey}`;
    case 'points':
      return `points ${record.matchKey} ${record.set}`;
    default:
      return undefined;
  }
}
