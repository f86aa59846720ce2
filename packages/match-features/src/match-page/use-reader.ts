import {
  type HostState,
  selectLocale,
  selectNowSeconds,
  selectTimeZone,
  type Translate,
} from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { useMemo } from 'react';
import type { Reader } from './reader.ts';

/** Looks words up. @param namespace words of the remote, the site's common ones behind them */
export function useTranslate(namespace: string): Translate {
  const { t } = useTranslation([namespace, 'common'], { nsMode: 'fallback' });
  return useMemo(() => keepWords((key, values = {}) => t(key, values)), [t]);
}

/** A lookup is dear, and what changes live says the same words again. */
function keepWords(look: Translate): Translate {
  const known = new Map<string, string>();
  return (key, values) => {
    if (values !== undefined) return look(key, values);
    const text = known.get(key) ?? look(key);
    // words that are not there yet may come with their remote
    if (text !== key) known.set(key, text);
    return text;
  };
}

/** Days begin at a full quarter of an hour everywhere. */
const QUARTER_SECONDS = 900;

function selectQuarter(state: HostState): number {
  const seconds = selectNowSeconds(state);
  return seconds - (seconds % QUARTER_SECONDS);
}

/** Who reads the page. @param namespace words of the remote, the site's common ones behind them */
export function useReader(namespace: string): Reader {
  const t = useTranslate(namespace);
  const locale = useSelector((state: HostState) => selectLocale(state));
  const timeZone = useSelector((state: HostState) => selectTimeZone(state));
  const nowSeconds = useSelector(selectQuarter);
  return useMemo(() => ({ t, locale, timeZone, nowSeconds }), [t, locale, timeZone, nowSeconds]);
}
