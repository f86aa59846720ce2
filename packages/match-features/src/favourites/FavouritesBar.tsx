import type { Translate } from '@tipmark/remote-kit';
import { css, Flag } from '@tipmark/ui-kit';
import type { MatchRowView } from '@tipmark/ui-kit/betting';
import { useSyncExternalStore } from 'react';
import { useFavourites } from './use-favourites.ts';

/** One height whatever stands in it: what comes when the page is alive moves nothing. */
const bar = css`
  display: flex;
  align-items: center;
  gap: 8px;
  height: 44px;
  padding: 0 16px 0 10px;
  overflow-x: auto;
  border-bottom: 1px solid var(--hair);
  font-size: 13px;
  line-height: 18px;
  white-space: nowrap;
  & > strong { font: inherit; font-weight: 600; }
  & > strong::before { content: "★" / ""; margin-right: 8px; color: var(--star); }
  & > p { color: var(--text3); }
  & > ul { display: flex; gap: 8px; }
  a { display: flex; align-items: center; gap: 6px; height: 32px; padding: 0 10px; border: 1px solid var(--border); border-radius: 999px; font-weight: 500; }
  a:hover { background: var(--hover); }
  b { font-weight: 650; font-variant-numeric: tabular-nums; }
  small { font-size: 12px; color: var(--text3); font-variant-numeric: tabular-nums; }
  .lv { color: var(--live); font-weight: 650; }
  @media (scripting: none) { display: none; }
`;

export interface FavouriteLeague {
  readonly id: number;
  readonly name: string;
  readonly countryCode: string;
  readonly href: string;
}

interface FavouritesBarProps {
  readonly t: Translate;
  /** What stands on the page, starred or not. */
  readonly matches: readonly MatchRowView[];
  readonly leagues: readonly FavouriteLeague[];
}

const never = () => () => {};

const scoreOf = ({ home, away }: MatchRowView): string | undefined =>
  home.score === undefined ? undefined : `${home.score}:${away.score ?? ''}`;

/** What of this page the visitor starred, above the list. */
export const FavouritesBar = ({ t, matches, leagues }: FavouritesBarProps) => {
  const starred = useFavourites();
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const shownMatches = matches.filter(({ id }) => starred.has(`m${id}`));
  const shownLeagues = leagues.filter(({ id }) => starred.has(`l${id}`));
  const isEmpty = shownMatches.length + shownLeagues.length === 0;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <section className={bar} aria-label={t('favourites.title')} tabIndex={0}>
      <strong aria-hidden="true">{t('favourites.title')}</strong>
      {isAlive && isEmpty && (
        <p>{t(starred.size > 0 ? 'favourites.elsewhere' : 'favourites.hint')}</p>
      )}
      {!isEmpty && (
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
          {shownLeagues.map(({ id, name, countryCode, href }) => (
            <li key={id}>
              <a href={href}>
                <Flag code={countryCode} />
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
