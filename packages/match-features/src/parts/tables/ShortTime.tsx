import { formatDateTime, formatWhen } from '@tipmark/remote-kit/i18n';
import type { Reader } from '../page/reader.ts';

interface ShortTimeProps {
  /** Unix seconds. */
  readonly at: number;
  /** false: only the day is. */
  readonly isTimeKnown?: boolean | undefined;
  /** Text around the time; absent = only the time. */
  readonly inWords?: (time: string) => string;
  readonly reader: Reader;
}

/** A start as short as today allows; a saved table has the full date. */
export const ShortTime = ({ at, isTimeKnown, inWords, reader }: ShortTimeProps) => {
  const { locale, timeZone, nowSeconds } = reader;
  const report = inWords ?? ((time: string) => time);
  return (
    <span data-csv={report(formatDateTime(at, locale, timeZone, isTimeKnown))}>
      {report(formatWhen(at, nowSeconds, locale, timeZone, isTimeKnown))}
    </span>
  );
};
