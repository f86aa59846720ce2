import { SPORT } from '@tipmark/domain';
import { nameSearch } from '../search/name-search.ts';

export const soccerSearch = nameSearch(SPORT.soccer);
