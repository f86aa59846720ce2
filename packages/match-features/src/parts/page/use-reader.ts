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

/** Translates. @param namespace messages of the remote, with the site's common ones as fallback */
export const useTranslate = (namespace: string): Translate =>
  useTranslation([namespace, 'common']).t;

/** Days begin at a full quarter of an hour everywhere. */
const QUARTER_SECONDS = 900;

function selectQuarter(state: HostState): number {
  const seconds = selectNowSeconds(state);
  return seconds - (seconds % QUARTER_SECONDS);
}

/**
 * The reader of the page. @param namespace messages of the remote, with the common ones as fallback
 */
export function useReader(namespace: string): Reader {
  const t = useTranslate(namespace);
  const locale = useSelector((state: HostState) => selectLocale(state));
  const timeZone = useSelector((state: HostState) => selectTimeZone(state));
  const nowSeconds = useSelector(selectQuarter);
  const oddsFormat = useSelector(({ view }: HostState) => view.oddsFormat);
  const filling = useSelector(({ view }: HostState) => view.filling);
  return useMemo(
    () => ({ t, locale, timeZone, nowSeconds, oddsFormat, filling }),
    [t, locale, timeZone, nowSeconds, oddsFormat, filling],
  );
}
