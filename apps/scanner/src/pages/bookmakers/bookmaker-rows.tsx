import type { ListedBookmaker } from '@tipmark/contract';
import type { Locale } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { label } from './bookmakers-class.ts';
import type { StatisticsRow } from './StatisticsTable.tsx';

/** Rows of a list of bookmakers, each leading to its page. */
export const bookmakerRows = (
  bookmakers: readonly ListedBookmaker[],
  locale: Locale,
): readonly StatisticsRow[] =>
  bookmakers.map(({ bookieName, name, ratingLabel, bonus, figures }) => ({
    key: bookieName,
    head: (
      <>
        {ratingLabel !== '' && <span className={label}>{ratingLabel}</span>}
        <a href={href('bookmaker', { bookmaker: bookieName }, { locale })}>{name}</a>
        {bonus && <small>{bonusText(bonus)}</small>}
      </>
    ),
    statistics: figures,
  }));

/** A sum in its usual form: `15 000 ₽`, `+100%`. */
export const bonusText = ({ value, isInRoubles }: NonNullable<ListedBookmaker['bonus']>): string =>
  isInRoubles ? `${value} ₽` : value;
