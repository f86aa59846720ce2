import { selectLocale, selectSession } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { ServedRoutes } from './composition.ts';

export interface AccountLinkData {
  readonly href: string;
  readonly text: string;
  /** The visitor's own settings. */
  readonly settingsHref?: string;
}

/** To the profile when signed in, else to the login page; undefined while those are not served. */
export function useAccountLink(served: ServedRoutes): AccountLinkData | undefined {
  const { t } = useTranslation('common');
  const locale = useSelector(selectLocale);
  const { isSignedIn, name, url } = useSelector(selectSession);
  return useMemo(() => {
    if (isSignedIn) {
      if (!served.has('profile')) return undefined;
      const profile = (query = {}) => href('profile', { userUrl: url, ...query }, { locale });
      return { href: profile(), text: name, settingsHref: profile({ edit: 'notifications' }) };
    }
    if (!served.has('login')) return undefined;
    return { href: href('login', {}, { locale }), text: t('nav.login') };
  }, [served, t, locale, isSignedIn, name, url]);
}
