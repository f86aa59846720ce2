// What lists and records of a sport are made of, for pages that only one sport has.

export { pageMark } from '../page/simulated-mark.ts';
export { ColumnHeaders, wide } from '../tables/ColumnHeaders.tsx';
export { ShortTime } from '../tables/ShortTime.tsx';
export { choiceOf, countOfMatchesChoice } from './choice-of.ts';
export { choicesClass } from './choices-class.ts';
export { createListScreen } from './create-list-screen.ts';
export { filterMessages } from './filter-messages.ts';
export { type ListChoice, ListConditions } from './ListConditions.tsx';
export { ListFrame, ListPages, ListScreen } from './ListFrame.tsx';
export { ListOrder } from './ListOrder.tsx';
export { NameWithCountry, namesClass } from './NameWithCountry.tsx';
export { NextMatches } from './NextMatches.tsx';
export { nextAside } from './next-aside.ts';
export { PageHead } from './PageHead.tsx';
export { RecordFilters } from './RecordFilters.tsx';
export { readChoice, readNumber, readPage, readSwitch, unless } from './read-choice.ts';
export { twoColumns } from './two-columns.ts';
export { uniqueBy } from './unique-by.ts';
export { type ListOf, useList } from './use-list.ts';
export { useRecord } from './use-record.ts';
