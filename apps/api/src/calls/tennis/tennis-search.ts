import { SPORT } from '@tipmark/domain';
import { nameSearch } from '../search/name-search.ts';

export const tennisSearch = nameSearch(SPORT.tennis);
