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
import { MIN_CHARACTERS } from './create-searcher.ts';
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
  const isAsked = query.length >= MIN_CHARACTERS;

  const found = load.data as SearchResults | undefined;
  const say: Translate = (key, values = {}) => t(key, values);
  const options = { t: say, locale, timeZone, nowSeconds, served, routes };
  // what another query has found is no answer to one that failed
  const isShown = found !== undefined && isAsked && load.status !== 'failed';
  const groups = isShown ? foundGroups(found, options) : [];
  const isBusy = load.status === 'loading' || load.status === 'idle';
  return {
    ...{ t: say, locale, query, isAsked, groups, count: countFound(groups) },
    load: { ...load, isBusy },
  };
}
