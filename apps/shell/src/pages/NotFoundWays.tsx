import { selectLocale, useServedRoutes } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useLocation } from '@tipmark/remote-kit/router';
import { href, sportOfPath } from '@tipmark/route-builder';
import { css } from '@tipmark/ui-kit';
import { useSelector } from 'react-redux';
import { sectionsOf } from '../layout/composition.ts';
import { SearchForm } from './SearchForm.tsx';

const wayOn = css`
  color: var(--accent);
`;

/** From an unknown address: a search, which needs no scripts, and the results of its sport. */
export function NotFoundWays() {
  const { t } = useTranslation('common');
  const locale = useSelector(selectLocale);
  const served = useServedRoutes();
  const { pathname } = useLocation();
  const sport = sportOfPath(pathname);
  const results = sectionsOf(sport, served).find(({ word }) => word === 'nav.results');
  return (
    <>
      <SearchForm sport={sport} served={served} />
      {results && (
        <a className={wayOn} href={href(results.route, {}, { locale })}>
          {t('page.results')}
        </a>
      )}
    </>
  );
}
