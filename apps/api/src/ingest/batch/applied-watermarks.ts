import type { FeedSource } from './feed-watermarks.ts';

/** Kinds of records that a stream has applied, by source and match. */
export interface AppliedWatermarks {
  has(feedSource: FeedSource): boolean;
  add(feedSource: FeedSource): void;
  addAll(others: AppliedWatermarks): void;
  readonly bySource: ReadonlyMap<string, ReadonlyMap<number, readonly string[]>>;
}

export function createAppliedWatermarks(): AppliedWatermarks {
  const bySource = new Map<string, Map<number, string[]>>();
  const ofSource = (source: string): Map<number, string[]> => {
    const known = bySource.get(source) ?? new Map<number, string[]>();
    bySource.set(source, known);
    return known;
  };
  const add = ({ source, matchId, kind }: FeedSource) => {
    const kinds = ofSource(source).get(matchId);
    if (kinds === undefined) ofSource(source).set(matchId, [kind]);
    else if (!kinds.includes(kind)) kinds.push(kind);
  };
  return {
    bySource,
    has: ({ source, matchId, kind }) => bySource.get(source)?.get(matchId)?.includes(kind) === true,
    add,
    addAll(others) {
      for (const [source, matches] of others.bySource) {
        for (const [matchId, kinds] of matches) {
          for (const kind of kinds) add({ source, matchId, kind });
        }
      }
    },
  };
}
