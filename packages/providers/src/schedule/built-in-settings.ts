import type { LeagueSettings, ScheduleSettings } from './settings.ts';

const soccer = (name: string, ids: LeagueSettings['ids']): LeagueSettings => ({
  name,
  sport: 'soccer',
  ids,
});

/** What is asked for without a `providers.json`: the leagues most visitors look for. */
export const BUILT_IN_SETTINGS: ScheduleSettings = {
  providers: {},
  leagues: [
    soccer('Premier League', {
      'football-data-org': 'PL',
      'api-football': 39,
      'the-odds-api': 'soccer_epl',
      espn: 'eng.1',
    }),
    soccer('Bundesliga', {
      'football-data-org': 'BL1',
      'api-football': 78,
      'the-odds-api': 'soccer_germany_bundesliga',
      openligadb: 'bl1',
      espn: 'ger.1',
    }),
    soccer('La Liga', {
      'football-data-org': 'PD',
      'api-football': 140,
      'the-odds-api': 'soccer_spain_la_liga',
      espn: 'esp.1',
    }),
    soccer('Serie A', {
      'football-data-org': 'SA',
      'api-football': 135,
      'the-odds-api': 'soccer_italy_serie_a',
      espn: 'ita.1',
    }),
    soccer('Ligue 1', {
      'football-data-org': 'FL1',
      'api-football': 61,
      'the-odds-api': 'soccer_france_ligue_one',
      espn: 'fra.1',
    }),
    soccer('2. Bundesliga', { openligadb: 'bl2' }),
    {
      name: 'NHL',
      sport: 'hockey',
      ids: { nhl: 'nhl', 'api-hockey': 57, 'the-odds-api': 'icehockey_nhl', espn: 'nhl' },
    },
    {
      name: 'ATP and WTA',
      sport: 'tennis',
      ids: { 'live-tennis-api': 'all', 'api-tennis': 'all' },
    },
  ],
};
