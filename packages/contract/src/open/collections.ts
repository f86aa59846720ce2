import { openCapper, openCappers, openLedger, openTips } from './cappers.ts';
import { openLedgerHeads, openLedgerWitnesses } from './heads.ts';
import { openLeagueTable } from './league-table.ts';
import { openLeagues } from './leagues.ts';
import {
  openMatchClosing,
  openMatchEvents,
  openMatchForecast,
  openMatchLineUps,
  openMatchOdds,
  openMatchStatistics,
} from './match-parts.ts';
import { openMatch, openMatches } from './matches.ts';
import { openPlayers } from './players.ts';
import { openSeasons } from './seasons.ts';
import { openTeams } from './teams.ts';

/** Every collection of version 1 by name. The server has one handler for each. */
export const openCollections = {
  leagues: openLeagues,
  leagueTable: openLeagueTable,
  seasons: openSeasons,
  teams: openTeams,
  players: openPlayers,
  matches: openMatches,
  match: openMatch,
  matchEvents: openMatchEvents,
  matchStatistics: openMatchStatistics,
  matchLineUps: openMatchLineUps,
  matchOdds: openMatchOdds,
  matchClosing: openMatchClosing,
  matchForecast: openMatchForecast,
  cappers: openCappers,
  capper: openCapper,
  tips: openTips,
  ledger: openLedger,
  ledgerHeads: openLedgerHeads,
  ledgerWitnesses: openLedgerWitnesses,
} as const;

export type OpenCollections = typeof openCollections;
export type OpenName = keyof OpenCollections;
