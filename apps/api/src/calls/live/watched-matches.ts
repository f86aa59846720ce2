import type { LiveChanges } from '@tipmark/contract/live';
import type { LiveMatchRow } from '../../matches/live/live-queries.ts';
import { changeSince, type WatchedMatch, watchedMatch } from './watched-match.ts';

export interface WatchedMatchesOptions {
  /** Unix milliseconds. */
  readonly nowMs: () => number;
  readonly maxMatches?: number;
}

/** Versions are unix milliseconds, so that every process understands those of the others. */
export interface WatchedMatches {
  /** Something about these matches changed; `days` are topics of days they are or were on. */
  touch(matchIds: readonly number[], days: readonly string[]): void;
  /** Everything may have changed: clients with an older version have to reload. */
  forget(): void;
  /** Matches to look up, limited in number, with the changes reported of them. */
  takeTouched(max: number): Touched;
  /** @returns those with changes */
  take(rows: readonly LiveMatchRow[], touched: Touched, version: number): WatchedMatch[];
  /** A version later than all before it. */
  nextVersion(): number;
  /** Everything newer under some topics; undefined when more was missed than is kept here. */
  changesSince(topics: readonly string[], sent: SentVersion): Omit<LiveChanges, 'asOf'> | undefined;
}

/** Ids with the topics of the days they are or were on. */
export type Touched = ReadonlyMap<number, ReadonlySet<string>>;

/** The version a listener has been sent. */
export interface SentVersion {
  /** Nothing up to this version was missed. */
  readonly until: number;
  /** Sent again from this version on. */
  readonly again: number;
}

const MAX_MATCHES = 5_000;
/** Days of a message with more of them are ignored. */
const MAX_SENT_DAYS = 4;

/**
 * The recently changed matches, with a version for each value. Bounded: the oldest are dropped.
 */
export function createWatchedMatches(options: WatchedMatchesOptions): WatchedMatches {
  const { nowMs, maxMatches = MAX_MATCHES } = options;
  const touched = new Map<number, Set<string>>();
  // In the order of their versions, oldest first.
  const watched = new Map<number, WatchedMatch>();
  const idsByTopic = new Map<string, Set<number>>();
  let lastVersion = nowMs();
  /** Changes before it are unknown. */
  let horizon = lastVersion;

  function nextVersion(): number {
    lastVersion = Math.max(lastVersion + 1, nowMs());
    return lastVersion;
  }

  function forget(): void {
    touched.clear();
    watched.clear();
    idsByTopic.clear();
    horizon = nextVersion();
  }

  function drop(match: WatchedMatch): void {
    watched.delete(match.id);
    for (const topic of match.topics) {
      const ids = idsByTopic.get(topic);
      ids?.delete(match.id);
      if (ids?.size === 0) idsByTopic.delete(topic);
    }
  }

  function retain(match: WatchedMatch): void {
    watched.delete(match.id);
    watched.set(match.id, match);
    for (const topic of match.topics) {
      const ids = idsByTopic.get(topic) ?? new Set();
      idsByTopic.set(topic, ids.add(match.id));
    }
    const [oldest] = watched.values();
    if (watched.size <= maxMatches || oldest === undefined) return;
    horizon = Math.max(horizon, oldest.version);
    drop(oldest);
  }

  return {
    touch(matchIds, days) {
      const reported = days.length <= MAX_SENT_DAYS ? days : [];
      for (const id of matchIds) {
        const topics = touched.get(id) ?? new Set();
        for (const day of reported) topics.add(day);
        touched.set(id, topics);
      }
      if (touched.size > maxMatches) forget();
    },
    forget,
    takeTouched(max) {
      const some = new Map([...touched].slice(0, max));
      for (const id of some.keys()) touched.delete(id);
      return some;
    },
    take(rows, requested, version) {
      const nowSeconds = Math.floor(nowMs() / 1_000);
      const changed: WatchedMatch[] = [];
      for (const row of rows) {
        const before = watched.get(row.id);
        const sentTopics = requested.get(row.id) ?? [];
        const now = watchedMatch(before, row, { version, nowSeconds, sentTopics });
        if (now === before) continue;
        retain(now);
        changed.push(now);
      }
      return changed;
    },
    nextVersion,
    changesSince(topics, { until, again }) {
      if (until < horizon) return undefined;
      const ids = new Set(topics.flatMap((topic) => [...(idsByTopic.get(topic) ?? [])]));
      const found = [...ids].flatMap((id) => watched.get(id) ?? []);
      return changesOf(found, topics, again);
    },
  };
}

/**
 * Changes of some matches as one event; details of a match's page are sent only to its listeners.
 */
function changesOf(
  found: readonly WatchedMatch[],
  topics: readonly string[],
  since: number,
): Omit<LiveChanges, 'asOf'> {
  const matches: Record<string, NonNullable<LiveChanges['matches'][string]>> = {};
  const events: Record<string, NonNullable<LiveChanges['events']>[string]> = {};
  for (const one of found) {
    const { match, event } = changeSince(one, since);
    if (match !== undefined) matches[one.id] = match as (typeof matches)[string];
    if (event !== undefined && topics.includes(`m:${one.id}`)) events[one.id] = event;
  }
  return { matches, ...(Object.keys(events).length > 0 && { events }) };
}
