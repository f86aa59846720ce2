import type { MatchListItem, OddsLine } from '@tipmark/contract';
import { MATCH_STATUS, type MatchStatus } from '@tipmark/domain';
import type { MatchRow } from './match-rows.ts';
import { presentSide } from './present-side.ts';

const MILLI = 1_000;

type MilliLine = readonly (number | null)[];

const isEmpty = (milli: MilliLine) => milli.every((price) => price === null);

function toOdds(milli: MilliLine | null): OddsLine {
  if (milli === null || isEmpty(milli)) return [];
  return milli.map((price) => (price === null ? null : price / MILLI));
}

/**
 * Current prices: for a running match the in-play ones, where available, with suspended ones beside
 * them; for a finished match the last before its start.
 */
function oddsNow(row: MatchRow): Pick<MatchListItem, 'currentOdds' | 'takenBackOdds'> {
  const { status, in_play_current: current, in_play_last: last } = row;
  if (current === null || last === null || isEmpty(last)) {
    const isOver = status > MATCH_STATUS.live;
    return { currentOdds: toOdds((isOver ? row.odds_closing : null) ?? row.odds_current) };
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

/** A row as every list of matches shows it. */
export function presentMatch(row: MatchRow): MatchListItem {
  const isLive = row.status === MATCH_STATUS.live;
  return {
    link: `${row.id}-${row.slug}`,
    matchId: row.id,
    status: row.status as MatchStatus,
    liveState: isLive ? known(row.live_state) : undefined,
    secondLine: isLive ? known(row.second_line) : undefined,
    startsAt: row.starts_at,
    isTimeKnown: row.is_time_known,
    ...oddsNow(row),
    firstOdds: toOdds(row.odds_first),
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
