import type { MatchListItem, OddsLine } from '@tipmark/contract';
import { type ListedLine, MATCH_STATUS, type MatchStatus } from '@tipmark/domain';
import type { MatchRow } from './match-row-queries.ts';
import { presentSide } from './present-side.ts';
import { dayKnown } from './time-known.ts';

const MILLI = 1_000;

type MilliLine = readonly (number | null)[];

const isEmpty = (milli: MilliLine) => milli.every((price) => price === null);

function toOdds(milli: MilliLine | null): OddsLine {
  if (milli === null || isEmpty(milli)) return [];
  return milli.map((price) => (price === null ? null : price / MILLI));
}

/**
 * The prices before the start that lists show: those of the main line, or of another one where that
 * has none.
 */
export function listedOdds(row: MatchRow): {
  readonly first: MilliLine | null;
  readonly current: MilliLine | null;
  readonly closing: MilliLine | null;
  readonly line?: ListedLine;
} {
  const { odds_first: first, odds_current: current, odds_closing: closing } = row;
  // in play only the main line is priced
  if (row.listed_first === null || row.in_play_current !== null) return { first, current, closing };
  return {
    first: row.listed_first,
    current: row.listed_current,
    closing: row.listed_closing,
    line: [row.listed_market, row.listed_total],
  };
}

/**
 * Current prices: for a running match the in-play ones, where available, with suspended ones beside
 * them; for a finished match the last before its start.
 */
function oddsNow(row: MatchRow): Pick<MatchListItem, 'currentOdds' | 'takenBackOdds'> {
  const { status, in_play_current: current, in_play_last: last } = row;
  if (current === null || last === null || isEmpty(last)) {
    const isOver = status > MATCH_STATUS.live;
    const { closing, current: before } = listedOdds(row);
    return { currentOdds: toOdds((isOver ? closing : null) ?? before) };
  }
  const takenBack = last.map((price, index) => (current[index] === null ? price : null));
  return {
    currentOdds: current.map((price) => (price === null ? null : price / MILLI)),
    takenBackOdds: isEmpty(takenBack) ? undefined : toOdds(takenBack),
  };
}

function known<Value>(value: Value | null): Value | undefined {
  return value ?? undefined;
}

function forecastScores(row: MatchRow): readonly [number, number] | undefined {
  const { forecast_home: home, forecast_away: away } = row;
  if (home === null || away === null) return undefined;
  const toTenth = (goals: number) => Math.round(goals * 10) / 10;
  return [toTenth(home), toTenth(away)];
}

function scheduleChanges(row: MatchRow): MatchListItem['scheduleChanges'] {
  const { schedule_changes: count, schedule_changed_at: at } = row;
  return at === null ? undefined : [count, at];
}

/** A row as every list of matches shows it. */
export function presentMatch(row: MatchRow): MatchListItem {
  const isLive = row.status === MATCH_STATUS.live;
  const listed = listedOdds(row);
  return {
    link: `${row.id}-${row.slug}`,
    matchId: row.id,
    status: row.status as MatchStatus,
    liveState: isLive ? known(row.live_state) : undefined,
    secondLine: isLive ? known(row.second_line) : undefined,
    scoreAsOf: known(row.score_as_of),
    startsAt: row.starts_at,
    isTimeKnown: row.is_time_known,
    ...dayKnown(row),
    scheduleChanges: scheduleChanges(row),
    ...oddsNow(row),
    firstOdds: toOdds(listed.first),
    listedLine: listed.line,
    oddsChangedAt: known(row.odds_changed_at),
    home: presentSide(row, 'home'),
    away: presentSide(row, 'away'),
    forecastScores: forecastScores(row),
    forecastScore: known(row.forecast_score),
    views: row.views,
    leagueId: row.league_id,
    hasNotifications: false,
    hasMathTip: row.has_math_tip,
    hasUsersTip: row.count_of_tips > 0,
    countOfTips: row.count_of_tips,
  };
}
