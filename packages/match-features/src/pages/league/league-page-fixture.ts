import type { LeaguePage } from '@tipmark/contract';
import { aLeague, aMatch } from '@tipmark/test-kit';

export const zenit = { id: 1, link: '1-zenit', name: 'Zenit', logo: null };
export const akron = { id: 2, link: '2-akron', name: 'Akron', logo: 'shield-0f4c81-e8eef4' };
export const match = aMatch().between('Zenit', 'Akron').finished().withScore(2, 1).buildWire();
const row = { played: 3, won: 2, drawn: 1, lost: 0, goalsFor: 5, goalsAgainst: 2, points: 7 };

/** A season of two teams, half played. */
export const page: LeaguePage = {
  league: { ...aLeague().named('Премьер-лига').of('RU', 'Россия').buildHead(), link: '7-rpl' },
  season: { id: 70, name: '2026/27' },
  seasons: [
    { id: 70, name: '2026/27' },
    { id: 60, name: '2025/26' },
  ],
  seasonTeams: [akron, zenit],
  teamId: null,
  isCurrentSeason: true,
  isSimulated: true,
  attribution: null,
  countOfPlayed: 120,
  countOfMatches: 240,
  outcomes: { count: 120, home: 60, draw: 24, away: 36 },
  averages: { match: { average: 2.62, of: 120 }, parts: [{ average: 1.15, of: 120 }, null] },
  totals: [{ line: 2.5, over: 63, of: 120 }],
  summary: [],
  table: {
    rows: [
      { position: 1, team: zenit, form: ['win'], ...row },
      { position: 2, team: akron, form: [], ...row, points: 4 },
    ],
    deductions: [],
  },
  round: null,
  teamTotals: [{ team: akron, of: 15, average: 3.33, lines: [{ line: 2.5, over: 12, of: 15 }] }],
  series: [{ team: zenit, series: [{ kind: 'win', scope: 'all', count: 5, since: 1 }] }],
  referees: [
    {
      link: '3-ivanov',
      name: 'Иванов',
      countryCode: 'RU',
      figures: {
        count: 12,
        yellowCards: { average: 5.2, of: 12 },
        redCards: null,
        penalties: null,
        fouls: null,
        home: 6,
        draw: 3,
        away: 3,
        cards: { line: 4.5, over: 8, of: 12 },
      },
    },
  ],
  matchBanner: null,
  results: { matches: [match], lastMatchId: 41 },
  fixtures: { matches: [], lastMatchId: null },
  calledOff: [],
  asOf: 1_795_251_600,
};
