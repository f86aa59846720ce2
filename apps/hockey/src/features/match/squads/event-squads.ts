import { callOf, eventSquadsCalls } from '@tipmark/contract';
import { loadOf } from '@tipmark/match-features/pages';
import { hockey } from '../../../shared/hockey.ts';

/** Players of both sides; a squad is the season's, whatever matches the filters choose. */
export const eventSquads = loadOf(callOf(eventSquadsCalls, hockey.name));
