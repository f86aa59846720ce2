import { formatDay, formatDayAndMonth } from '@tipmark/remote-kit/i18n';
import { DateStrip, type DayLink } from '@tipmark/ui-kit/betting';
import { dateOf, daysFrom, noonOf, noonOfDate } from '../chosen-day.ts';
import { dayChange, type Results } from '../use-results.ts';

const NEIGHBOURS = [-3, -2, -1, 0, 1, 2, 3];

/** Seven days round the shown one, all with addresses of their own. */
export const ResultsDates = ({ results }: { readonly results: Results }) => {
  const { t, locale, timeZone, nowSeconds, shownSeconds, address, showDay } = results;
  const noon = noonOf(shownSeconds, timeZone);
  const today = dateOf(nowSeconds, timeZone);
  const isToday = (seconds: number) => dateOf(seconds, timeZone) === today;
  const hrefOf = (seconds: number) => address(dayChange(isToday(seconds) ? undefined : seconds));

  const dayLink = (days: number): DayLink => {
    const seconds = daysFrom(noon, days);
    const [day, month = ''] = formatDayAndMonth(seconds, locale, timeZone).split('\u00A0');
    const [weekday = ''] = formatDay(seconds, locale, timeZone).split(' ');
    const note = isToday(seconds) ? t('day.today') : weekday;
    return {
      href: hrefOf(seconds),
      text: `${day}\u00A0${month.slice(0, 3)}`,
      // weekdays are common words in Russian and names in English
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
        action: address(dayChange(undefined)),
        onChoose: (date) => {
          const chosen = noonOfDate(date, timeZone);
          if (chosen !== undefined) showDay(chosen);
        },
      }}
    />
  );
};
