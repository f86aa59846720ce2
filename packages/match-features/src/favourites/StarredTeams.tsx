import type { Locale, Translate } from '@tipmark/remote-kit';
import type { RouteName } from '@tipmark/route-builder';
import { PageLink } from '../page-link/PageLink.tsx';
import { type FavouriteTeam, favouriteTeamName } from './favourite-teams.ts';

interface StarredTeamsProps {
  readonly teams: readonly FavouriteTeam[];
  readonly route: RouteName;
  readonly t: Translate;
  readonly locale: Locale;
}

/** Starred teams as links to their pages. */
export const StarredTeams = ({ teams, route, t, locale }: StarredTeamsProps) => (
  <ul aria-label={t('favourites.teams')}>
    {teams.map((team) => (
      <li key={team.id}>
        <PageLink to={route} params={{ teamUrl: team.link }}>
          {favouriteTeamName(team, locale)}
        </PageLink>
      </li>
    ))}
  </ul>
);
