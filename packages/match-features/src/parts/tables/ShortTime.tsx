import { formatDateTime, formatWhen, type KnownStart } from '@tipmark/remote-kit/i18n';
import type { Reader } from '../page/reader.ts';

interface ShortTimeProps {
  /** Unix seconds. */
  readonly at: number;
  /** What is known of it; absent = its hour. */
  readonly known?: KnownStart | undefined;
  /** Text around the time; absent = only the time. */
  readonly inWords?: (time: string) => string;
  readonly reader: Reader;
}

/** A start as short as today allows; a saved table has the full date. */
export const ShortTime = ({ at, known, inWords, reader }: ShortTimeProps) => {
  const { locale, timeZone, nowSeconds } = reader;
  const report = inWords ?? ((time: string) => time);
  return (
    <span data-csv={report(formatDateTime(at, locale, timeZone, known))}>
      {report(formatWhen(at, nowSeconds, locale, timeZone, known))}
    </span>
  );
};
