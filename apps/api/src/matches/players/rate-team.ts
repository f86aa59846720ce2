import { playerSlug, type Sport } from '@tipmark/domain';
import type { RatedMatchRow } from './player-queries.ts';
import { rateMatch } from './rate-match.ts';

const lastWord = (name: string) => name.split(' ').at(-1) ?? name;

/** The link of a player by any name: a surname alone means the only player who has it. */
function linkOf(rows: readonly RatedMatchRow[]): (name: string) => string {
  const names = rows
    .flatMap(({ starting, substitutes }) => [...starting, ...substitutes])
    .flatMap(({ name }) => (name.includes(' ') ? [name] : []));
  const bySurname = Map.groupBy(new Set(names), lastWord);
  return (name) => {
    const links = new Set((bySurname.get(name) ?? []).map((one) => playerSlug(one)));
    const [only] = links;
    return links.size === 1 && only !== undefined ? only : playerSlug(name);
  };
}

/** Mean ratings of a team's players in the matches of a season, by their links. */
export function meanRatings(
  sport: Sport,
  rows: readonly RatedMatchRow[],
): ReadonlyMap<string, number> {
  const nameOf = linkOf(rows);
  const rated = rows.flatMap((row) =>
    rateMatch(sport, row, nameOf).rows.flatMap(({ name, rating }) =>
      rating === null ? [] : [{ name, rating }],
    ),
  );
  return new Map(
    [...Map.groupBy(rated, ({ name }) => name)].map(([name, his]) => {
      const sum = his.reduce((total, { rating }) => total + rating, 0);
      return [name, Math.round((sum / his.length) * 100) / 100];
    }),
  );
}
