import { formatTime } from '@tipmark/remote-kit/i18n';
import { FreshStamp } from '@tipmark/ui-kit/betting';
import { useEffect, useState } from 'react';
import type { Reader } from '../page/reader.ts';

const TICK_MS = 10_000;
const MINUTE = 60;
/** Later the time says more than a count of minutes. */
const MAX_MINUTES = 90;

interface BehindStampProps {
  /** Unix seconds of the numbers. */
  readonly asOf: number;
  /** Of some matches of several; absent = of the only one. */
  readonly ofSome?: boolean;
  readonly reader: Pick<Reader, 't' | 'locale' | 'timeZone'>;
}

/**
 * States how old a live score is when its source lags. The time stays true however long a page was
 * stored; only the browser knows how long ago that was.
 */
export const BehindStamp = ({ asOf, ofSome = false, reader }: BehindStampProps) => {
  const { t, locale, timeZone } = reader;
  const [age, setAge] = useState<number>();
  useEffect(() => {
    const tick = () => setAge(Math.floor((Date.now() / 1_000 - asOf) / MINUTE));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [asOf]);
  const time = formatTime(asOf, locale, timeZone);
  // both are read at once: the server sends the messages that it read
  const at = t(ofSome ? 'freshness.someBehindAt' : 'freshness.behindAt', { time });
  const ago = t(ofSome ? 'freshness.someBehindFor' : 'freshness.behindFor', {
    time,
    value: age ?? 0,
  });
  const isCounted = age !== undefined && age >= 1 && age <= MAX_MINUTES;
  return <FreshStamp text={isCounted ? ago : at} isStale />;
};
