import { encodePositional, endpoints, type PositionalValue } from '@tipmark/contract';
import { TEAM_SPORTS } from '@tipmark/domain';
import type { Load, RequestedAction, Visit } from '@tipmark/remote-kit';
import { routes } from '@tipmark/route-builder';
import { defineSport } from './define-sport.ts';
import { routesOf } from './routes-of.ts';
import { teamRemote } from './team-remote.ts';

/** Sports whose calls have the addresses of the family. */
const sports = TEAM_SPORTS.filter((name) => `${name}LeaguePage` in endpoints) as 'hockey'[];

const visit = (search: string, params: Visit['params'] = {}): Visit => ({
  params,
  search: new URLSearchParams(search),
  locale: 'ru',
  timeZone: 'Europe/Moscow',
  isMobile: false,
  isSignedIn: false,
  isPremium: false,
  nowSeconds: 1_795_284_420,
});

type Values = Readonly<Record<string, PositionalValue | undefined>>;

const encoded = (values: Values = {}) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, encodePositional(value)]],
    ),
  );

/** Why the server refuses a request, undefined if it accepts it. */
function refusalOf({ endpoint }: Load, { request }: RequestedAction): string | undefined {
  const declared = endpoints[endpoint.name as keyof typeof endpoints];
  const { segments, query } = request as { segments?: Values; query?: Values };
  const parts = [
    ['segments' in declared ? declared.segments : undefined, segments],
    ['query' in declared ? declared.query : undefined, query],
  ] as const;
  return parts
    .map(([schema, values]) => schema?.safeParse(encoded(values)).error?.message)
    .find((message) => message !== undefined);
}

describe.each(sports)('a remote with the differences of no sport but %s', (name) => {
  const sport = defineSport(name, {
    linkedName: 'Game',
    routes: routesOf(name),
    clockOf: ({ liveState = '' }) => ({ text: liveState, label: liveState }),
    partsOf: () => [],
    hasMatchTable: false,
  });
  const noMessages = async () => ({ default: {} });
  const remote = teamRemote(sport, { messages: { ru: noMessages, en: noMessages } });
  const screens = remote.features.flatMap((feature) => feature.screens);
  const loads = () => remote.features.flatMap((feature) => feature.loads ?? []);
  beforeAll(() => Promise.all(screens.map(async ({ loadPart }) => loadPart?.())));

  test('has a page for every route of a team sport, each of its own remote', () => {
    const served = screens.map(({ route }) => route);
    expect(served.toSorted()).toEqual(Object.values(sport.routes).toSorted());
    expect(new Set(served.map((route) => routes[route].owner))).toEqual(new Set([name]));
  });

  test('names every load differently, and only calls of its sport or of accounts', () => {
    const names = loads().map((load) => load.name);
    expect(names.length).toBeGreaterThan(25);
    expect(new Set(names).size).toBe(names.length);
    const others = loads().filter(({ endpoint }) => (endpoint.sport ?? name) !== name);
    expect(others).toEqual([]);
  });

  test.each([
    ['index', ''],
    ['results', 'timestamp=1795208400'],
    ['league', ''],
    ['league', 'tab=table&months=3'],
    ['league', 'tab=scorers&page=2'],
    ['league', 'tab=totals&order=2'],
    ['league', 'season=7&results=55'],
    ['league', 'season=7&fixtures=55'],
    ['leagues', 'type=1&page=2'],
    ['team', 'count=5&where=away'],
    ['teams', 'hours=24&page=2'],
    ['mathAnalysis', ''],
    ['mathAnalysis', 'show=reliability'],
    ['search', 'query=iva&type=referees'],
    ['search', 'query=iva&type=teams'],
    ['match', ''],
    ['match', 'tab=odds'],
    ['match', 'tab=matches&count=5'],
    ['match', 'tab=summary'],
    ['match', 'tab=trends'],
    ['match', 'tab=squads'],
    ['match', 'sort=odds'],
  ] as const)('the contract accepts what the page %s?%s requests', (page, search) => {
    const route = sport.routes[page];
    const screen = screens.find((one) => one.route === route);
    const params = { leagueId: '7-a', teamUrl: '7-a', matchUrl: '7-a' };
    const requested = screen?.loads(visit(search, params)) ?? [];
    expect(requested.length).toBeGreaterThan(0);
    for (const action of requested) {
      const load = loads().find((one) => one.name === action.load);
      expect([action.load, load && refusalOf(load, action)]).toEqual([action.load, undefined]);
    }
  });
});
