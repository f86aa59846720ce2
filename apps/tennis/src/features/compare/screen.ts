import { comparePageOf } from '@tipmark/match-features/sport-pages';
import { tennis } from '../../shared/tennis.ts';

/** `/tennis/compare?a=&b=`: two players beside each other. */
export const { screen, loads } = comparePageOf(tennis, 'players');
