import { selectLocale } from '@tipmark/remote-kit';
import { href, type RouteMatch, type RouteName } from '@tipmark/route-builder';
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

/** `hockeyLeague` → `leagues`: the word of the page, whatever the sport. */
function wordOf(route: RouteName | undefined = 'index'): string {
  const plain = route.replace(/^(?:hockey|tennis)(?=[A-Z])/, '');
  const name = plain.charAt(0).toLowerCase() + plain.slice(1);
  return listOf[name] ?? name;
}

const LINKS = 3;
const wayOn = ['index', 'results', 'leaderboard', 'register', 'aboutUs'] as const;

/** A page of the product that nobody has built yet: what it will be, and where to go meanwhile. */
export function ToComePage({ match, served }: ToComePageProps) {
  const { t } = useTranslation('common');
  const locale = useSelector(selectLocale);
  const title = t(`page.${wordOf(match?.name)}`, { defaultValue: t('error.toComeTitle') });
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
