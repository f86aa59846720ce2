import type { ReactElement } from 'react';
import type { DayLeague } from './day-leagues.ts';

interface FavouritesProps {
  readonly leagues: readonly DayLeague[];
  readonly stars: ReadonlySet<string>;
}

const linksOf = (leagues: readonly DayLeague[], stars: ReadonlySet<string>) =>
  leagues.flatMap(({ id, link, name, matches }) => [
    ...(stars.has(`l${id}`) ? [{ key: `l${id}`, href: `/Tournaments/${link}`, text: name }] : []),
    ...matches
      .filter(({ matchId }) => stars.has(`m${matchId}`))
      .map((match) => ({
        key: `m${match.matchId}`,
        href: `/Events/${match.link}`,
        text: `${match.home.name} – ${match.away.name}`,
      })),
  ]);

export const Favourites = ({ leagues, stars }: FavouritesProps): ReactElement => (
  <section className="favourites" aria-label="Избранное">
    <strong aria-hidden="true">Избранное</strong>
    {stars.size > 0 && (
      <ul>
        {linksOf(leagues, stars).map(({ key, href, text }) => (
          <li key={key}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    )}
  </section>
);
