import type { MatchListItem, OddsLine, TeamInMatch } from '@tipmark/contract';
import { MATCH_STATUS, type MatchStatus, SPORT } from '@tipmark/domain';
import type { MatchRow } from './match-rows.ts';
import { presentCrest } from './present-crest.ts';

const MILLI = 1_000;

function toOdds(milli: readonly (number | null)[] | null): OddsLine {
  if (milli === null || milli.every((price) => price === null)) return [];
  return milli.map((price) => (price === null ? null : price / MILLI));
}

/** Soccer shows the first half alone. */
function toPeriods(
  sport: number,
  periods: readonly number[] | null,
): readonly number[] | undefined {
  if (periods === null || periods.length === 0) return undefined;
  return sport === SPORT.soccer ? periods.slice(0, 1) : periods;
}

function known<Value>(value: Value | null): Value | undefined {
  return value ?? undefined;
}

function forecastOf(score: string | null, side: 0 | 1): number | undefined {
  const goals = score?.split(':')[side];
  return goals === undefined ? undefined : Number(goals);
}

function presentHome(row: MatchRow): TeamInMatch {
  return {
    name: row.home_name,
    logo: presentCrest(row.home_crest),
    score: known(row.home_score),
    periodScores: toPeriods(row.sport, row.home_periods),
    extraScore: known(row.home_extra),
    penaltiesScore: known(row.home_penalties),
    redCards: known(row.home_red_cards),
    forecastScore: forecastOf(row.forecast_score, 0),
  };
}

function presentAway(row: MatchRow): TeamInMatch {
  return {
    name: row.away_name,
    logo: presentCrest(row.away_crest),
    score: known(row.away_score),
    periodScores: toPeriods(row.sport, row.away_periods),
    extraScore: known(row.away_extra),
    penaltiesScore: known(row.away_penalties),
    redCards: known(row.away_red_cards),
    forecastScore: forecastOf(row.forecast_score, 1),
  };
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
    currentOdds: toOdds(row.odds_current),
    firstOdds: toOdds(row.odds_first),
    oddsChangedAt: known(row.odds_changed_at),
    home: presentHome(row),
    away: presentAway(row),
    forecastScores: forecastScores(row),
    forecastScore: known(row.forecast_score),
    views: row.views,
    leagueId: row.league_id,
    hasNotifications: false,
    hasMathTip: false,
    hasUsersTip: row.has_tips,
  };
}
