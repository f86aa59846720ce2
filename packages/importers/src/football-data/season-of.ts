import { LEAGUES_OF_THE_YEAR } from './extra-divisions.ts';

/**
 * In 2020 these leagues had ended in spring and began the next season before August was half over.
 */
const EARLY_IN_2020 = new Set(['B1', 'SC0', 'SC1', 'SC2', 'SC3']);

/** First day that can belong to the season beginning in that year. */
function firstDay(division: string, year: number): string {
  if (year !== 2020) return `${year}-07-01`;
  // Stopped in March, season 2019-20 was played to its end as late as 2 August (Italy).
  return EARLY_IN_2020.has(division) ? '2020-07-15' : '2020-08-10';
}

/** Season a day of a division belongs to: `2023/24`, or `2023`. */
export function seasonOf(division: string, day: string): string {
  if (LEAGUES_OF_THE_YEAR.has(division)) return day.slice(0, 4);
  const year = Number(day.slice(0, 4));
  const first = day >= firstDay(division, year) ? year : year - 1;
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`;
}
