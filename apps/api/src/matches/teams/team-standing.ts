import type { TeamLeague, TeamStanding } from '@tipmark/contract';
import { pointsByMatch, type Sport } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { PlatformServices } from '../../platform/services.ts';
import { ALL_TEAMS, findSeasonPlayed } from '../leagues/open-season.ts';
import { rounded } from '../lists/rounded.ts';
import { playedOfRows } from '../statistics/played-of-rows.ts';
import { presentStatistics } from '../statistics/present-statistics.ts';
import { seasonTable } from '../statistics/season-table.ts';
import { findTeamSeason } from './team-queries.ts';

/** Meanwhile the means of a season change by a match or two. */
const MEANS_MAX_AGE_MS = 300_000;

interface SeasonOf {
  readonly services: Pick<PlatformServices, 'db' | 'responses'>;
  readonly sport: Sport;
  readonly locale: Locale;
  readonly seasonId: number;
}

/** Averages of a team of the season; cached, because each team is compared with all teams. */
async function leagueMeans({ services, sport, locale, seasonId }: SeasonOf): Promise<TeamLeague> {
  const { db, responses } = services;
  const { body } = await responses.get({
    key: `league-means|${seasonId}`,
    topics: [],
    maxAgeMs: MEANS_MAX_AGE_MS,
    async build() {
      const rows = await findSeasonPlayed(db, locale, seasonId, ALL_TEAMS);
      const played = [...(await playedOfRows(db, rows)).values()];
      const { outcomes, summary, totals } = presentStatistics(sport, played);
      const means = summary.map(({ figure, own, other, of }) => ({
        figure,
        mean: rounded((own + other) / 2),
        of,
      }));
      return { count: outcomes.count, figures: means, totals };
    },
  });
  return JSON.parse(body.identity.toString());
}

export const STANDING_STATEMENTS = 7;

/** A team's position in its league, its earlier positions, and the averages of its league. */
export async function findTeamStanding(
  services: SeasonOf['services'],
  sport: Sport,
  teamId: number,
  locale: Locale,
): Promise<(Omit<TeamStanding, 'league'> & { readonly leagueId: number }) | undefined> {
  const season = await findTeamSeason(services.db, teamId);
  if (season === undefined) return undefined;
  const { league_id: leagueId, season_id: seasonId } = season;
  const [{ table, matches, points }, means] = await Promise.all([
    seasonTable(services.db, { leagueId, seasonId, since: undefined }, locale),
    leagueMeans({ services, sport, locale, seasonId }),
  ]);
  const ids = table.rows.map(({ team }) => team.id);
  if (!ids.includes(teamId)) return undefined;
  const course = pointsByMatch(teamId, ids, matches, points).map((step) => ({
    points: step.points,
    mean: rounded(step.mean),
  }));
  return { leagueId, table, course, means };
}
