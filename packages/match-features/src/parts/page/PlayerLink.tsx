import type { RouteName } from '@tipmark/route-builder';
import type { ReactNode } from 'react';
import { PageLink } from './PageLink.tsx';

/** A player's name, as a link where he has a page. */
export type LinkedPlayer = (
  player: { readonly name: string; readonly link?: string | undefined },
  text?: string,
) => ReactNode;

interface PlayerLinkProps {
  /** Page of a player; a sport may have none. */
  readonly route: RouteName | undefined;
  /** Link of his team. */
  readonly team: string | undefined;
  /** Value of his part of the route; absent where he has no page. */
  readonly link: string | undefined;
  readonly children: ReactNode;
}

/** A player's name as a link to his page, or as text where there is no such page. */
export const PlayerLink = ({ route, team, link, children }: PlayerLinkProps) =>
  route === undefined || team === undefined || link === undefined ? (
    children
  ) : (
    <PageLink to={route} params={{ teamUrl: team, playerUrl: link }}>
      {children}
    </PageLink>
  );

/** Names of a team's players as links. */
export const linkedPlayers =
  (route: RouteName | undefined, team: string | undefined): LinkedPlayer =>
  ({ name, link }, text = name) => (
    <PlayerLink route={route} team={team} link={link}>
      {text}
    </PlayerLink>
  );
