import type { ScannerResult } from '@tipmark/contract';
import type { Reader } from '@tipmark/match-features';
import { type HostState, selectLive } from '@tipmark/remote-kit';
import { formatTime } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { FreshStamp } from '@tipmark/ui-kit/betting';
import { lagText } from './lag-text.ts';

const STALE_MS = 120_000;

type Scanned = Pick<ScannerResult, 'asOf' | 'lagMs' | 'lagOfHour' | 'isDemo'>;

interface FreshnessProps {
  readonly result: Scanned;
  readonly isPaused: boolean;
  readonly reader: Reader;
}

function freshText({ lagMs }: Scanned, time: string, isPaused: boolean, reader: Reader) {
  const { t } = reader;
  if (lagMs === null)
    return t(`oddsScanner.${isPaused ? 'pausedUntimed' : 'asOfUntimed'}`, { time });
  const lag = lagText(lagMs, reader);
  return t(`oddsScanner.${isPaused ? 'pausedAt' : 'asOf'}`, { time, lag });
}

/** The time of the prices, and their delay behind the bookmakers. */
export const Freshness = ({ result, isPaused, reader }: FreshnessProps) => {
  const { t, locale, timeZone } = reader;
  const live = useSelector((state: HostState) => selectLive(state));
  const asOf = live ? Math.max(live.asOf, result.asOf) : result.asOf;
  const time = formatTime(asOf, locale, timeZone);
  const text = live?.isLost
    ? t('common:freshness.lost', { time })
    : freshText(result, time, isPaused, reader);
  const isStale =
    isPaused || live?.isLost === true || result.lagMs === null || result.lagMs > STALE_MS;
  return (
    <>
      {result.lagOfHour && !result.isDemo && (
        <p>
          {t('oddsScanner.lagOfHour', {
            p50: lagText(result.lagOfHour.p50Ms, reader),
            p95: lagText(result.lagOfHour.p95Ms, reader),
          })}
        </p>
      )}
      <FreshStamp text={text} isStale={isStale} />
    </>
  );
};
