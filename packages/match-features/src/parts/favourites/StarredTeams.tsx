import { type Locale, type Translate, useServedRoutes } from '@tipmark/remote-kit';
import { hrefOf, type RouteName } from '@tipmark/route-builder';
import { type FavouriteTeam, favouriteTeamName } from './favourite-teams.ts';

interface StarredTeamsProps {
  readonly teams: readonly FavouriteTeam[];
  readonly route: RouteName;
  readonly t: Translate;
  readonly locale: Locale;
}

/** Starred teams as links to their pages. */
export const StarredTeams = ({ teams, route, t, locale }: StarredTeamsProps) => {
  const isServed = useServedRoutes().has(route);
  const addressOf = hrefOf(route, { locale });
  return (
    <ul aria-label={t('favourites.teams')}>
      {teams.map((team) => {
        const name = favouriteTeamName(team, locale);
        return (
          <li key={team.id}>
            {isServed ? <a href={addressOf(team.link)}>{name}</a> : <span>{name}</span>}
          </li>
        );
      })}
    </ul>
  );
};
