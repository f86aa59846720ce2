import { selectLocale } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { href, type RouteMatch, routes } from '@tipmark/route-builder';
import { useSelector } from 'react-redux';
import { DayMatches } from '../features/day-matches/DayMatches.tsx';
import type { ServedRoutes } from '../host/routing/served-routes.ts';
import { noticeBox } from '../shared/notice-box.ts';
import { reservedTitle } from './reserved-title.ts';
import { SearchForm } from './SearchForm.tsx';

interface ReservedPageProps {
  readonly match: RouteMatch | undefined;
  readonly served: ServedRoutes;
}

const LINKS = 3;
const wayOn = ['index', 'results', 'leaderboard', 'register', 'aboutUs'] as const;

/** A reserved route nobody serves: its name, a search, matches of the day and other pages. */
export function ReservedPage({ match, served }: ReservedPageProps) {
  const { t } = useTranslation('common');
  const locale = useSelector(selectLocale);
  const title = reservedTitle(match?.name, (key, options) =>
    t(key as 'page.results', { ...options }),
  );
  const names = { index: t('nav.index'), results: t('page.results') };
  const links = wayOn.filter((route) => served.has(route)).slice(0, LINKS);
  return (
    <>
      <section className={noticeBox}>
        <h1>{title}</h1>
        <p>{t('error.reservedText')}</p>
        <SearchForm sport={routes[match?.name ?? 'index'].sport} served={served} />
        <ul>
          {links.map((route) => (
            <li key={route}>
              <a href={href(route, {}, { locale })}>
                {route in names ? names[route as keyof typeof names] : t(`page.${route}`)}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <DayMatches />
    </>
  );
}
