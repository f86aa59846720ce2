import { selectLocale, selectSession } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { href, matchPath, type RouteName } from '@tipmark/route-builder';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { ServedRoutes } from '../host/routing/served-routes.ts';

export interface AccountLinkData {
  readonly href: string;
  readonly text: string;
  /** The visitor's own settings. */
  readonly settingsHref?: string;
}

const SIGN_IN: ReadonlySet<RouteName> = new Set(['login', 'register', 'accountRecovery']);

/** The page to return to after signing in; none for pages of the sign-in and of secret links. */
function pageToReturnTo(address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/, 1);
  const match = matchPath(path);
  const isSecret = match?.params['hash'] !== undefined || /[?&]token=/.test(address);
  return match && !SIGN_IN.has(match.name) && !isSecret ? address.replace(/#.*$/s, '') : undefined;
}

/**
 * To the profile when signed in, else to the login page and from there back; undefined while those
 * are not served.
 */
export function useAccountLink(served: ServedRoutes, address: string): AccountLinkData | undefined {
  const { t } = useTranslation('common');
  const locale = useSelector(selectLocale);
  const { isSignedIn, name, url } = useSelector(selectSession);
  const next = pageToReturnTo(address);
  return useMemo(() => {
    if (isSignedIn) {
      if (!served.has('profile')) return undefined;
      const profile = (query = {}) => href('profile', { userUrl: url, ...query }, { locale });
      return { href: profile(), text: name, settingsHref: profile({ edit: 'notifications' }) };
    }
    if (!served.has('login')) return undefined;
    return { href: href('login', { next }, { locale }), text: t('nav.login') };
  }, [served, t, locale, isSignedIn, name, url, next]);
}
