import type { SeasonPage, TeamHead } from '@tipmark/contract';
import {
  type PlayedMatch,
  type Sport,
  type TotalsMarket,
  type TotalsSort,
  teamTotals,
} from '@tipmark/domain';
import type { Locale } from '@tipmark/i18n/server';
import { rounded } from '../lists/rounded.ts';
import { presentStatistics, seriesOfTeam } from '../statistics/present-statistics.ts';

/** Matches of a season, narrowed to a team unless it is 0, and the teams of the season. */
export interface SeasonPlayed {
  readonly sport: Sport;
  readonly matches: readonly PlayedMatch[];
  readonly teams: readonly TeamHead[];
  readonly teamId: number;
}

const chosenTeams = ({ teams, teamId }: SeasonPlayed): readonly TeamHead[] =>
  teamId > 0 ? teams.filter(({ id }) => id === teamId) : teams;

/** Sums, shares and streaks of a season. */
export function seasonStatistics(
  season: SeasonPlayed,
): Pick<SeasonPage, 'outcomes' | 'averages' | 'totals' | 'summary' | 'series'> {
  const { sport, matches, teamId } = season;
  return {
    ...presentStatistics(sport, matches, teamId || undefined),
    series: chosenTeams(season)
      .map((team) => ({ team, series: seriesOfTeam(sport, matches, team.id) }))
      .filter(({ series }) => series.length > 0)
      .toSorted((a, b) => (b.series[0]?.count ?? 0) - (a.series[0]?.count ?? 0)),
  };
}

/** Totals of the teams of a season. */
export function presentTeamTotals(
  season: SeasonPlayed,
  market: TotalsMarket,
  sort: TotalsSort,
  locale: Locale,
): SeasonPage['teamTotals'] {
  const headOf = new Map(season.teams.map((team) => [team.id, team]));
  const totals = teamTotals(
    season.sport,
    chosenTeams(season),
    season.matches,
    market,
    sort,
    locale,
  );
  return totals.flatMap(({ teamId: id, average, ...row }) => {
    const team = headOf.get(id);
    return team ? [{ team, ...row, lines: [...row.lines], average: rounded(average) }] : [];
  });
}
