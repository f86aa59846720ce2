import { formatDateTime, formatWhen } from '@tipmark/remote-kit/i18n';
import type { Reader } from '../match-page/reader.ts';

interface ShortTimeProps {
  /** Unix seconds. */
  readonly at: number;
  /** Text around the time; absent = only the time. */
  readonly inWords?: (time: string) => string;
  readonly reader: Reader;
}

/** A start as short as today allows; a saved table has the full date. */
export const ShortTime = ({ at, inWords, reader }: ShortTimeProps) => {
  const { locale, timeZone, nowSeconds } = reader;
  const report = inWords ?? ((time: string) => time);
  return (
    <span data-csv={report(formatDateTime(at, locale, timeZone))}>
      {report(formatWhen(at, nowSeconds, locale, timeZone))}
    </span>
  );
};
