import {
  type EventChange,
  liveDay,
  liveLeague,
  liveMatch,
  type MatchChange,
} from '@tipmark/contract/live';
import { changingPart, encodeMatch } from '@tipmark/contract/match-wire';
import type { Sport } from '@tipmark/domain';
import { toDecimal } from '../../matches/lists/decimal.ts';
import { listedOdds, presentMatch } from '../../matches/lists/present-match.ts';
import { liveChance } from '../../matches/live/live-chance.ts';
import type { LiveMatchRow } from '../../matches/live/live-queries.ts';
import { utcDayOf } from '../../platform/cache/topics.ts';

/** Every value that can change, by its path: `1`, `7.4`, `event.tips`. */
type Values = ReadonlyMap<string, unknown>;
type Keys = Readonly<Record<string, unknown>>;

const isKeys = (value: unknown): value is Keys =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function flatten(keys: Keys, prefix = ''): [string, unknown][] {
  return Object.entries(keys).flatMap(([key, value]) =>
    isKeys(value) ? flatten(value, `${prefix}${key}.`) : [[prefix + key, value]],
  );
}

const EVENT = 'event.';

function valuesOf(row: LiveMatchRow, nowSeconds: number): Values {
  const closing = nowSeconds >= row.starts_at ? listedOdds(row).closing : null;
  return new Map([
    ...flatten(changingPart(encodeMatch(presentMatch(row)))),
    [`${EVENT}tips`, row.tips] as const,
    [`${EVENT}incidents`, row.incidents] as const,
    [`${EVENT}revision`, row.rev] as const,
    [`${EVENT}chance`, liveChance(row) ?? null] as const,
    [`${EVENT}closing`, closing?.map((milli) => toDecimal(milli)) ?? null] as const,
  ]);
}

function topicsOf(row: LiveMatchRow): string[] {
  const day = utcDayOf(row.starts_at);
  return [liveDay(row.sport as Sport, day), liveMatch(row.id), liveLeague(row.league_id)];
}

interface Versioned {
  readonly value: unknown;
  readonly version: number;
}

/** A match in this process, with the version at which each of its values changed. */
export interface WatchedMatch {
  readonly id: number;
  readonly topics: ReadonlySet<string>;
  /** Version of its newest value. */
  readonly version: number;
  readonly values: ReadonlyMap<string, Versioned>;
}

export interface WatchContext {
  readonly version: number;
  readonly nowSeconds: number;
  /** Topics of days the match is or was on, as far as the ingest reported. */
  readonly sentTopics: Iterable<string>;
}

/**
 * Applies a row. Values that disappeared become null with their own version; the identical object
 * is returned when nothing has changed.
 */
export function watchedMatch(
  before: WatchedMatch | undefined,
  row: LiveMatchRow,
  { version, nowSeconds, sentTopics }: WatchContext,
): WatchedMatch {
  const now = valuesOf(row, nowSeconds);
  const values = new Map<string, Versioned>(before?.values);
  let isChanged = before === undefined;
  for (const path of new Set([...values.keys(), ...now.keys()])) {
    const value = now.get(path) ?? null;
    const known = values.get(path);
    if (known !== undefined && JSON.stringify(known.value) === JSON.stringify(value)) continue;
    values.set(path, { value, version });
    isChanged = true;
  }
  if (before !== undefined && !isChanged) return before;
  // Viewers of a day the match has left have to be notified of that.
  const ofSport = [...sentTopics].filter((topic) => topic.startsWith(`day:${row.sport}:`));
  const topics = new Set([...topicsOf(row), ...(before?.topics ?? ofSport)]);
  return { id: row.id, topics, version, values };
}

export interface ChangeOfMatch {
  readonly match?: MatchChange;
  readonly event?: EventChange;
}

/** The changes since a version, in event form; empty when there are none. */
export function changeSince(watched: WatchedMatch, since: number): ChangeOfMatch {
  if (watched.version <= since) return {};
  const match: Record<string, unknown> = {};
  const event: Record<string, unknown> = {};
  for (const [path, { value, version }] of watched.values) {
    if (version <= since) continue;
    if (path.startsWith(EVENT)) {
      event[path.slice(EVENT.length)] = value;
      continue;
    }
    const [key = '', inner] = path.split('.');
    if (inner === undefined) match[key] = value;
    else match[key] = { ...(match[key] as Keys | undefined), [inner]: value };
  }
  return {
    ...(Object.keys(match).length > 0 && { match: match as MatchChange }),
    ...(Object.keys(event).length > 0 && { event: event as EventChange }),
  };
}
