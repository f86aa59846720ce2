import { selectLocale } from '@tipmark/remote-kit';
import { href, type RouteMatch, type RouteName } from '@tipmark/route-builder';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { ServedRoutes } from '../layout/composition.ts';
import { noticeBox } from './notice-box.ts';

interface ToComePageProps {
  readonly match: RouteMatch | undefined;
  readonly served: ServedRoutes;
}

/** Pages of one thing are called as the list of all of them. */
const listOf: Readonly<Record<string, string>> = {
  league: 'leagues',
  team: 'teams',
  referee: 'referees',
  bookmaker: 'bookmakers',
};

const OF_SPORT = /^(hockey|tennis)(?=[A-Z])/;

/** `hockeyLeague` → hockey, `leagues`: the sport where it is not the first, and the page's word. */
function wordsOf(route: RouteName | undefined = 'index') {
  const sport = OF_SPORT.exec(route)?.[1];
  const plain = route.replace(OF_SPORT, '');
  const name = plain.charAt(0).toLowerCase() + plain.slice(1);
  return { sport, page: listOf[name] ?? name };
}

function titleOf(route: RouteName | undefined, t: TFunction<'common'>): string {
  const { sport, page } = wordsOf(route);
  const sportName = sport && t(`sport.${sport}` as 'sport.hockey');
  if (sportName && page === 'index') return sportName;
  const name = t(`page.${page}`, { defaultValue: '' });
  if (name === '') return t('error.toComeTitle');
  return sportName ? `${sportName} · ${name}` : name;
}

const LINKS = 3;
const wayOn = ['index', 'results', 'leaderboard', 'register', 'aboutUs'] as const;

/** A page of the product that nobody has built yet: what it will be, and where to go meanwhile. */
export function ToComePage({ match, served }: ToComePageProps) {
  const { t } = useTranslation('common');
  const locale = useSelector(selectLocale);
  const title = titleOf(match?.name, t);
  const names = { index: t('nav.index'), results: t('page.results') };
  const links = wayOn.filter((route) => served.has(route)).slice(0, LINKS);
  return (
    <section className={noticeBox}>
      <h1>{title}</h1>
      <p>{t('error.toComeText')}</p>
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
  );
}
