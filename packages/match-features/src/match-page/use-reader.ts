import { type HostState, selectLocale, selectTimeZone, type Translate } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { useCallback, useMemo } from 'react';
import type { Reader } from './reader.ts';

/** Looks words up. @param namespace words of the remote, the site's common ones behind them */
export function useTranslate(namespace: string): Translate {
  const { t } = useTranslation([namespace, 'common'], { nsMode: 'fallback' });
  return useCallback<Translate>((key, values = {}) => t(key, values), [t]);
}

/** Who reads the page. @param namespace words of the remote, the site's common ones behind them */
export function useReader(namespace: string): Reader {
  const t = useTranslate(namespace);
  const locale = useSelector((state: HostState) => selectLocale(state));
  const timeZone = useSelector((state: HostState) => selectTimeZone(state));
  return useMemo(() => ({ t, locale, timeZone }), [t, locale, timeZone]);
}
