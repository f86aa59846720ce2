import type { Answer } from '../answers/answer.ts';
import {
  type CheckedLeague,
  type CheckReport,
  contentOf,
  coverageLines,
  fieldsOf,
  namesOf,
  type ProviderCheck,
  refusalIn,
  rowsOf,
} from './check.ts';

const DAY_LENGTH = 10;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '?';

/** Reads answers of which the first is none of a refusal. */
const unlessRefused =
  (read: ProviderCheck['read']): ProviderCheck['read'] =>
  (answers, leagues) => {
    const problem = refusalIn(answers[0]);
    return problem === undefined ? read(answers, leagues) : { problem, coverage: [] };
  };

function oddsApi([sports]: readonly Answer[], leagues: readonly CheckedLeague[]): CheckReport {
  const { 'x-requests-remaining': left, 'x-requests-used': used } = sports?.headers ?? {};
  const active = new Set(
    rowsOf(contentOf(sports))
      .filter((row) => row['active'] === true)
      .map((row) => row['key']),
  );
  return {
    quota:
      left === undefined ? undefined : `${left} credits left this month, ${used ?? 'some'} used`,
    coverage: coverageLines(leagues, ({ id }) => active.has(id), 'not played now'),
  };
}

/** What a season of a league has, by the flags of its coverage. */
function coverageOf(season: unknown): string {
  const coverage = fieldsOf(fieldsOf(season)['coverage']);
  const fixtures = fieldsOf(coverage['fixtures']);
  const named: readonly (readonly [string, unknown])[] = [
    ['events', fixtures['events']],
    ['line-ups', fixtures['lineups']],
    ['statistics', fixtures['statistics_fixtures']],
    ['injuries', coverage['injuries']],
    ['prices', coverage['odds']],
  ];
  const has = named.filter(([, flag]) => flag === true).map(([name]) => name);
  return has.length === 0 ? 'results only' : has.join(', ');
}

function apiSportsLeague({ id, name }: CheckedLeague, rows: readonly unknown[]): string {
  const row = rows.map(fieldsOf).find((one) => {
    const league = 'league' in one ? fieldsOf(one['league']) : one;
    return String(league['id']) === id;
  });
  if (row === undefined) return `${name}: not in the plan, or no season is played now`;
  const seasons = rowsOf(row['seasons']);
  const current = seasons.find((season) => season['current'] === true) ?? seasons.at(-1);
  return `${name}: ${coverageOf(current)}`;
}

function apiSports(answers: readonly Answer[], leagues: readonly CheckedLeague[]): CheckReport {
  const response = fieldsOf(fieldsOf(contentOf(answers[0]))['response']);
  const subscription = fieldsOf(response['subscription']);
  const requests = fieldsOf(response['requests']);
  const minute = answers.at(-1)?.headers['x-ratelimit-limit'];
  const aMinute = minute === undefined ? '' : `, ${minute} a minute`;
  const rows = rowsOf(fieldsOf(contentOf(answers[1]))['response']);
  const refused = answers.length > 1 ? refusalIn(answers[1]) : undefined;
  return {
    plan: `${textOf(subscription['plan'])} until ${textOf(subscription['end']).slice(0, DAY_LENGTH)}`,
    quota: `${textOf(requests['current'])} of ${textOf(requests['limit_day'])} calls used today${aMinute}`,
    coverage:
      refused === undefined
        ? leagues.map((league) => apiSportsLeague(league, rows))
        : [`coverage is unknown: ${refused}`],
  };
}

function footballData([list]: readonly Answer[], leagues: readonly CheckedLeague[]): CheckReport {
  const left = list?.headers['x-requests-available-minute'];
  const codes = new Set(
    rowsOf(fieldsOf(contentOf(list))['competitions']).map((row) => row['code']),
  );
  return {
    quota: left === undefined ? undefined : `${left} calls left this minute`,
    coverage: coverageLines(leagues, ({ id }) => codes.has(id), 'not in the plan'),
  };
}

const plain = (_answers: readonly Answer[], leagues: readonly CheckedLeague[]): CheckReport => ({
  coverage: leagues.length === 0 ? [] : [`asked for ${namesOf(leagues)}`],
});

function apiTennis([list]: readonly Answer[], leagues: readonly CheckedLeague[]): CheckReport {
  const body = fieldsOf(contentOf(list));
  const isRefused = body['success'] !== 1 && 'error' in body;
  return isRefused ? { problem: JSON.stringify(body['error']), coverage: [] } : plain([], leagues);
}

/** The cheapest calls of each provider that show whether it can be used, and what it gives. */
export const CHECKS: readonly ProviderCheck[] = [
  {
    provider: 'the-odds-api',
    paths: () => ['/v4/sports'],
    costs: 'nothing',
    read: unlessRefused(oddsApi),
  },
  {
    provider: 'api-football',
    paths: () => ['/status', '/leagues?current=true'],
    costs: 'one call',
    read: unlessRefused(apiSports),
  },
  {
    provider: 'api-hockey',
    paths: () => ['/status', '/leagues'],
    costs: 'one call',
    read: unlessRefused((answers, leagues) => {
      const report = apiSports(answers, leagues);
      // Its leagues have no flags of what they cover.
      const coverage = report.coverage.map((line) => line.replace(/: results only$/, ': covered'));
      return { ...report, coverage };
    }),
  },
  {
    provider: 'football-data-org',
    paths: () => ['/competitions'],
    costs: 'one call of this minute',
    read: unlessRefused(footballData),
  },
  {
    provider: 'nhl',
    paths: (today) => [`/score/${today}`],
    costs: 'nothing',
    read: unlessRefused(plain),
  },
  {
    provider: 'openligadb',
    paths: () => ['/getcurrentgroup/bl1'],
    costs: 'nothing',
    read: unlessRefused(plain),
  },
  {
    provider: 'live-tennis-api',
    paths: () => ['/matches?status=live'],
    costs: 'one call',
    read: unlessRefused(plain),
  },
  {
    provider: 'api-tennis',
    paths: () => ['/tennis/?method=get_livescore'],
    costs: 'one call',
    read: unlessRefused(apiTennis),
  },
  {
    provider: 'espn',
    paths: () => ['/apis/site/v2/sports/hockey/nhl/scoreboard?limit=1'],
    costs: 'nothing',
    read: unlessRefused(plain),
  },
];
