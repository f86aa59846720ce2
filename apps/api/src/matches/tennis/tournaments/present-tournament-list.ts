import type { PlayerOfTournament, SurfaceOfCourt, TournamentRow } from '@tipmark/contract';
import type { Locale } from '@tipmark/i18n/server';
import { presentOriginal } from '../../../platform/database/name-column.ts';
import { presentLeague } from '../../lists/present-leagues.ts';
import { winnerOf } from '../tennis-result.ts';
import type { FinalColumns, TournamentListRow } from './tournament-list-queries.ts';

const presentPlayer = ({
  id,
  slug,
  name,
  country_code: countryCode,
}: FinalColumns['home']): PlayerOfTournament => ({
  id,
  link: `${id}-${slug}`,
  name,
  countryCode,
});

function presentChampion(final: FinalColumns | null): TournamentRow['champion'] {
  const winner = final && winnerOf(final);
  if (final === null || winner === null) return null;
  const player = presentPlayer(winner === 1 ? final.home : final.away);
  return { player, season: final.season, matchLink: `${final.id}-${final.slug}` };
}

/** A tournament of a list. */
export function presentTournamentRow(row: TournamentListRow, locale: Locale): TournamentRow {
  const { season_name: name, begins, ends, state } = row;
  return {
    ...presentLeague(row, locale),
    ...presentOriginal(row),
    tour: row.tour,
    court: row.court as SurfaceOfCourt | null,
    edition:
      name === null || begins === null ? null : { name, startsAt: begins, endsAt: ends, state },
    champion: presentChampion(row.final),
  };
}
