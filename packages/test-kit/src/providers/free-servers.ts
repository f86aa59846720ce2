import { type ProviderCall, type ProviderServer, startProviderServer } from './provider-server.ts';
import { dayOf, type ServedMatch, shortIsoOf } from './served-match.ts';

const NHL_STATES = {
  scheduled: ['OK', 'FUT'],
  live: ['OK', 'LIVE'],
  finished: ['OK', 'OFF'],
  postponed: ['PPD', 'FUT'],
} as const;
const ABBREVIATION_LENGTH = 3;

/** Games of an American evening begin after midnight in UTC. */
const AMERICAN_DAY_SECONDS = 28_800;
const DAY_SECONDS = 86_400;
const DAYS_OF_A_SCHEDULE = 7;
const MS = 1_000;

const americanDayOf = ({ startsAt }: ServedMatch): string => dayOf(startsAt - AMERICAN_DAY_SECONDS);

function nhlGame(match: ServedMatch) {
  const { id, league, startsAt, state, score, home, away } = match;
  const [gameScheduleState, gameState] = NHL_STATES[state];
  const isPlayed = state === 'live' || state === 'finished';
  const team = (number: number, name: string, goals: number) => ({
    id: number,
    name: { default: name },
    abbrev: name.slice(0, ABBREVIATION_LENGTH).toUpperCase(),
    ...(isPlayed ? { score: goals } : {}),
  });
  return {
    id: league.season * 1_000_000 + 20_000 + id,
    season: league.season * 10_000 + league.season + 1,
    gameType: 2,
    gameDate: americanDayOf(match),
    startTimeUTC: shortIsoOf(startsAt),
    gameState,
    gameScheduleState,
    awayTeam: team(id * 10 + 2, away, score[1]),
    homeTeam: team(id * 10 + 1, home, score[0]),
    ...(isPlayed
      ? {
          period: 3,
          periodDescriptor: { number: 3, periodType: 'REG', maxRegulationPeriods: 3 },
          clock: {
            timeRemaining: state === 'live' ? '08:00' : '00:00',
            secondsRemaining: state === 'live' ? 480 : 0,
            running: state === 'live',
            inIntermission: false,
          },
        }
      : {}),
    ...(state === 'finished' ? { gameOutcome: { lastPeriodType: 'REG' } } : {}),
    goals: [],
  };
}

/** The web API of the NHL: no key, no stated limit, and `now` redirects to a date. */
export function startNhlServer(
  matches: readonly ServedMatch[],
  today: () => string,
): Promise<ProviderServer> {
  function answer({ path }: ProviderCall) {
    const [, kind, date] = /^\/(score|schedule)\/([\w-]+)$/.exec(path) ?? [];
    if (kind === undefined || date === undefined) return { status: 404, body: 'Not Found' };
    if (date === 'now')
      return { status: 307, headers: { location: `/v1/${kind}/${today()}` }, body: '' };
    const gamesOn = (day: string) =>
      matches.filter((match) => americanDayOf(match) === day).map(nhlGame);
    const near = (days: number) => dayOf(Date.parse(date) / MS + days * DAY_SECONDS);
    if (kind === 'score') {
      const body = {
        prevDate: near(-1),
        currentDate: date,
        nextDate: near(1),
        games: gamesOn(date),
      };
      return { body };
    }
    const gameWeek = Array.from({ length: DAYS_OF_A_SCHEDULE }, (_, index) => {
      const day = near(index);
      const games = gamesOn(day);
      return { date: day, numberOfGames: games.length, games };
    });
    const [nextStartDate, previousStartDate] = [
      near(DAYS_OF_A_SCHEDULE),
      near(-DAYS_OF_A_SCHEDULE),
    ];
    return { body: { nextStartDate, previousStartDate, gameWeek } };
  }
  return startProviderServer(answer, '/v1');
}

function ligaMatch(match: ServedMatch) {
  const { id, league, startsAt, state, score, halfTime, home, away } = match;
  const team = (teamId: number, teamName: string) => ({
    teamId,
    teamName,
    shortName: teamName,
    teamIconUrl: null,
    teamGroupName: null,
  });
  const result = (order: number, name: string, [one, other]: readonly [number, number]) => ({
    resultID: id * 10 + order,
    resultName: name,
    pointsTeam1: one,
    pointsTeam2: other,
    resultOrderID: order,
    resultTypeID: order,
    resultDescription: name,
  });
  const isFinished = state === 'finished';
  return {
    matchID: id,
    matchDateTime: shortIsoOf(startsAt + 7_200).replace('Z', ''),
    timeZoneID: 'W. Europe Standard Time',
    leagueId: league.id,
    leagueName: `${league.name} ${league.season}`,
    leagueSeason: league.season,
    leagueShortcut: league.code,
    matchDateTimeUTC: shortIsoOf(startsAt),
    group: { groupName: '5. Spieltag', groupOrderID: 5, groupID: 46_000 },
    team1: team(id * 10 + 1, home),
    team2: team(id * 10 + 2, away),
    lastUpdateDateTime: shortIsoOf(startsAt + 7_200).replace('Z', '.187'),
    matchIsFinished: isFinished,
    // Not in the order of the match, as at the real one.
    matchResults: isFinished
      ? [result(2, 'Endergebnis', score), result(1, 'Halbzeit', halfTime)]
      : [],
    goals: [],
    location: null,
    numberOfViewers: null,
  };
}

const CURRENT_GROUP = '5';

export interface LigaServer extends ProviderServer {
  /** How often its users have changed the group. */
  readonly countOfChanges: number;
}

/** OpenLigaDB: no key; a cheap call states when the matches of a group were last changed. */
export async function startOpenLigaServer(matches: readonly ServedMatch[]): Promise<LigaServer> {
  let last = '';
  let countOfChanges = 0;
  /** A local time without a zone, later with every change of what it would answer. */
  function changedAt(): string {
    const now = JSON.stringify(matches);
    if (now !== last) countOfChanges += 1;
    last = now;
    return shortIsoOf(Date.UTC(2026, 8, 19, 15, 30) / MS + countOfChanges).replace('Z', '.187');
  }
  const ofLeague = (code: string | undefined) =>
    matches.filter(({ league }) => league.code === code);
  function answer({ path }: ProviderCall) {
    const [kind, code, , group = CURRENT_GROUP] = path.split('/').slice(1);
    if (kind === 'getlastchangedate') return { body: JSON.stringify(changedAt()) };
    if (kind === 'getcurrentgroup')
      return { body: { groupName: '5. Spieltag', groupOrderID: 5, groupID: 46_000 } };
    if (kind === 'getmatchdata')
      return { body: group === CURRENT_GROUP ? ofLeague(code).map(ligaMatch) : [] };
    return { status: 404, body: '' };
  }
  const server = await startProviderServer(answer);
  return Object.defineProperty(server, 'countOfChanges', {
    get: () => countOfChanges,
  }) as LigaServer;
}
