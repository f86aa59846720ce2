import { searchPageOf } from '@tipmark/match-features/sport-pages';
import { tennis } from '../../shared/tennis.ts';

/** `/tennis/search?query=`: the header's search as a page, which works without scripts. */
export const { screen, loads } = searchPageOf(tennis);
