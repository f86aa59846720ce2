import type { FavouriteKey } from '../../../parts/favourites/favourites.ts';
import type { LeagueOfDay, ListedMatch } from './results-day.ts';

/** A league of the day with the visitor's stars in it. */
export type LeagueOfView = LeagueOfDay & { readonly mine: readonly ListedMatch[] };

const none: readonly ListedMatch[] = [];

/** All matches of a starred league, starred ones of the others. */
export function withStarred(
  leagues: readonly LeagueOfDay[],
  starred: ReadonlySet<FavouriteKey>,
): readonly LeagueOfView[] {
  return leagues.map((group) => {
    if (starred.size === 0) return { ...group, mine: none };
    const isWhole = starred.has(`l${group.league.id}`);
    const mine = isWhole
      ? group.all
      : group.all.filter(({ matchId }) => starred.has(`m${matchId}`));
    return { ...group, mine };
  });
}
