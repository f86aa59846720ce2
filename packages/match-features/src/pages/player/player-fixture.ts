import type { TeamPlayer } from '@tipmark/contract';
import { aLeague, aMatch } from '@tipmark/test-kit';

const league = aLeague().named('Премьер-лига').of('RU', 'Россия').buildHead();
const DAY = 86_400;
/** 2026-11-14 16:00 UTC. */
const LAST = 1_794_672_000;

const match = (id: number, home: string, away: string, score: readonly [number, number]) =>
  aMatch()
    .withId(id)
    .between(home, away)
    .startingAt(LAST - (40 - id) * 7 * DAY)
    .finished()
    .withScore(...score)
    .buildWire();

/** A forward of two seasons, with ratings in the newest. */
export const teamPlayer: TeamPlayer = {
  player: {
    link: 'ivan-petrov',
    name: 'Иван Петров',
    number: 9,
    position: 'FW',
    age: 24,
    club: null,
  },
  team: {
    id: 1,
    link: '1-zenit',
    name: 'Зенит',
    logo: null,
    countryCode: 'RU',
    countryName: 'Россия',
  },
  isSimulated: true,
  seasons: [
    {
      season: { id: 70, name: '2026/27' },
      league,
      matches: 12,
      minutes: 1_004,
      goals: 7,
      assists: 3,
      yellowCards: 2,
      redCards: 1,
      rating: 7.24,
      countOfRated: 11,
    },
    {
      season: { id: 60, name: '2025/26' },
      league,
      matches: null,
      minutes: null,
      goals: 11,
      assists: 0,
      yellowCards: 0,
      redCards: 0,
      rating: null,
      countOfRated: 0,
    },
  ],
  matches: [
    {
      league,
      match: match(40, 'Зенит', 'Акрон', [3, 1]),
      outcome: 'won',
      isHome: true,
      isOn: true,
      minutes: 84,
      goals: 2,
      assists: 1,
      yellowCards: 0,
      redCards: 0,
      rating: 9.1,
    },
    {
      league,
      match: match(39, 'Спартак', 'Зенит', [0, 0]),
      outcome: 'drawn',
      isHome: false,
      isOn: true,
      minutes: 6,
      goals: 0,
      assists: 0,
      yellowCards: 1,
      redCards: 0,
      rating: null,
    },
    {
      league,
      match: match(38, 'Ладога', 'Зенит', [2, 1]),
      outcome: 'lost',
      isHome: false,
      isOn: false,
      minutes: 0,
      goals: 0,
      assists: 0,
      yellowCards: 0,
      redCards: 0,
      rating: null,
    },
  ],
  hasShots: false,
  asOf: LAST,
};

/** A goalie of a sport that counts the shots at his goal. */
export const teamGoalie: TeamPlayer = {
  ...teamPlayer,
  player: {
    ...teamPlayer.player,
    name: 'Пётр Ухов',
    link: 'petr-uhov',
    position: 'GK',
    number: 31,
  },
  seasons: teamPlayer.seasons.slice(0, 1).map((season) => ({
    season: season.season,
    league: season.league,
    matches: 20,
    minutes: null,
    goals: 0,
    assists: 1,
    penaltyMinutes: 2,
    shots: 600,
    saves: 552,
    goalieMatches: 20,
    shutouts: 3,
    rating: 6.9,
    countOfRated: 20,
  })),
  matches: teamPlayer.matches.slice(0, 1).map(({ league: of, match: played, outcome, isHome }) => ({
    league: of,
    match: played,
    outcome,
    isHome,
    isOn: true,
    goals: 0,
    assists: 0,
    penaltyMinutes: 0,
    shots: 31,
    saves: 30,
    rating: 7.7,
  })),
  hasShots: true,
};

/** A player whom only a squad names. */
export const unplayed: TeamPlayer = { ...teamPlayer, seasons: [], matches: [] };
