import { formatDay, formatDayAndMonth } from '@tipmark/remote-kit/i18n';
import { DateStrip, type DayLink } from '@tipmark/ui-kit/betting';
import type { Reader } from '../page/reader.ts';
import { dateOf, daysFrom, noonOf, noonOfDate } from './chosen-day.ts';

const NEIGHBOURS = [-3, -2, -1, 0, 1, 2, 3];

interface DayStripProps {
  /** Any instant of the shown day, unix seconds. */
  readonly shownSeconds: number;
  readonly nowSeconds: number;
  readonly reader: Reader;
  /** Address of the day around an instant; undefined = today. */
  readonly addressOf: (seconds: number | undefined) => string;
  /** A day was chosen in the calendar; undefined = today. */
  readonly onChoose: (seconds: number | undefined) => void;
}

/** Seven days around the shown one, each with its own address. */
export const DayStrip = (props: DayStripProps) => {
  const { shownSeconds, nowSeconds, reader, addressOf, onChoose } = props;
  const { t, locale, timeZone } = reader;
  const noon = noonOf(shownSeconds, timeZone);
  const today = dateOf(nowSeconds, timeZone);
  const isToday = (seconds: number) => dateOf(seconds, timeZone) === today;
  const wordOf = (seconds: number) => (isToday(seconds) ? undefined : seconds);
  const hrefOf = (seconds: number) => addressOf(wordOf(seconds));
  const dayLink = (days: number): DayLink => {
    const seconds = daysFrom(noon, days);
    const [day, month = ''] = formatDayAndMonth(seconds, locale, timeZone).split('\u00A0');
    const [weekday = ''] = formatDay(seconds, locale, timeZone).split(' ');
    const note = isToday(seconds) ? t('day.today') : weekday;
    return {
      href: hrefOf(seconds),
      text: `${day}\u00A0${month.slice(0, 3)}`,
      // weekdays are lower-case in Russian and upper-case in English
      note: locale === 'ru' ? note.toLocaleLowerCase(locale) : note,
      isCurrent: days === 0,
    };
  };
  return (
    <DateStrip
      label={t('day.choose')}
      days={NEIGHBOURS.map(dayLink)}
      previous={{ href: hrefOf(daysFrom(noon, -1)), label: t('day.previous') }}
      next={{ href: hrefOf(daysFrom(noon, 1)), label: t('day.next') }}
      calendar={{
        label: t('day.choose'),
        submitLabel: t('button.open'),
        value: dateOf(shownSeconds, timeZone),
        action: addressOf(undefined),
        onChoose: (date) => {
          const chosen = noonOfDate(date, timeZone);
          if (chosen !== undefined) onChoose(wordOf(chosen));
        },
      }}
    />
  );
};
