import type { ComparedSide, Comparison } from '@tipmark/contract';
import { comparedStatistics, type SideStatistic, type Sport } from '@tipmark/domain';
import { type Locale, placeName } from '@tipmark/i18n/server';
import type { Db } from '../../platform/database/connect.ts';
import { presentOriginal } from '../../platform/database/name-column.ts';
import type { PlatformServices } from '../../platform/services.ts';
import type { PlayedRow } from '../events/event-queries.ts';
import { found } from '../events/event-resource.ts';
import { roundedOrNull } from '../lists/rounded.ts';
import { timeKnown } from '../lists/time-known.ts';
import { outcomeOf } from '../match-page/present-event.ts';
import { presentTeam } from '../statistics/present-team.ts';
import { findTeam } from '../teams/team-queries.ts';

export interface ComparisonRequest {
  readonly db: Db;
  readonly responses: PlatformServices['responses'];
  readonly sport: Sport;
  readonly nowSeconds: number;
  readonly locale: Locale;
  readonly ids: readonly [number, number];
  /** Newest matches that count; 0 = those of the season. */
  readonly count: number;
}

export type SideRow = NonNullable<Awaited<ReturnType<typeof findTeam>>>;

const FORM = 5;

/**
 * Both sides. Two statements.
 * @throws CallError not_found for one that the sport does not have, or the same one twice
 */
export async function findSides({ db, sport, locale, ids }: ComparisonRequest) {
  const [first, second] = await Promise.all(ids.map((id) => findTeam(db, id, sport, locale)));
  const sides = [found(first), found(second)] as const;
  if (sides[0].id === sides[1].id) return found<typeof sides>(undefined);
  return sides;
}

/** Where the winner of a row stands: 1 home, 2 away; null = drawn. */
export type WinnerOf = (row: PlayedRow) => 1 | 2 | null;

export const winnerByScore: WinnerOf = ({ home_score: home, away_score: away }) => {
  if (home === null || away === null || home === away) return null;
  return home > away ? 1 : 2;
};

/** The newest matches of a side, from its view. */
function formOf(id: number, rows: readonly PlayedRow[], winnerOf: WinnerOf): ComparedSide['form'] {
  return rows.slice(0, FORM).map((row) => {
    const isHome = row.home_id === id;
    const goals = [row.home_score ?? 0, row.away_score ?? 0] as const;
    const winner = winnerOf(row);
    const isWon = winner === (isHome ? 1 : 2);
    return {
      link: `${row.id}-${row.slug}`,
      startsAt: row.starts_at,
      ...timeKnown(row),
      isHome,
      opponent: isHome ? row.away_name : row.home_name,
      score: isHome ? [goals[0], goals[1]] : [goals[1], goals[0]],
      outcome: winner === null ? 'drawn' : outcomeOf(Number(isWon), Number(!isWon)),
    };
  });
}

/** A side without its place. */
export function presentSide(
  row: SideRow,
  rows: readonly PlayedRow[],
  locale: Locale,
  winnerOf: WinnerOf,
): ComparedSide {
  return {
    ...presentTeam(row),
    ...presentOriginal(row),
    countryCode: row.country_code,
    countryName: placeName(row.country_code, locale),
    league: null,
    place: null,
    points: null,
    course: [],
    form: formOf(row.id, rows, winnerOf),
  };
}

/** Matches against each other from the view of the first side, newest first. */
export function presentMeetings(
  firstId: number,
  rows: readonly PlayedRow[],
  winnerOf: WinnerOf,
): Comparison['meetings'] {
  return rows.map((row) => {
    const isFirstHome = row.home_id === firstId;
    const goals = [row.home_score ?? 0, row.away_score ?? 0] as const;
    const winner = winnerOf(row);
    return {
      link: `${row.id}-${row.slug}`,
      startsAt: row.starts_at,
      ...timeKnown(row),
      league: row.league_name,
      isFirstHome,
      score: isFirstHome ? goals : ([goals[1], goals[0]] as const),
      winner: winner === null ? null : Number((winner === 1) !== isFirstHome),
      court: row.court,
    };
  });
}

/** The average of a side's league by the key of a statistic; undefined = not known. */
export type MeanOf = (key: string) => number | undefined;

/** A group of statistics of both sides; none where neither has any. */
export function statisticGroup(
  key: string,
  first: readonly SideStatistic[],
  second: readonly SideStatistic[],
  meansOf?: readonly [MeanOf, MeanOf],
): Comparison['groups'] {
  const statistics = comparedStatistics(first, second).map((statistic) => ({
    ...statistic,
    values: [roundedOrNull(statistic.values[0]), roundedOrNull(statistic.values[1])] as const,
    means: [meansOf?.[0](statistic.key) ?? null, meansOf?.[1](statistic.key) ?? null] as const,
  }));
  return statistics.length === 0 ? [] : [{ key, statistics }];
}
