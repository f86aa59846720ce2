import { useEffect } from 'react';
import {
  refreshFavouriteTeam,
  type SeenTeam,
  starredTeam,
  type TeamRoute,
  toggleFavouriteTeam,
} from './favourite-teams.ts';
import { Star } from './Star.tsx';
import { useFavouriteTeams } from './use-favourite-teams.ts';

interface TeamStarProps extends TeamRoute {
  readonly team: SeenTeam;
  readonly label: string;
}

/** Stars a team where it is named; the stored team is updated from this page. */
export const TeamStar = ({ team: { id, link, name }, route, locale, label }: TeamStarProps) => {
  const isStarred = starredTeam(useFavouriteTeams(), { id }, { route }) !== undefined;
  useEffect(() => {
    if (isStarred) refreshFavouriteTeam({ id, link, name }, { route, locale });
  }, [isStarred, id, link, name, route, locale]);
  return (
    <Star
      label={label}
      isPressed={isStarred}
      onToggle={() => toggleFavouriteTeam({ id, link, name }, { route, locale })}
    />
  );
};
