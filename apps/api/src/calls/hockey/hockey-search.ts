import { SPORT } from '@tipmark/domain';
import { nameSearch } from '../search/name-search.ts';

export const hockeySearch = nameSearch(SPORT.hockey);
