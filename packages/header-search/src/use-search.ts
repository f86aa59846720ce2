import { countFound, foundGroups } from '@tipmark/match-features/search';
import {
  type HostState,
  selectLocale,
  selectNowSeconds,
  selectTimeZone,
} from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { href } from '@tipmark/route-builder';
import { useSelector } from 'react-redux';
import { MIN_CHARACTERS, type SportSearch } from './sport-search.ts';

/** The results of the typed query. */
export function useSearch(
  typed: string,
  { load: search, routes, compare }: SportSearch,
  served: ReadonlySet<string>,
) {
  const { t } = useTranslation('common');
  const locale = useSelector(selectLocale);
  const timeZone = useSelector(selectTimeZone);
  const nowSeconds = useSelector(selectNowSeconds);
  const load = useSelector((state: HostState) => search.select(state));
  const query = typed.trim();
  const isAsked = query.length >= MIN_CHARACTERS;

  const { data: found } = load;
  const options = { t, locale, timeZone, nowSeconds, served, routes };
  // results of another query do not replace those of a failed one
  const isShown = found !== undefined && isAsked && load.status !== 'failed';
  const [team] = isShown ? found.teams : [];
  const groups = isShown ? foundGroups(found, options) : [];
  const isBusy = load.status === 'loading' || load.status === 'idle';
  return {
    t,
    locale,
    query,
    isAsked,
    groups,
    /** Leads to the comparison of the team or player found first with another one. */
    compared:
      team && compare && served.has(compare)
        ? {
            href: href(compare, { a: team.link }, { locale }),
            title: t('search.compare', { name: team.name }),
            note: '',
          }
        : undefined,
    count: countFound(groups),
    load: { ...load, isBusy },
  };
}
