import { selectLive } from '@tipmark/remote-kit';
import { formatTime } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { FreshStamp } from '@tipmark/ui-kit/betting';
import { useEffect, useState } from 'react';
import { BehindStamp } from '../../../parts/matches/BehindStamp.tsx';
import type { Results } from '../use-results.ts';

const TICK_MS = 10_000;
const STALE_AFTER_SECONDS = 60;

interface FreshnessProps {
  /** Unix seconds at which the shown reply was made. */
  readonly asOf: number;
  readonly results: Results;
}

/** The time of the data and its clock: the server's until hydration, the browser's from then on. */
export const Freshness = ({ asOf: loadedAt, results }: FreshnessProps) => {
  const { t, locale, timeZone, nowSeconds } = results;
  const live = useSelector(selectLive);
  const [now, setNow] = useState(nowSeconds);
  useEffect(() => {
    const tick = () => setNow(Math.floor(Date.now() / 1_000));
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const asOf = Math.max(loadedAt, live?.asOf ?? 0);
  if (live?.isLost) {
    const time = formatTime(asOf, locale, timeZone);
    return <FreshStamp text={t('freshness.lost', { time })} isStale />;
  }
  const behindSince = results.day?.behindSince;
  if (behindSince !== undefined) return <BehindStamp asOf={behindSince} ofSome reader={results} />;
  const age = Math.max(0, now - asOf);
  return <FreshStamp text={ageText(age, t)} isStale={age > STALE_AFTER_SECONDS} />;
};

function ageText(seconds: number, t: Results['t']): string {
  if (seconds < 3) return t('freshness.now');
  if (seconds < 60) return t('freshness.seconds', { value: seconds });
  if (seconds < 3_600) return t('freshness.minutes', { value: Math.floor(seconds / 60) });
  return t('freshness.hours', { value: Math.floor(seconds / 3_600) });
}
