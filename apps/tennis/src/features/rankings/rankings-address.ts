import { rankingWeekAt } from '@tipmark/domain';
import { readPage, unless } from '@tipmark/match-features/lists';
import { readMatching, readTour } from '../../shared/read-tour.ts';

const DAY = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** A day as an address has it, `2026-11-16`; unix seconds. */
export const dayText = (seconds: number): string =>
  new Date(seconds * 1_000).toISOString().slice(0, 10);

/** The Monday of the week of a day; empty = none. */
const readWeek = (day: string): string =>
  day === '' ? '' : dayText(rankingWeekAt(Date.parse(day) / 1_000));

/** Reads which ranking is requested from an address. */
export const readRankingsView = (search: URLSearchParams) => ({
  /** Empty = the first one. */
  tour: readTour(search),
  /** Monday of the week; empty = the current one. */
  week: readWeek(readMatching(search, 'date', DAY)),
  pageNumber: readPage(search),
});

export type RankingsView = ReturnType<typeof readRankingsView>;

/** The view as parameters of its address, defaults left out. */
export const rankingsParams = ({ tour, week, pageNumber }: RankingsView) => ({
  tour: unless(tour, ''),
  date: unless(week, ''),
  page: unless(pageNumber, 1),
});

/** The request; parameters with default values are not sent. */
export const rankingsRequest = ({ tour, week, pageNumber }: RankingsView) => ({
  query: {
    ...(tour !== '' && { tour }),
    ...(week !== '' && { timestamp: Date.parse(week) / 1_000 }),
    ...(pageNumber > 1 && { page: pageNumber }),
  },
});
