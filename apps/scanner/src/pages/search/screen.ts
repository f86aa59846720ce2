import { SPORT } from '@tipmark/domain';
import { createSearch } from './create-search.tsx';

/** `/search-tips-and-cappers` of the three sports: open tips and cappers by criteria. */
export const soccer = createSearch('searchUsersTips', SPORT.soccer);
export const hockey = createSearch('hockeySearchUsersTips', SPORT.hockey);
export const tennis = createSearch('tennisSearchUsersTips', SPORT.tennis);
