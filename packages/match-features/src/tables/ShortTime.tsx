import { formatDateTime, formatWhen } from '@tipmark/remote-kit/i18n';
import type { Reader } from '../match-page/reader.ts';

interface ShortTimeProps {
  /** Unix seconds. */
  readonly at: number;
  /** Words round the time; absent = the time alone. */
  readonly inWords?: (time: string) => string;
  readonly reader: Reader;
}

/** A start as briefly as today allows; a table that is saved has the whole date. */
export const ShortTime = ({ at, inWords, reader }: ShortTimeProps) => {
  const { locale, timeZone, nowSeconds } = reader;
  const say = inWords ?? ((time: string) => time);
  return (
    <span data-csv={say(formatDateTime(at, locale, timeZone))}>
      {say(formatWhen(at, nowSeconds, locale, timeZone))}
    </span>
  );
};
