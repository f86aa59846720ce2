import type { PlayerPage, PlayerRival, SurfaceOfCourt } from '@tipmark/contract';
import { encodeMatch } from '@tipmark/contract/match-wire';
import { type Locale, placeName } from '@tipmark/i18n/server';
import { presentOriginal } from '../../platform/database/name-column.ts';
import type { PlayedRow } from '../events/event-queries.ts';
import type { findCalledOff } from '../lists/called-off-queries.ts';
import { presentLeague, presentMatchWithLeague } from '../lists/present-leagues.ts';
import { presentMatch } from '../lists/present-match.ts';
import { presentTeam } from '../statistics/present-team.ts';
import type { findTeam, findUpcomingOf } from '../teams/team-queries.ts';
import type { PlayerRow, Ranks } from './player-queries.ts';
import { presentRecord, type ServeOf } from './present-player.ts';
import { presentRank } from './present-ranking.ts';
import { presentTennisList, resultsOf } from './present-tennis-event.ts';
import type { Rival } from './rivals-of.ts';
import type { TennisRow } from './tennis-queries.ts';
import { winnerOf } from './tennis-result.ts';

interface PlayerParts {
  readonly row: NonNullable<Awaited<ReturnType<typeof findTeam>>>;
  readonly played: readonly PlayedRow[];
  readonly chosen: readonly PlayedRow[];
  readonly fixtures: Awaited<ReturnType<typeof findUpcomingOf>>;
  readonly calledOff: Awaited<ReturnType<typeof findCalledOff>>;
  readonly ranks: Ranks;
  readonly tour: string | undefined;
  /** Decided ones. */
  readonly finals: readonly TennisRow[];
  readonly rivals: readonly Rival[];
  readonly rival: Rival | undefined;
  readonly names: readonly PlayerRow[];
  readonly serveOf: ServeOf;
}

function presentRival(
  { id, won, lost, lastAt }: Rival,
  names: readonly PlayerRow[],
): PlayerRival | undefined {
  const player = names.find((one) => one.id === id);
  return (
    player && {
      id,
      link: `${id}-${player.slug}`,
      name: player.name,
      countryCode: player.country_code,
      matches: [won, lost],
      lastAt,
    }
  );
}

function presentFinals(rows: readonly TennisRow[], playerId: number, locale: Locale) {
  return rows.map((row) => ({
    isHome: row.home_id === playerId,
    league: presentLeague(row, locale),
    season: row.season_name,
    court: row.court as SurfaceOfCourt | null,
    isWon: (winnerOf(row) === 1) === (row.home_id === playerId),
    match: encodeMatch(presentMatch(row)),
  }));
}

/** The page of a player from the query results. */
export function presentPlayerPage(
  {
    row,
    played,
    chosen,
    fixtures,
    calledOff,
    ranks,
    tour,
    finals,
    rivals,
    rival,
    names,
    serveOf,
  }: PlayerParts,
  locale: Locale,
  nowSeconds: number,
): PlayerPage {
  const ofPlayer = { side: 'home', teamId: row.id } as const;
  const { side: _side, ...results } = presentTennisList(ofPlayer, chosen, serveOf, locale);
  const finalMatches = presentFinals(finals, row.id, locale);
  const won = finalMatches.filter(({ isWon }) => isWon).length;
  const rankOf = (rank: { place: number; at: number } | undefined) =>
    rank ? presentRank(rank, nowSeconds) : null;
  return {
    player: {
      ...presentTeam(row),
      countryCode: row.country_code,
      countryName: placeName(row.country_code, locale),
    },
    ...presentOriginal(row),
    isSimulated: row.is_simulated,
    ...(row.attribution !== null && { attribution: row.attribution }),
    rank: rankOf(ranks.newest),
    bestRank: rankOf(ranks.best),
    tour: tour ?? null,
    ranks: ranks.weekly.map((rank) => presentRank(rank, nowSeconds)),
    finals: [won, finalMatches.length - won],
    finalMatches,
    career: presentRecord(resultsOf(played), row.id),
    rivals: rivals.flatMap((one) => presentRival(one, names) ?? []),
    rival: (rival && presentRival(rival, names)) ?? null,
    results,
    fixtures: fixtures.map((match) => presentMatchWithLeague(match, locale)),
    calledOff: calledOff.map((match) => presentMatchWithLeague(match, locale)),
    asOf: nowSeconds,
  };
}
