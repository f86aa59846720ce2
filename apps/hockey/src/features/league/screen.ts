import { leaguePageOf } from '@tipmark/match-features/sport-pages';
import { hockey } from '../../shared/hockey.ts';
import { PlayOffs } from './PlayOffs.tsx';

/** A season of a league, whose knock-out matches are games of series. */
export const { screen, loads } = leaguePageOf(hockey, { Rounds: PlayOffs });
