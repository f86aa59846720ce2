import { formatDayAndMonth } from '@tipmark/remote-kit/i18n';
import { LinkButton } from '@tipmark/ui-kit';
import type { Reader } from '../page/reader.ts';
import { dateOf, noonOf } from './chosen-day.ts';

interface NearestDayProps {
  /** Any instant of the shown day, which has no matches. */
  readonly shownSeconds: number;
  readonly nowSeconds: number;
  /** The start of the nearest match; undefined while none is known. */
  readonly nearestAt: number | undefined;
  readonly reader: Reader;
  /** Address of the day around an instant; undefined = today. */
  readonly addressOf: (seconds: number | undefined) => string;
}

/** A day without matches links to the nearest one that has some; while none is known, to today. */
export const NearestDay = (props: NearestDayProps) => {
  const { shownSeconds, nowSeconds, nearestAt = nowSeconds, reader, addressOf } = props;
  const { t, locale, timeZone } = reader;
  const isToday = (seconds: number) => dateOf(seconds, timeZone) === dateOf(nowSeconds, timeZone);
  const noon = isToday(nearestAt) ? undefined : noonOf(nearestAt, timeZone);
  if (noon === undefined && isToday(shownSeconds)) return null;
  const yearOf = (seconds: number) => dateOf(seconds, timeZone).slice(0, 4);
  const dayFrom = (seconds: number) => {
    const day = formatDayAndMonth(seconds, locale, timeZone);
    return yearOf(seconds) === yearOf(shownSeconds) ? day : `${day} ${yearOf(seconds)}`;
  };
  return (
    <LinkButton href={addressOf(noon)}>
      {noon === undefined ? t('results.toToday') : t('results.nearestDay', { day: dayFrom(noon) })}
    </LinkButton>
  );
};
