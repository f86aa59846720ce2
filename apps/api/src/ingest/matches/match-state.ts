import type { MatchRecord, ScoreRecord } from '@tipmark/contract/feed';
import { MATCH_STATUS, type MatchStatus } from '@tipmark/domain';
import { memoizeFirst } from '@tipmark/server-kit';

/** Milli-odds of the main line, missing = null; see `matches.odds_current`. */
export type MainLine = (number | null)[];

/** A match as the ingest holds it while records are folded into it; times are unix seconds. */
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
  /** First seen running, by whatever source. */
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
}

/** year * 12 + month (0–11), in UTC. */
export function bucketOf(atSeconds: number): number {
  const at = new Date(atSeconds * 1_000);
  return at.getUTCFullYear() * 12 + at.getUTCMonth();
}

const DAY_SECONDS = 86_400;
const MOST_DAYS = 20_000;

const textOfDay = memoizeFirst(MOST_DAYS, (day: number) =>
  new Date(day * DAY_SECONDS * 1_000).toISOString().slice(0, 10),
);

/** Many matches share a day, and each of them asks more than once. */
export const utcDay = (atSeconds: number): string => textOfDay(Math.floor(atSeconds / DAY_SECONDS));

/**
 * A match nobody has heard of before; everything but its place in the calendar is still unknown.
 */
export function newMatch(
  place: Pick<MatchState, 'id' | 'sport' | 'leagueId' | 'seasonId' | 'homeId' | 'awayId' | 'leg'>,
  startsAt: number,
  slug: string,
): MatchState {
  return {
    ...place,
    bucket: bucketOf(startsAt),
    slug,
    refereeId: null,
    round: null,
    isFriendly: false,
    isPlayOff: false,
    startsAt,
    isTimeKnown: false,
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
  };
}

/** The longest tournaments take two weeks, and a rainy day more. */
const TOURNAMENT_SECONDS = 21 * DAY_SECONDS;
const DAY_LENGTH = 'yyyy-mm-dd'.length;

/** A source that knows only the day does not overwrite the hour another one knows. */
function keepsKnownTime(match: MatchState, record: MatchRecord): boolean {
  const later = match.startsAt - record.startsAt;
  if (record.isDayKnown === false) return later >= 0 && later < TOURNAMENT_SECONDS;
  return (
    match.isTimeKnown &&
    !record.isTimeKnown &&
    Math.abs(match.startsAt - record.startsAt) < DAY_SECONDS
  );
}

/** The schedule of a match after a record on it; what the record leaves out stays as it was. */
export function scheduleOf(match: MatchState, record: MatchRecord, refereeId: number | undefined) {
  const time = keepsKnownTime(match, record)
    ? { startsAt: match.startsAt, isTimeKnown: match.isTimeKnown }
    : { startsAt: record.startsAt, isTimeKnown: record.isTimeKnown };
  return {
    ...time,
    slug: `${match.slug.slice(0, -DAY_LENGTH)}${utcDay(time.startsAt)}`,
    refereeId: refereeId ?? match.refereeId,
    round: record.round ?? match.round,
    court: record.court ?? match.court,
    bestOf: record.bestOf ?? match.bestOf,
    ranks: record.ranks ?? match.ranks,
    seeds: record.seeds ?? match.seeds,
    drawPosition: record.drawPosition ?? match.drawPosition,
    isFriendly: record.isFriendly ?? match.isFriendly,
    isPlayOff: record.isPlayOff ?? match.isPlayOff,
  };
}

const SIDE = { home: 1, away: 2 } as const;

/** A match moved to another hour begins anew. */
const EARLIEST_SECONDS = 7_200;

/**
 * Since when a match is known to run, after a record on its score. Of what all sources ever told
 * the earliest counts. What it is measured against can still change: neither the start known by now
 * nor the newest word of a source decides what is kept.
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
 * What a record says of the score of a match, and of nothing else. It says it whole: what the
 * record leaves out is no longer known. Only where it repeats the score that another source told,
 * the details of that one stay.
 */
export function scoreOf(match: MatchState, record: ScoreRecord, isToldByOthers: boolean) {
  const { score } = record;
  const told = score === null ? null : ([score.home, score.away] as const);
  const isSame = isToldByOthers && JSON.stringify(told) === JSON.stringify(match.score);
  const known = isSame ? match : NO_DETAILS;
  return {
    liveState: record.liveState ?? null,
    secondLine: record.secondLine ?? null,
    score: told,
    periods: score?.periods ?? known.periods,
    extra: score?.extra ?? known.extra,
    penalties: score?.penalties ?? known.penalties,
    redCards: score?.redCards ?? known.redCards,
    advancing: record.advancing === undefined ? known.advancing : SIDE[record.advancing],
    tieBreaks: score?.tieBreaks ?? known.tieBreaks,
    points: score?.points ?? null,
    serving: record.serving === undefined ? null : SIDE[record.serving],
    playedMinutes: record.playedMinutes ?? known.playedMinutes,
  };
}

const NO_DETAILS = {
  periods: null,
  extra: null,
  penalties: null,
  redCards: null,
  advancing: null,
  tieBreaks: null,
  playedMinutes: null,
};
