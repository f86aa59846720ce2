import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openLine } from '@tipmark/api/proofs';
import { aServedMatch, EPL, startApiSportsServer } from '@tipmark/test-kit/providers';
import type { WholeSite } from '../../site/whole-site.ts';
import { AWAY, JSON_TYPE, type Outside, odd, originOf, refusalOf, SERVED } from './outside.ts';

const KEY = 'a key of a provider of this proof alone';
const PLAYED_SECONDS = 20 * 60;
const HOME = 'Northern Rovers';
const PLENTY = { day: 1_000_000, minute: 100_000 };
const SETTINGS = {
  providers: { 'api-football': { budget: PLENTY } },
  leagues: [{ name: EPL.name, sport: 'soccer', ids: { 'api-football': EPL.id } }],
};

/** What is read of a page, by the numbers of its fields. */
interface ResultsPage {
  readonly leagues: readonly {
    readonly matches: readonly { readonly 7: { readonly 4: number; readonly 23: string } }[];
  }[];
}

/** The last score of a match at the provider must be the one that pages show. */
export async function openProvider(folder: string): Promise<Outside> {
  const match = aServedMatch({
    home: HOME,
    away: 'Southern Wanderers',
    startsAt: Math.floor(Date.now() / 1_000) - PLAYED_SECONDS,
    state: 'live',
    minute: PLAYED_SECONDS / 60,
  });
  let goals = 0;
  Object.defineProperty(match, 'score', { get: () => [goals, 0] });
  const server = await startApiSportsServer('football', KEY, [match], PLENTY);
  const line = await openLine(server.root);
  const settings = path.join(folder, 'providers.json');
  writeFileSync(settings, JSON.stringify(SETTINGS));

  /** Goals of the first side on the page; undefined before the match is there. */
  async function shown({ api }: WholeSite): Promise<number | undefined> {
    const reply = await fetch(`${api}/soccer/results/page?timestamp=${match.startsAt}`);
    const { data } = (await reply.json()) as { data?: ResultsPage };
    if (data === undefined) throw new Error(`results: ${reply.status}`);
    const listed = data.leagues.flatMap(({ matches }) => matches);
    return listed.find(({ 7: home }) => home['23'] === HOME)?.['7']['4'];
  }

  return {
    line,
    refusal: refusalOf('429 Too Many Requests', { ...JSON_TYPE, 'retry-after': '2' }, '{}'),
    env: {
      API_FOOTBALL_KEY: KEY,
      PROVIDERS_CONFIG: settings,
      PROVIDER_ROOTS: `api-football=${originOf(line)},api-hockey=http://127.0.0.1:1`,
    },
    async use(site) {
      const before = await shown(site).catch((error: unknown) => String(error));
      if (typeof before === 'string') return odd(before);
      if (before === goals) goals += 1;
      return before === undefined ? AWAY : SERVED;
    },
    async missing(site) {
      const last = goals;
      const there = await shown(site);
      return there !== undefined && there >= last ? [] : [`score ${last}:0, shown ${there}:0`];
    },
    doubled: async () => [],
    async close() {
      await line.close();
      await server.close();
    },
  };
}
