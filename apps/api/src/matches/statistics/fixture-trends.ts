import type { EventTrend, FixtureTrends } from '@tipmark/contract';
import { MATCH_STATUS, type Sport, TREND_MATCHES } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { Db } from '../../platform/database/connect.ts';
import type { PlayedRow } from '../events/event-queries.ts';
import { findAnalysisOfMatches } from '../forecasts/stored/analysis-of-match.ts';
import { modelShares } from '../forecasts/stored/model-shares.ts';
import type { MatchRow } from '../lists/match-row-queries.ts';
import { presentMatchWithLeague } from '../lists/present-leagues.ts';
import { marketMenu } from '../odds/market-menu.ts';
import { findCurrentLinesOf } from '../odds/odds-queries.ts';
import { trendsOfSide } from './match-trends.ts';

const LAST = 10;
const MOST_FIXTURES = 20;
const MOST_TRENDS = 10;

type Fixture = MatchRow & {
  readonly home_id: number;
  readonly away_id: number;
  readonly bucket: number;
};

export interface TrendsRequest {
  readonly db: Db;
  readonly sport: Sport;
  readonly nowSeconds: number;
  readonly locale: Locale;
  /** Coming matches, soonest first; matches in play have no trends. */
  readonly fixtures: readonly Fixture[];
  /** Matches that count for a team, newest first; none for a team that was not requested. */
  playedBy(teamId: number): readonly PlayedRow[];
}

/** The last matches of a team among those of a season, newest first. */
export function lastMatchesOf(rows: readonly PlayedRow[]): (teamId: number) => PlayedRow[] {
  return (teamId) =>
    rows.filter(({ home_id, away_id }) => home_id === teamId || away_id === teamId).slice(0, LAST);
}

/** Outcomes of coming matches that their teams' matches often had: two statements. */
export async function fixtureTrends(request: TrendsRequest): Promise<FixtureTrends> {
  const { db, sport, nowSeconds, locale, playedBy } = request;
  const fixtures = request.fixtures
    .filter(({ status, starts_at }) => status === MATCH_STATUS.scheduled && starts_at > nowSeconds)
    .slice(0, MOST_FIXTURES);
  const lines = Map.groupBy(await findCurrentLinesOf(db, fixtures), (line) => line.match_id);
  const analyses = await findAnalysisOfMatches(
    db,
    fixtures.map(({ id }) => id),
  );
  return fixtures.flatMap((fixture) => {
    const sharesOf = modelShares(sport, analyses.get(fixture.id));
    const menu = marketMenu(sport, { rows: lines.get(fixture.id) ?? [], nowSeconds, sharesOf });
    const trendsOf = (side: 'home' | 'away', teamId: number): EventTrend[] =>
      trendsOfSide({ side, teamId }, menu, playedBy(teamId).slice(0, TREND_MATCHES.max));
    const trends = [...trendsOf('home', fixture.home_id), ...trendsOf('away', fixture.away_id)]
      .toSorted((a, b) => b.interval[0] - a.interval[0] || b.odds - a.odds)
      .slice(0, MOST_TRENDS);
    return trends.length === 0 ? [] : [{ ...presentMatchWithLeague(fixture, locale), trends }];
  });
}
