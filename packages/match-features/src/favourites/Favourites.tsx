import type { Translate } from '@tipmark/remote-kit';
import { Flag } from '@tipmark/ui-kit';
import type { MatchRowView } from '@tipmark/ui-kit/betting';
import { useFavourites } from './use-favourites.ts';

export interface FavouriteLeague {
  readonly id: number;
  readonly name: string;
  readonly countryCode: string;
  readonly link: string;
}

export interface FavouritesProps {
  readonly t: Translate;
  /** What stands on the page, starred or not. */
  readonly matches: readonly MatchRowView[];
  readonly leagues: readonly FavouriteLeague[];
  /** Asked of starred leagues alone. */
  readonly leagueHref: (league: FavouriteLeague) => string | undefined;
}

const scoreOf = ({ home, away }: MatchRowView): string | undefined =>
  home.score === undefined ? undefined : `${home.score}:${away.score ?? ''}`;

/** Starred matches and leagues of a page as links, or how to star one. */
export const Favourites = ({ t, matches, leagues, leagueHref }: FavouritesProps) => {
  const starred = useFavourites();
  if (starred.size === 0) return <p>{t('favourites.hint')}</p>;
  const shownMatches = matches.filter(({ id }) => starred.has(`m${id}`));
  const shownLeagues = leagues.filter(({ id }) => starred.has(`l${id}`));
  if (shownMatches.length + shownLeagues.length === 0) return <p>{t('favourites.elsewhere')}</p>;
  return (
    <ul>
      {shownMatches.map((match) => (
        <li key={match.id}>
          <a href={match.href} aria-label={match.label}>
            <small className={match.minute === undefined ? undefined : 'lv'}>
              {match.minute ?? match.time}
            </small>
            {match.home.name} <b>{scoreOf(match) ?? '–'}</b> {match.away.name}
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
  );
};
