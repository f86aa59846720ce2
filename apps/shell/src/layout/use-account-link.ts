import { selectLocale, selectSession } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { ServedRoutes } from './composition.ts';

export interface AccountLinkData {
  readonly href: string;
  readonly text: string;
}

/** To the profile when signed in, else to the login page; undefined when nobody serves those. */
export function useAccountLink(served: ServedRoutes): AccountLinkData | undefined {
  const { t } = useTranslation('common');
  const locale = useSelector(selectLocale);
  const { isSignedIn, name, url } = useSelector(selectSession);
  return useMemo(() => {
    if (isSignedIn) {
      if (!served.has('profile')) return undefined;
      return { href: href('profile', { userUrl: url }, { locale }), text: name };
    }
    if (!served.has('login')) return undefined;
    return { href: href('login', {}, { locale }), text: t('nav.login') };
  }, [served, t, locale, isSignedIn, name, url]);
}
