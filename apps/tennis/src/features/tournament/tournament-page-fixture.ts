import type {
  FinalItem,
  PlayerOfTournament,
  TournamentDraw,
  TournamentHistory,
  TournamentPage,
} from '@tipmark/contract';
import { COURT_TYPE, DAY_SECONDS, MATCH_STATUS } from '@tipmark/domain';
import { NOW_SECONDS } from '@tipmark/match-features/testing';
import { aLeague } from '@tipmark/test-kit';
import { draw as drawOfMatch, matchIn } from '../match/match-fixture.tsx';

const LONG = 'Константин-Александр Преображенский-Воскресенский';
const player = (id: number, name: string): PlayerOfTournament => ({
  id,
  link: `${id}-x`,
  name,
  countryCode: 'RU',
});

const vorontsov = player(1, 'Илья Воронцов');
const ferreira = player(2, 'Матео Феррейра');
const head = aLeague().withId(9).named('Кубок Лагуны').of('IT', 'Италия').buildHead();
const league = { ...head, link: '9-x' };
const played = matchIn({
  status: MATCH_STATUS.finished,
  sets: [
    [6, 4],
    [7, 6],
  ],
});

const final: FinalItem = {
  seasonId: 26,
  name: '2026',
  court: COURT_TYPE.clay,
  champion: vorontsov,
  finalist: ferreira,
  isChampionHome: true,
  match: played,
};

/** An edition that is over. */
export const page: TournamentPage = {
  league,
  isSimulated: true,
  attribution: 'Теннисный архив',
  tour: 'meridian',
  court: COURT_TYPE.clay,
  edition: {
    seasonId: 26,
    name: '2026',
    startsAt: NOW_SECONDS - 9 * DAY_SECONDS,
    endsAt: NOW_SECONDS - DAY_SECONDS,
    state: 'over',
    isLast: true,
  },
  editions: [
    { seasonId: 26, name: '2026' },
    { seasonId: 25, name: '2025', part: 2 },
    { seasonId: 25, name: '2025', part: 1 },
  ],
  final,
  holder: { player: ferreira, season: '2025' },
  counts: { matches: 27, drawn: 27, finals: 3 },
  statistics: {
    matches: 27,
    retired: 1,
    walkovers: 0,
    tieBreaks: { count: 11, of: 64 },
    deciding: { count: 9, of: 26 },
    straight: { count: 17, of: 26 },
    favourites: { count: 18, of: 27 },
    higherRanked: { count: 0, of: 0 },
    gamesPerMatch: 22.54,
  },
  reached: [
    {
      player: vorontsov,
      seed: 1,
      entry: null,
      rank: 4,
      round: 'F',
      state: 'won',
      opponent: ferreira,
      matchLink: '7-x',
    },
    {
      player: ferreira,
      seed: 2,
      entry: null,
      rank: 9,
      round: 'F',
      state: 'lost',
      opponent: vorontsov,
      matchLink: '7-x',
    },
    {
      player: player(3, LONG),
      seed: 3,
      entry: null,
      rank: null,
      round: 'R16',
      state: 'lost',
      opponent: player(4, LONG),
      matchLink: '8-x',
    },
  ],
  areSeeded: true,
  next: [],
  results: [{ round: 'финал', match: played }],
  asOf: NOW_SECONDS,
};

/** A tournament whose matches are not known yet. */
export const unknownEdition: TournamentPage = {
  ...page,
  attribution: null,
  tour: null,
  court: null,
  edition: { ...page.edition, endsAt: null, state: 'next' },
  editions: [{ seasonId: 26, name: '2026' }],
  final: null,
  holder: null,
  counts: { matches: 0, drawn: 0, finals: 0 },
  statistics: {
    matches: 0,
    retired: 0,
    walkovers: 0,
    tieBreaks: { count: 0, of: 0 },
    deciding: { count: 0, of: 0 },
    straight: { count: 0, of: 0 },
    favourites: { count: 0, of: 0 },
    higherRanked: { count: 0, of: 0 },
    gamesPerMatch: null,
  },
  reached: [],
  areSeeded: false,
  results: [],
};

export const history: TournamentHistory = {
  league,
  finals: [
    final,
    { ...final, seasonId: 25, name: '2025', part: 2, champion: ferreira, finalist: vorontsov },
    { ...final, seasonId: 25, name: '2025', part: 1, isChampionHome: false },
  ],
  titles: [
    { player: vorontsov, titles: 2, lost: 1, last: '2026' },
    { player: player(3, LONG), titles: 1, lost: 0, last: '2025' },
  ],
  wins: [{ player: vorontsov, won: 15, lost: 1 }],
  asOf: NOW_SECONDS,
};

export const noHistory: TournamentHistory = { ...history, finals: [], titles: [], wins: [] };

const { link: _, ...known } = drawOfMatch;
export const draw: TournamentDraw = { ...known, league };
export const noDraw: TournamentDraw = { ...draw, rounds: [] };
