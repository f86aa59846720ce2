import type { EditionItem, FinalItem, PlayerOfTournament, SurfaceOfCourt } from '@tipmark/contract';
import { encodeMatch } from '@tipmark/contract/match-wire';
import { presentMatch } from '../../lists/present-match.ts';
import { splitSeason } from '../split-season.ts';
import type { TennisRow } from '../tennis-queries.ts';
import { winnerOf } from '../tennis-result.ts';

export function presentPlayerOf(row: TennisRow, side: 'home' | 'away'): PlayerOfTournament {
  const id = row[`${side}_id`];
  return {
    id,
    link: `${id}-${row[`${side}_slug`]}`,
    name: row[`${side}_name`],
    countryCode: row[`${side}_country`],
  };
}

/** Editions are numbered where a year has several. */
export const presentEdition = (
  season: { readonly id: number; readonly name: string },
  { index, count }: { readonly index: number; readonly count: number },
): EditionItem => ({
  seasonId: season.id,
  name: season.name,
  ...(count > 1 && { part: index + 1 }),
});

/** A final, from the side of its winner; undefined while it is not decided. */
export function presentFinal(
  row: TennisRow,
  position: { readonly index: number; readonly count: number },
): FinalItem | undefined {
  const winner = winnerOf(row);
  if (winner === null) return undefined;
  const isChampionHome = winner === 1;
  return {
    ...presentEdition({ id: row.season_id, name: row.season_name }, position),
    court: row.court as SurfaceOfCourt | null,
    champion: presentPlayerOf(row, isChampionHome ? 'home' : 'away'),
    finalist: presentPlayerOf(row, isChampionHome ? 'away' : 'home'),
    isChampionHome,
    match: encodeMatch(presentMatch(row)),
  };
}

/** Finals in their order, each with its position among those of its year. */
export function presentFinals(rows: readonly TennisRow[]): FinalItem[] {
  const bySeason = Map.groupBy(rows, ({ season_id: id }) => id);
  const positions = new Map(
    [...bySeason.values()].flatMap((ofSeason) => {
      const editions = splitSeason(ofSeason);
      return editions.flatMap((edition, index) =>
        edition.map((row) => [row.id, { index, count: editions.length }] as const),
      );
    }),
  );
  return rows.flatMap(
    (row) => presentFinal(row, positions.get(row.id) ?? { index: 0, count: 1 }) ?? [],
  );
}
