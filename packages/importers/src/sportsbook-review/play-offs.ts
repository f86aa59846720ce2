import { tableOf } from '@tipmark/domain';
import type { Game } from './read-game.ts';

/** Games every club plays for the table of a season. */
const GAMES = 82;
const GAMES_OF = tableOf<number>({ '2012/13': 48, '2020/21': 56 });
/** The last day of a season that ended before its last game. */
const CUT_SHORT_ON = tableOf<string>({ '2019/20': '2020-03-11' });

/**
 * The games of an archive that follow the table. No column marks them: they are those of clubs that
 * have played all their games, or those after a season that was cut short.
 * @param games a season, complete or its beginning, in any order
 */
export function playOffGames(season: string, games: readonly Game[]): ReadonlySet<Game> {
  const cutShortOn = CUT_SHORT_ON[season];
  if (cutShortOn !== undefined) return new Set(games.filter(({ day }) => day > cutShortOn));
  const needed = GAMES_OF[season] ?? GAMES;
  const played = new Map<string, number>();
  const found = new Set<Game>();
  for (const game of games.toSorted((one, other) => (one.day < other.day ? -1 : 1))) {
    const sides = [game.home, game.away];
    // One is enough: a row that could not be read leaves its club a game short.
    if (sides.some((club) => (played.get(club) ?? 0) >= needed)) found.add(game);
    else for (const club of sides) played.set(club, (played.get(club) ?? 0) + 1);
  }
  return found;
}
