import type { MatchRecord, ScoreRecord } from '@tipmark/contract/feed';
import {
  DAY_SECONDS,
  type DrawEntry,
  MATCH_STATUS,
  type MarketCode,
  type MatchStatus,
} from '@tipmark/domain';
import { memoizeFirst } from '@tipmark/server-kit';

/** Milli-odds of the main line, missing = null; see `matches.odds_current`. */
export type MainLine = (number | null)[];

/** The state of a match while records are applied to it; times are unix seconds. */
export interface MatchState {
  readonly id: number;
  readonly sport: number;
  readonly leagueId: number;
  readonly seasonId: number;
  readonly homeId: number;
  readonly awayId: number;
  readonly leg: number;
  readonly bucket: number;
  readonly slug: string;
  readonly refereeId: number | null;
  readonly round: string | null;
  readonly isFriendly: boolean;
  readonly isPlayOff: boolean;
  readonly startsAt: number;
  readonly isTimeKnown: boolean;
  /** false while only the first day of its tournament is known. */
  readonly isDayKnown: boolean;
  /** First seen running, by any source. */
  readonly beganAt: number | null;
  readonly status: MatchStatus;
  readonly liveState: string | null;
  readonly secondLine: string | null;
  readonly score: readonly [number, number] | null;
  readonly periods: readonly (readonly [number, number])[] | null;
  readonly extra: readonly [number, number] | null;
  readonly penalties: readonly [number, number] | null;
  readonly redCards: readonly [number, number] | null;
  readonly court: number | null;
  readonly bestOf: number | null;
  readonly ranks: readonly [number | null, number | null];
  /** 1 host, 2 guest. */
  readonly advancing: number | null;
  readonly tieBreaks: readonly (readonly [number, number] | null)[] | null;
  readonly seeds: readonly [number | null, number | null];
  readonly entries: readonly [DrawEntry | null, DrawEntry | null];
  readonly drawPosition: number | null;
  /** Points of the running game. */
  readonly points: readonly [string, string] | null;
  /** 1 host, 2 guest. */
  readonly serving: number | null;
  readonly playedMinutes: number | null;
  readonly forecastScores: readonly [number, number] | null;
  readonly forecastScore: string | null;
  readonly oddsFirst: MainLine | null;
  readonly oddsCurrent: MainLine | null;
  readonly oddsClosing: MainLine | null;
  readonly oddsChangedAt: number | null;
  /** What lists show instead of a main line without prices; see `matches.listed_first`. */
  readonly listedMarket: MarketCode | null;
  readonly listedTotal: number | null;
  readonly listedFirst: MainLine | null;
  readonly listedCurrent: MainLine | null;
  readonly listedClosing: MainLine | null;
}

/** year * 12 + month (0–11), in UTC. */
export function bucketOf(atSeconds: number): number {
  const at = new Date(atSeconds * 1_000);
  return at.getUTCFullYear() * 12 + at.getUTCMonth();
}

const MOST_DAYS = 20_000;

const textOfDay = memoizeFirst(MOST_DAYS, (day: number) =>
  new Date(day * DAY_SECONDS * 1_000).toISOString().slice(0, 10),
);

/** Cached, as many matches share a day. */
export const utcDay = (atSeconds: number): string => textOfDay(Math.floor(atSeconds / DAY_SECONDS));

/** A new match; everything but its pairing and start is still unknown. */
export function newMatch(
  pairing: Pick<MatchState, 'id' | 'sport' | 'leagueId' | 'seasonId' | 'homeId' | 'awayId' | 'leg'>,
  startsAt: number,
  slug: string,
): MatchState {
  return {
    ...pairing,
    bucket: bucketOf(startsAt),
    slug,
    refereeId: null,
    round: null,
    isFriendly: false,
    isPlayOff: false,
    startsAt,
    isTimeKnown: false,
    isDayKnown: false,
    beganAt: null,
    status: MATCH_STATUS.scheduled,
    liveState: null,
    secondLine: null,
    score: null,
    periods: null,
    extra: null,
    penalties: null,
    redCards: null,
    court: null,
    bestOf: null,
    ranks: [null, null],
    advancing: null,
    tieBreaks: null,
    seeds: [null, null],
    entries: [null, null],
    drawPosition: null,
    points: null,
    serving: null,
    playedMinutes: null,
    forecastScores: null,
    forecastScore: null,
    oddsFirst: null,
    oddsCurrent: null,
    oddsClosing: null,
    oddsChangedAt: null,
    listedMarket: null,
    listedTotal: null,
    listedFirst: null,
    listedCurrent: null,
    listedClosing: null,
  };
}

const DAY_LENGTH = 'yyyy-mm-dd'.length;

