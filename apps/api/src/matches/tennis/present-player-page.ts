import type { PlayerPage, PlayerRival } from '@tipmark/contract';
import { type Locale, placeName } from '@tipmark/i18n/server';
import { presentOriginal } from '../../platform/database/name-column.ts';
import type { PlayedRow } from '../events/event-queries.ts';
import type { findCalledOff } from '../lists/called-off-queries.ts';
import { presentMatchWithLeague } from '../lists/present-leagues.ts';
import { presentTeam } from '../statistics/present-team.ts';
import type { findTeam, findUpcomingOf } from '../teams/team-queries.ts';
import type { findRanks, PlayerRow } from './player-queries.ts';
import { presentRecord, type ServeOf } from './present-player.ts';
import { presentTennisList, resultsOf } from './present-tennis-event.ts';
import type { Rival } from './rivals-of.ts';
import { winnerOf } from './tennis-result.ts';

interface PlayerParts {
  readonly row: NonNullable<Awaited<ReturnType<typeof findTeam>>>;
  readonly played: readonly PlayedRow[];
  readonly chosen: readonly PlayedRow[];
  readonly fixtures: Awaited<ReturnType<typeof findUpcomingOf>>;
  readonly calledOff: Awaited<ReturnType<typeof findCalledOff>>;
  readonly ranks: Awaited<ReturnType<typeof findRanks>>;
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

function finalsOf(rows: readonly PlayedRow[], playerId: number): readonly [number, number] {
  const winners = rows
    .filter(({ round }) => round === 'F')
    .map((row) => ({ winner: winnerOf(row), isHome: row.home_id === playerId }))
    .filter(({ winner }) => winner !== null);
  const won = winners.filter(({ winner, isHome }) => (winner === 1) === isHome).length;
  return [won, winners.length - won];
}

/** The page of a player from the query results. */
export function presentPlayerPage(
  { row, played, chosen, fixtures, calledOff, ranks, rivals, rival, names, serveOf }: PlayerParts,
  locale: Locale,
  nowSeconds: number,
): PlayerPage {
  const ofPlayer = { side: 'home', teamId: row.id } as const;
  const { side: _side, ...results } = presentTennisList(ofPlayer, chosen, serveOf, locale);
  const rankOf = (rank: { place: number; at: number } | undefined) =>
    rank ? { place: rank.place, at: rank.at } : null;
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
    finals: finalsOf(played, row.id),
    career: presentRecord(resultsOf(played), row.id),
    rivals: rivals.flatMap((one) => presentRival(one, names) ?? []),
    rival: (rival && presentRival(rival, names)) ?? null,
    results,
    fixtures: fixtures.map((match) => presentMatchWithLeague(match, locale)),
    calledOff: calledOff.map((match) => presentMatchWithLeague(match, locale)),
    asOf: nowSeconds,
  };
}
