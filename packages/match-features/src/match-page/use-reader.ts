import { type HostState, selectLocale, selectTimeZone, type Translate } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { useCallback, useMemo } from 'react';
import type { Reader } from './reader.ts';

/** Who reads the page. @param namespace words of the remote, the site's common ones behind them */
export function useReader(namespace: string): Reader {
  const { t: translate } = useTranslation([namespace, 'common'], { nsMode: 'fallback' });
  const t = useCallback<Translate>((key, values = {}) => translate(key, values), [translate]);
  const locale = useSelector((state: HostState) => selectLocale(state));
  const timeZone = useSelector((state: HostState) => selectTimeZone(state));
  return useMemo(() => ({ t, locale, timeZone }), [t, locale, timeZone]);
}
