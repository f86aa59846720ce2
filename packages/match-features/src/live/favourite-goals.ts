import { decodeMatch } from '@tipmark/contract/match-wire';
import type { FavouriteKey } from '../favourites/favourites.ts';
import type { MatchNews } from './changed-matches.ts';

/** New scores of starred matches in words: `Zenit – Spartak 2:1`. Other matches say nothing. */
export function favouriteGoals(
  news: readonly MatchNews[],
  starred: ReadonlySet<FavouriteKey>,
): string {
  if (starred.size === 0) return '';
  return news
    .flatMap(({ before, after }) => {
      const [was, { home, away, matchId }] = [decodeMatch(before), decodeMatch(after)];
      const isNew = was.home.score !== home.score || was.away.score !== away.score;
      const isTold = isNew && home.score !== undefined && starred.has(`m${matchId}`);
      return isTold ? [`${home.name} – ${away.name} ${home.score}:${away.score ?? 0}`] : [];
    })
    .join(', ');
}