/** The address of a match that starts at another time. */
export const slugOn = ({ slug }: Pick<MatchState, 'slug'>, startsAt: number): string =>
  `${slug.slice(0, -DAY_LENGTH)}${utcDay(startsAt)}`;

/**
 * What a report that knows less does not change: one of the tournament's first day where the day is
 * known, or a plan where its source has reported the result. It only fills gaps.
 */
const fillsGaps = (match: MatchState, record: MatchRecord, isLatePlan: boolean): boolean =>
  isLatePlan || (record.isDayKnown === false && match.isDayKnown);

/** An hour stays where the same source later reports only the day. */
const retainsHour = (match: MatchState, record: MatchRecord): boolean =>
  match.isTimeKnown &&
  !record.isTimeKnown &&
  Math.abs(match.startsAt - record.startsAt) < DAY_SECONDS;

/**
 * The schedule of a match as its source reports it, after a record on it; missing fields are
 * unchanged.
 */
export function scheduleOf(
  match: MatchState,
  record: MatchRecord,
  refereeId: number | undefined,
  isLatePlan = false,
) {
  const isWeaker = fillsGaps(match, record, isLatePlan);
  const either = isWeaker ? firstKnown : lastKnown;
  const ofBoth =
    match.isDayKnown === (record.isDayKnown === false) || isLatePlan ? either : undefined;
  const time =
    isWeaker || retainsHour(match, record)
      ? { startsAt: match.startsAt, isTimeKnown: match.isTimeKnown }
      : { startsAt: record.startsAt, isTimeKnown: record.isTimeKnown };
  return {
    ...time,
    slug: slugOn(match, time.startsAt),
    isDayKnown: match.isDayKnown || record.isDayKnown !== false,
    refereeId: either(match.refereeId, refereeId),
    round: either(match.round, record.round),
    court: either(match.court, record.court),
    bestOf: either(match.bestOf, record.bestOf),
    ranks: eitherPair(match.ranks, record.ranks, ofBoth),
    seeds: eitherPair(match.seeds, record.seeds, ofBoth),
    entries: eitherPair(match.entries, record.entries, ofBoth),
    drawPosition: either(match.drawPosition, record.drawPosition),
    isFriendly: record.isFriendly ?? match.isFriendly,
    isPlayOff: record.isPlayOff ?? match.isPlayOff,
  };
}

type Either = <Value>(known: Value | null, reported: Value | null | undefined) => Value | null;
const firstKnown: Either = (known, reported) => known ?? reported ?? null;
const lastKnown: Either = (known, reported) => reported ?? known;

type OfBoth<Value> = readonly [Value | null, Value | null];

/** A list is reported completely; an outranked source only fills its gaps. */
function eitherPair<Value>(
  known: OfBoth<Value>,
  reported: OfBoth<Value> | undefined,
  either: Either | undefined,
): OfBoth<Value> {
  if (reported === undefined || either === undefined) return reported ?? known;
  return [either(known[0], reported[0]), either(known[1], reported[1])];
}

const SIDE = { home: 1, away: 2 } as const;

/** A match moved to another hour starts over. */
const EARLIEST_SECONDS = 7_200;

/**
 * Since when a match is known to be running, after a record on its score. The earliest of all
 * reports of all sources counts. The reference can still change: neither the start known so far nor
 * the latest report of a source decides what is retained.
 */
export function beginningOf({ beganAt }: MatchState, { status, at }: ScoreRecord): number | null {
  if (status !== MATCH_STATUS.live || at === undefined) return beganAt;
  return Math.min(beganAt ?? at, at);
}

/** Closing odds are the last before it: the planned start, or an earlier one that was seen. */
export function closesAt({ startsAt, beganAt }: Pick<MatchState, 'startsAt' | 'beganAt'>): number {
  return beganAt !== null && beganAt < startsAt && startsAt - beganAt <= EARLIEST_SECONDS
    ? beganAt
    : startsAt;
}

/**
 * What a record reports of the score of a match, and of nothing else. The report is complete: a
 * field that is missing is no longer known.
 */
export function scoreOf(record: ScoreRecord) {
  const { score } = record;
  return {
    liveState: record.liveState ?? null,
    secondLine: record.secondLine ?? null,
    score: score === null ? null : ([score.home, score.away] as const),
    periods: score?.periods ?? null,
    extra: score?.extra ?? null,
    penalties: score?.penalties ?? null,
    redCards: score?.redCards ?? null,
    advancing: record.advancing === undefined ? null : SIDE[record.advancing],
    tieBreaks: score?.tieBreaks ?? null,
    points: score?.points ?? null,
    serving: record.serving === undefined ? null : SIDE[record.serving],
    playedMinutes: record.playedMinutes ?? null,
  };
}
