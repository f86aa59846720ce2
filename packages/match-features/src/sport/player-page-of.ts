import { callOf, teamPlayerCalls } from '@tipmark/contract';
import { createPlayerPage } from '../pages/player/create-player-page.tsx';
import { loadOf } from '../parts/page/page-load.ts';
import type { TeamSport } from './team-remote.ts';

/** A player of a team with his seasons and last matches. */
export const playerPageOf = (sport: TeamSport) =>
  createPlayerPage({ sport, load: loadOf(callOf(teamPlayerCalls, sport.name)) });
