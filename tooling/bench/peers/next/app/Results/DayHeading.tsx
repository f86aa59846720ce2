import Link from 'next/link';
import type { ReactElement } from 'react';
import { Icon } from '../Icon.tsx';
import { daysAround, headingOf, isoDateOf } from './time-texts.ts';

const hrefOf = (seconds: number | undefined) => `/Results?timestamp=${seconds}`;

/** The title of the day, and the days around it. */
export function DayHeading({ seconds }: { readonly seconds: number }): ReactElement {
  const days = daysAround(seconds);
  return (
    <>
      <header className="heading">
        <h1>Результаты футбола</h1>
        <p>{headingOf(seconds)}</p>
      </header>
      <nav className="dates" aria-label="Выбрать дату">
        <Link
          className="go"
          href={hrefOf(days[2]?.seconds)}
          prefetch={false}
          aria-label="Предыдущий день"
        >
          <Icon name="back" size={16} />
        </Link>
        {days.map((day) => (
          <Link
            key={day.seconds}
            href={hrefOf(day.seconds)}
            prefetch={false}
            className={day.isFar ? 'far' : undefined}
            aria-current={day.isCurrent ? 'date' : undefined}
          >
            {day.text}
            <small>{day.weekday}</small>
          </Link>
        ))}
        <Link
          className="go"
          href={hrefOf(days[4]?.seconds)}
          prefetch={false}
          aria-label="Следующий день"
        >
          <Icon name="forward" size={16} />
        </Link>
        <form className="cal" action="/Results">
          <Icon name="calendar" />
          <input
            type="date"
            min="2000-01-01"
            max="2099-12-31"
            aria-label="Выбрать дату"
            name="date"
            defaultValue={isoDateOf(seconds)}
          />
          <button type="submit">Открыть</button>
        </form>
      </nav>
    </>
  );
}
