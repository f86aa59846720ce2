import type { MatchRowView } from '@tipmark/ui-kit/betting';
import { scoreOf } from '../../../parts/favourites/Favourites.tsx';
import { StarredTeams } from '../../../parts/favourites/StarredTeams.tsx';
import { useFavouriteTeams } from '../../../parts/favourites/use-favourite-teams.ts';
import { useFavourites } from '../../../parts/favourites/use-favourites.ts';
import type { ResultsFeature } from '../results-feature.ts';
import type { Results } from '../use-results.ts';
import { RailLeague } from './RailLeague.tsx';

interface RailFavouritesProps {
  readonly feature: ResultsFeature;
  readonly results: Results;
  /** How to star something. */
  readonly hint: string;
}

const namesOf = ({ home, away }: MatchRowView) => `${home.name} – ${away.name}`;

/** Starred leagues and matches of the day, and starred teams, each with its state. */
export const RailFavourites = ({ feature, results, hint }: RailFavouritesProps) => {
  const { t, locale, leagues } = results;
  const starred = useFavourites();
  const { team: teamRoute } = feature.routes;
  const teams = useFavouriteTeams().filter(({ route }) => route === teamRoute);
  // most visitors star nothing: the day's rows are not searched for stars
  const mine = starred.size === 0 ? [] : leagues;
  const shownLeagues = mine.filter(({ league }) => starred.has(`l${league.id}`));
  const rows = mine.flatMap(({ all }) => all.map(({ row }) => row));
  const matches = rows.filter(({ id }) => starred.has(`m${id}`));
  if (shownLeagues.length + matches.length + teams.length === 0) {
    return <p>{starred.size === 0 ? hint : t('favourites.elsewhere')}</p>;
  }
  return (
    <>
      {shownLeagues.map((group) => (
        <RailLeague key={group.league.id} group={group} results={results} />
      ))}
      {matches.map((match) => (
        <a key={match.id} href={match.href} aria-label={match.label} title={namesOf(match)}>
          <span>{namesOf(match)}</span>
          <small>
            {match.minute === undefined ? (scoreOf(match) ?? match.time) : <b>{scoreOf(match)}</b>}
          </small>
        </a>
      ))}
      {teamRoute !== undefined && teams.length > 0 && (
        <StarredTeams teams={teams} route={teamRoute} t={t} locale={locale} />
      )}
    </>
  );
};
