import type { TeamPlayer } from '@tipmark/contract';
import { goalsAgainstOf, saveShareOf } from '@tipmark/domain';

type Season = TeamPlayer['seasons'][number];
type PlayerActions = TeamPlayer['matches'][number];

/** A column: its messages are `teamPlayer.<key>` and, in short, `teamPlayer.<key>Short`. */
export interface Statistic<Row> {
  readonly key: string;
  of(row: Row): number | null | undefined;
  readonly form?: 'percent' | 'mean' | 'rating';
  /** Shown also where every row has none. */
  readonly isAlways?: true;
  /** A phone has no room for it. */
  readonly isWide?: true;
}

const PERCENT = 100;

const shareOf = ({ shots, saves }: Pick<Season, 'shots' | 'saves'>) => {
  const share =
    shots === undefined || saves === undefined ? undefined : saveShareOf({ shots, saves });
  return share === undefined ? undefined : share * PERCENT;
};

const rating = {
  key: 'rating',
  of: (row: Pick<Season, 'rating'>) => row.rating,
  form: 'rating',
} as const;

const SKATER: readonly Statistic<Season>[] = [
  { key: 'matches', of: ({ matches }) => matches },
  { key: 'minutes', of: ({ minutes }) => minutes, isWide: true },
  { key: 'goals', of: ({ goals }) => goals, isAlways: true },
  { key: 'assists', of: ({ assists }) => assists, isAlways: true },
  {
    key: 'points',
    // counted where penalties are minutes
    of: ({ goals, assists, penaltyMinutes }) =>
      penaltyMinutes === undefined ? undefined : goals + assists,
  },
  { key: 'yellowCards', of: ({ yellowCards }) => yellowCards, isWide: true },
  { key: 'redCards', of: ({ redCards }) => redCards, isWide: true },
  { key: 'penaltyMinutes', of: ({ penaltyMinutes }) => penaltyMinutes, isWide: true },
  rating,
];

const GOALIE: readonly Statistic<Season>[] = [
  { key: 'goalieMatches', of: ({ goalieMatches }) => goalieMatches },
  { key: 'shots', of: ({ shots }) => shots, isWide: true },
  { key: 'saves', of: ({ saves }) => saves, isWide: true },
  { key: 'saveShare', of: shareOf, form: 'percent' },
  {
    key: 'goalsAgainst',
    of: ({ goalieMatches: matches, shots, saves }) =>
      matches === undefined || shots === undefined || saves === undefined
        ? undefined
        : goalsAgainstOf({ matches, shots, saves }),
    form: 'mean',
  },
  { key: 'shutouts', of: ({ shutouts }) => shutouts, isWide: true },
  { key: 'penaltyMinutes', of: ({ penaltyMinutes }) => penaltyMinutes, isWide: true },
  rating,
];

const IN_MATCH: readonly Statistic<PlayerActions>[] = [
  { key: 'minutes', of: ({ minutes }) => minutes, isWide: true },
  { key: 'goals', of: ({ goals }) => goals, isAlways: true },
  { key: 'assists', of: ({ assists }) => assists, isAlways: true },
  { key: 'yellowCards', of: ({ yellowCards }) => yellowCards, isWide: true },
  { key: 'redCards', of: ({ redCards }) => redCards, isWide: true },
  { key: 'penaltyMinutes', of: ({ penaltyMinutes }) => penaltyMinutes, isWide: true },
  rating,
];

const IN_GOAL: readonly Statistic<PlayerActions>[] = [
  { key: 'shots', of: ({ shots }) => shots, isWide: true },
  { key: 'saves', of: ({ saves }) => saves, isWide: true },
  { key: 'saveShare', of: shareOf, form: 'percent' },
  rating,
];

function knownOf<Row>(
  statistics: readonly Statistic<Row>[],
  rows: readonly Row[],
): Statistic<Row>[] {
  return statistics.filter(
    ({ of, isAlways }) => isAlways || rows.some((row) => typeof of(row) === 'number'),
  );
}

const isGoalie = ({ seasons }: TeamPlayer): boolean =>
  seasons.some(({ goalieMatches }) => goalieMatches !== undefined);

/** Columns in which a season has something; goalies whose shots are counted have their own. */
export const seasonStatistics = (page: TeamPlayer): Statistic<Season>[] =>
  knownOf(isGoalie(page) ? GOALIE : SKATER, page.seasons);

/** Noughts of somebody who stayed on the bench say nothing. */
const ofPlayers = (statistic: Statistic<PlayerActions>): Statistic<PlayerActions> => ({
  ...statistic,
  of: (row) => {
    const value = statistic.of(row);
    return row.isOn || (value ?? 0) > 0 ? value : undefined;
  },
});

/** Columns of the last matches. */
export const matchStatistics = (page: TeamPlayer): Statistic<PlayerActions>[] =>
  knownOf((isGoalie(page) ? IN_GOAL : IN_MATCH).map(ofPlayers), page.matches);
