import type { Locale, Translate } from '@tipmark/remote-kit';
import type { RouteName } from '@tipmark/route-builder';
import { Flag } from '@tipmark/ui-kit';
import type { MatchRowView } from '@tipmark/ui-kit/betting';
import { StarredTeams } from './StarredTeams.tsx';
import { useFavouriteTeams } from './use-favourite-teams.ts';
import { useFavourites } from './use-favourites.ts';

export interface FavouriteLeague {
  readonly id: number;
  readonly name: string;
  readonly countryCode: string;
  readonly link: string;
}

export interface FavouritesProps {
  readonly t: Translate;
  readonly locale: Locale;
  /** How to star something. The caller reads it, so that the page arrives with it. */
  readonly hint: string;
  /** Matches on the page, starred or not. */
  readonly matches: readonly MatchRowView[];
  readonly leagues: readonly FavouriteLeague[];
  /** Only called for starred leagues. */
  readonly leagueHref: (league: FavouriteLeague) => string | undefined;
  /** Route of this sport's teams: starred ones are listed here, whatever the page shows. */
  readonly teamRoute?: RouteName | undefined;
}

export const scoreOf = ({ home, away }: MatchRowView): string | undefined =>
  home.score === undefined ? undefined : `${home.score}:${away.score ?? ''}`;

/** Starred matches and leagues of a page, and starred teams, as links; or how to star one. */
export const Favourites = (props: FavouritesProps) => {
  const { t, locale, hint, matches, leagues, leagueHref, teamRoute } = props;
  const starred = useFavourites();
  const teams = useFavouriteTeams().filter(({ route }) => route === teamRoute);
  const shownMatches = matches.filter(({ id }) => starred.has(`m${id}`));
  const shownLeagues = leagues.filter(({ id }) => starred.has(`l${id}`));
  const isOnPage = shownMatches.length + shownLeagues.length > 0;
  if (!isOnPage && teams.length === 0) {
    return <p>{starred.size === 0 ? hint : t('favourites.elsewhere')}</p>;
  }
  return (
    <>
      {isOnPage && (
        <ul>
          {shownMatches.map((match) => (
            <li key={match.id}>
              <a href={match.href} aria-label={match.label}>
                <small className={match.minute === undefined ? undefined : 'lv'}>
                  {match.minute ?? match.time}
                </small>
                {match.home.name} <b className="sc">{scoreOf(match) ?? '–'}</b> {match.away.name}
              </a>
            </li>
          ))}
          {shownLeagues.map((league) => (
            <li key={league.id}>
              <a href={leagueHref(league)}>
                <Flag code={league.countryCode} />
                {league.name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {teamRoute !== undefined && teams.length > 0 && (
        <>
          <p aria-hidden="true">{t('favourites.teams')}:</p>
          <StarredTeams teams={teams} route={teamRoute} t={t} locale={locale} />
        </>
      )}
    </>
  );
};
