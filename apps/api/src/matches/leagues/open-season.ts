import { TIMESTAMP_MAX_SECONDS } from '@tipmark/contract';
import type { Sport } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { Db } from '../../platform/database/connect.ts';
import { findPlayedMatches, type MatchFilter } from '../events/event-queries.ts';
import { found } from '../events/event-resource.ts';
import { findLeague, findSeasons, type SeasonRow, seasonOfId } from './league-queries.ts';

/** The longest season known is 1 312 matches and their play-offs. */
const MOST_OF_SEASON = 2_000;

const EVERY_MATCH: MatchFilter = {
  before: TIMESTAMP_MAX_SECONDS,
  since: undefined,
  leagueId: undefined,
  seasonAt: undefined,
  isExcludeFriendlies: false,
  limit: MOST_OF_SEASON,
};

/** Stands for all teams, instead of the id of one. */
export const ALL_TEAMS = 0;

/** Played matches of a season, or of a team in it, newest first. */
export function findSeasonPlayed(db: Db, locale: Locale, seasonId: number, teamId: number) {
  return findPlayedMatches(db, locale, { seasonId, teamId }, EVERY_MATCH);
}

interface Wanted {
  readonly leagueId: number;
  readonly seasonId: number;
}

/**
 * A league with its seasons and the requested one; 0 = the current one. Two statements. Ids of rows
 * that were merged into others mean these.
 * @throws CallError not_found for a season of another league
 */
export async function openSeason(
  db: Db,
  sport: Sport,
  { leagueId, seasonId }: Wanted,
  locale: Locale,
) {
  const league = found(await findLeague(db, leagueId, sport, locale));
  const seasons = await findSeasons(db, league.league_id);
  const wanted = seasonId || league.current_season_id;
  const season = found(seasonOfId(seasons, wanted ?? 0) ?? whenOpen(seasonId, seasons));
  return { league, seasons, season };
}

/** A league without a current season opens at its newest. */
function whenOpen(seasonId: number, seasons: readonly SeasonRow[]): SeasonRow | undefined {
  return seasonId === 0 ? seasons[0] : undefined;
}
