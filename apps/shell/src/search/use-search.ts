import type { SearchResults } from '@tipmark/contract';
import { countFound, foundGroups } from '@tipmark/match-features/search';
import {
  type HostState,
  selectLocale,
  selectNowSeconds,
  selectTimeZone,
  type Translate,
} from '@tipmark/remote-kit';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { ServedRoutes } from '../layout/composition.ts';
import { headerSearch } from './search-load.ts';

const routes = {
  matches: 'events',
  teams: 'team',
  leagues: 'league',
  referees: 'referee',
  users: 'profile',
} as const;

/** What the typed query has found. */
export function useSearch(typed: string, served: ServedRoutes) {
  const { t } = useTranslation('common');
  const locale = useSelector(selectLocale);
  const timeZone = useSelector(selectTimeZone);
  const nowSeconds = useSelector(selectNowSeconds);
  const load = useSelector((state: HostState) => headerSearch.select(state));
  const query = typed.trim();

  const found = load.data as SearchResults | undefined;
  const say: Translate = (key, values = {}) => t(key, values);
  const options = { t: say, locale, timeZone, nowSeconds, served, routes };
  const groups = found ? foundGroups(found, options) : [];
  return { t: say, locale, query, load, groups, count: countFound(groups) };
}
