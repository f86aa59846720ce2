import type { TeamStanding } from '@tipmark/contract';
import { pointsByMatch, type Sport } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { PlatformServices } from '../../platform/services.ts';
import { seasonMeans } from '../leagues/season-means.ts';
import { rounded } from '../lists/rounded.ts';
import { seasonTable } from '../statistics/season-table.ts';
import { findTeamSeason } from './team-queries.ts';

export const STANDING_STATEMENTS = 7;

/** A team's position in its league, its earlier positions, and the averages of its league. */
export async function findTeamStanding(
  services: Pick<PlatformServices, 'db' | 'responses'>,
  sport: Sport,
  teamId: number,
  locale: Locale,
): Promise<(Omit<TeamStanding, 'league'> & { readonly leagueId: number }) | undefined> {
  const season = await findTeamSeason(services.db, teamId);
  if (season === undefined) return undefined;
  const { league_id: leagueId, season_id: seasonId } = season;
  const [{ table, matches, points }, means] = await Promise.all([
    seasonTable(services.db, { leagueId, seasonId, since: undefined }, locale),
    seasonMeans({ services, sport, locale, seasonId }),
  ]);
  const ids = table.rows.map(({ team }) => team.id);
  if (!ids.includes(teamId)) return undefined;
  const course = pointsByMatch(teamId, ids, matches, points).map((step) => ({
    points: step.points,
    mean: rounded(step.mean),
  }));
  return { leagueId, table, course, means: means.ofTeams };
}
