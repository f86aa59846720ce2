import { leaguePageOf } from '@tipmark/match-features/sport-pages';
import { hockey } from '../../shared/hockey.ts';
import { PlayOffs } from './PlayOffs.tsx';
import { specialTeamsTabs } from './special-teams/special-teams-tabs.tsx';

/** A season of a league with its goalies and special teams; its knock-out is series of games. */
export const { screen, loads } = leaguePageOf(hockey, {
  Rounds: PlayOffs,
  ownTabs: specialTeamsTabs,
});
