import { selectLocale, useServedRoutes } from '@tipmark/remote-kit';
import { href, sportOfPath } from '@tipmark/route-builder';
import { Button, css } from '@tipmark/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { searchPageOf, sectionsOf } from '../layout/composition.ts';

const ways = css`
  flex-direction: column;
  max-width: 100%;
  form { display: flex; flex-wrap: wrap; gap: 8px; max-width: 100%; }
  input { flex: 1 1 160px; min-width: 0; max-width: 100%; height: 36px; padding: 0 12px; border: 1px solid var(--borderStrong); border-radius: 6px; background: var(--surface); }
  a { color: var(--accent); }
`;

/** From an address nobody knows: a search, which needs no scripts, and the matches of the day. */
export function NotFoundWays() {
  const { t } = useTranslation('common');
  const locale = useSelector(selectLocale);
  const served = useServedRoutes();
  const { pathname } = useLocation();
  const sport = sportOfPath(pathname);
  const search = searchPageOf(sport, served);
  const results = sectionsOf(sport, served).find(({ word }) => word === 'nav.results');
  return (
    <div className={ways}>
      {search && (
        <form action={href(search, {}, { locale })}>
          <input
            type="search"
            name="query"
            aria-label={t('search.label')}
            placeholder={t('search.label')}
          />
          <Button type="submit">{t('search.submit')}</Button>
        </form>
      )}
      {results && <a href={href(results.route, {}, { locale })}>{t('page.results')}</a>}
    </div>
  );
}
