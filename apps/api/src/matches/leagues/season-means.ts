import type { TeamLeague } from '@tipmark/contract';
import { leagueStatistics, type Sport, sportRules } from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import type { PlatformServices } from '../../platform/services.ts';
import { rounded } from '../lists/rounded.ts';
import { playedOfRows } from '../statistics/played-of-rows.ts';
import { presentStatistics } from '../statistics/present-statistics.ts';
import { ALL_TEAMS, findSeasonPlayed } from './open-season.ts';

/** Meanwhile the means of a season change by a match or two. */
const MEANS_MAX_AGE_MS = 300_000;

interface SeasonOf {
  readonly services: Pick<PlatformServices, 'db' | 'responses'>;
  readonly sport: Sport;
  readonly locale: Locale;
  readonly seasonId: number;
}

/** SQL statements the means of a season cost. */
export const MEANS_STATEMENTS = 2;

interface SeasonMeans {
  readonly ofTeams: TeamLeague;
  /** By the keys of a comparison. */
  readonly compared: Readonly<Record<string, number | undefined>>;
}

/** Averages of a team of the season; cached, because each team is compared with all teams. */
export async function seasonMeans(season: SeasonOf): Promise<SeasonMeans> {
  const { services, sport, locale, seasonId } = season;
  const { db, responses } = services;
  const { body } = await responses.get({
    key: `season-means|${seasonId}`,
    topics: [],
    maxAgeMs: MEANS_MAX_AGE_MS,
    async build(): Promise<SeasonMeans> {
      const rows = await findSeasonPlayed(db, locale, seasonId, ALL_TEAMS);
      const played = [...(await playedOfRows(db, rows)).values()];
      const { outcomes, summary, totals } = presentStatistics(sport, played);
      const figures = summary.map(({ figure, own, other, of }) => ({
        figure,
        mean: rounded((own + other) / 2),
        of,
      }));
      const compared = leagueStatistics(played, sportRules(sport).mainTotalLine);
      return {
        ofTeams: { count: outcomes.count, figures, totals },
        compared: Object.fromEntries([...compared].map(([key, mean]) => [key, rounded(mean)])),
      };
    },
  });
  return JSON.parse(body.identity.toString());
}
