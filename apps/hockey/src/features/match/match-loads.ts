import { hockeyEventSquads } from '@tipmark/contract';
import { loadOf } from '@tipmark/match-features/pages';

/** Players of both sides; a squad is the season's, whatever matches the filters choose. */
export const eventSquads = loadOf(hockeyEventSquads);
