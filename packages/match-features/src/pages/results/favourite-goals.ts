import { decodeMatch } from '@tipmark/contract/match-wire';
import type { FavouriteKey } from '../../parts/favourites/favourites.ts';
import type { MatchUpdate } from '../../parts/matches/changed-matches.ts';
import { scoreText } from '../../parts/matches/score-text.ts';

/** New scores of starred matches as text: `Zenit – Spartak 2:1`. Other matches are left out. */
export function favouriteGoals(
  updates: readonly MatchUpdate[],
  starred: ReadonlySet<FavouriteKey>,
): string {
  if (starred.size === 0) return '';
  return updates
    .flatMap(({ before, after }) => {
      const [was, is] = [decodeMatch(before), decodeMatch(after)];
      const score = scoreText(is);
      const isAnnounced =
        score !== undefined && score !== scoreText(was) && starred.has(`m${is.matchId}`);
      return isAnnounced ? [`${is.home.name} – ${is.away.name} ${score}`] : [];
    })
    .join(', ');
}
