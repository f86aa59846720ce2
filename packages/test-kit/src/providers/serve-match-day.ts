import { createInterface } from 'node:readline';
import { type ServedBookmaker, startApiSportsServer } from './api-sports-server.ts';
import { aServedMatch, EPL, type ServedMatch } from './served-match.ts';

/**
 * For measurements: a provider with a day of matches, whose number, bookmakers and key are its
 * arguments. Its first line of output says where it answers; after each line `{"at": 1789776000}`,
 * unix seconds of that day, it answers as of then, and says what it has sent so far. Twenty markets
 * of each bookmaker change every three hours until a match begins.
 */
const [countOfMatches = '1', countOfBookmakers = '1', key = ''] = process.argv.slice(2);

const MINUTE = 60;
const HOUR = 3_600;
const FROM = Date.UTC(2026, 8, 19) / 1_000;
const FIRST_KICK_OFF = FROM + 12 * HOUR;
const HOURS_OF_KICK_OFFS = 8;
const UPDATE_SECONDS = 3 * HOUR;
const LEAGUES = 10;

const line = (id: number, name: string, labels: readonly string[]) => ({ id, name, labels });
const totals = (id: number, name: string, goals: number) =>
  line(id, name, [`Over ${goals}`, `Under ${goals}`]);
const handicap = (by: number) =>
  line(4, 'Asian Handicap', [`Home ${by < 0 ? by : `+${by}`}`, `Away ${by < 0 ? by : `+${by}`}`]);

/** Twenty markets and lines. */
const MARKETS = [
  line(1, 'Match Winner', ['Home', 'Draw', 'Away']),
  line(2, 'Home/Away', ['Home', 'Away']),
  line(8, 'Both Teams Score', ['Yes', 'No']),
  line(12, 'Double Chance', ['Home/Draw', 'Home/Away', 'Draw/Away']),
  line(13, 'First Half Winner', ['Home', 'Draw', 'Away']),
  ...[1.5, 2.5, 3.5].map((goals) => totals(5, 'Goals Over/Under', goals)),
  ...[0.5, 1.5].map((goals) => totals(6, 'Goals Over/Under First Half', goals)),
  ...[0.5, 1.5].map((goals) => totals(16, 'Total - Home', goals)),
  ...[0.5, 1.5].map((goals) => totals(17, 'Total - Away', goals)),
  ...[8.5, 9.5, 10.5].map((corners) => totals(45, 'Corners Over Under', corners)),
  ...[-1, -0.5, 0.5].map(handicap),
] as const;

const PAYS = { 2: 1.9, 3: 2.85 } as const;

/** Double chance pays less: two of three results win. */
const priceOf = (id: number, count: number): number =>
  id === 12 ? 1.4 : (PAYS[count as keyof typeof PAYS] ?? 1.9);

function bookmakersOf(count: number, { shift, id }: ServedMatch): ServedBookmaker[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Bookmaker ${index + 1}`,
    bets: MARKETS.map(({ id: bet, name, labels }) => ({
      id: bet,
      name,
      values: labels.map((value, place) => ({
        value,
        odd: (priceOf(bet, labels.length) + ((shift * 3 + index + place + id) % 9) / 100).toFixed(
          2,
        ),
      })),
    })),
  }));
}

function matchesOfTheDay(count: number): ServedMatch[] {
  return Array.from({ length: count }, (_, index) => {
    const number = (index % LEAGUES) + 1;
    const wait = Math.floor((index / count) * HOURS_OF_KICK_OFFS * 6) * 10 * MINUTE;
    return aServedMatch({
      id: 5_000 + index,
      league: { ...EPL, id: 900 + number, name: `League ${number}` },
      home: `Northern ${index} Rovers`,
      away: `Southern ${index} Wanderers`,
      startsAt: FIRST_KICK_OFF + wait,
    });
  });
}

/** How a match stands at a time. */
function play(match: ServedMatch, index: number, at: number): void {
  const minutes = Math.floor((at - match.startsAt) / MINUTE);
  const share = Math.min(1, Math.max(0, minutes / 105));
  match.state = minutes < 0 ? 'scheduled' : minutes < 110 ? 'live' : 'finished';
  match.minute = Math.min(90, Math.max(0, minutes));
  match.score = [Math.floor((index % 4) * share), Math.floor((index % 3) * share)];
  match.halfTime = minutes < 50 ? match.score : [0, 0];
  match.shift = Math.floor((at - FROM) / UPDATE_SECONDS);
}

const matches = matchesOfTheDay(Number(countOfMatches));
const bookmakers = Number(countOfBookmakers);
const sent = new Set<string>();
let now = FROM;
const updatedAt = () => now - (now % UPDATE_SECONDS);
const server = await startApiSportsServer('football', key, matches, {
  day: 1e6,
  minute: 1e6,
  bookmakersOf(match) {
    sent.add(`${match.id} ${updatedAt()}`);
    return bookmakersOf(bookmakers, match);
  },
  updatedAt,
});
const outcomes = MARKETS.reduce((sum, { labels }) => sum + labels.length, 0);
const leagues = Array.from({ length: LEAGUES }, (_, index) => ({
  name: `League ${index + 1}`,
  sport: 'soccer',
  ids: { 'api-football': 901 + index },
}));
process.stdout.write(`${JSON.stringify({ root: server.root, leagues, from: FROM })}\n`);
for await (const order of createInterface({ input: process.stdin })) {
  now = (JSON.parse(order) as { at: number }).at;
  for (const [index, match] of matches.entries()) play(match, index, now);
  const prices = sent.size * bookmakers * outcomes;
  process.stdout.write(`${JSON.stringify({ calls: server.calls.length, prices })}\n`);
}
