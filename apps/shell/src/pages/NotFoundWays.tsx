import { selectLocale, useServedRoutes } from '@tipmark/remote-kit';
import { href, sportOfPath } from '@tipmark/route-builder';
import { css } from '@tipmark/ui-kit';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { sectionsOf } from '../layout/composition.ts';
import { SearchForm } from './SearchForm.tsx';

const ways = css`
  flex-direction: column;
  max-width: 100%;
  a { color: var(--accent); }
`;

/** Links from an unknown address: a search, which needs no scripts, and the matches of the day. */
export function NotFoundWays() {
  const { t } = useTranslation('common');
  const locale = useSelector(selectLocale);
  const served = useServedRoutes();
  const { pathname } = useLocation();
  const sport = sportOfPath(pathname);
  const results = sectionsOf(sport, served).find(({ word }) => word === 'nav.results');
  return (
    <div className={ways}>
      <SearchForm sport={sport} served={served} />
      {results && <a href={href(results.route, {}, { locale })}>{t('page.results')}</a>}
    </div>
  );
}
