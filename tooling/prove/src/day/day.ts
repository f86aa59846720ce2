import { createTestApi, refreshRatings } from '@tipmark/api/testing';
import {
  type ComparedSite,
  type Comparison,
  comparedSite,
  compareMatch,
  compareProfile,
  compareRating,
  compareSeason,
  computed,
} from '@tipmark/load-world/compare';
import { fillWorld } from '@tipmark/load-world/fill';
import { type Random, randomOf } from '@tipmark/simulator';
import type { Figure, OpenedProof, ProofPlace, Round, RoundOutcome } from '../runner/proof.ts';
import { findPages, type Pages } from './page-queries.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z') / 1_000;
const SEED = 3;

/** Pages of a full run, and its world; smaller runs have their share of it. */
export const FULL = {
  pages: 20_000,
  matches: 20_000,
  odds: 20_000_000,
  users: 100_000,
  tips: 50_000,
};
/** Every kind of page has some numbers. */
const LEAST = { matches: 800, odds: 24_000, users: 12, tips: 1_200 };

/** What is compared in a round. */
const OF_ROUND = { matches: 10, profiles: 6, ratings: 2, seasons: 2 };
export const PAGES = Object.values(OF_ROUND).reduce((sum, count) => sum + count, 0);

/** What a round of this proof measures. */
export const figures = {
  pages: { what: 'pages', of: 'sum', least: 1 },
  numbers: { what: 'numbers compared', of: 'sum', least: 1 },
  entries: { what: 'entries of the ledger', of: 'max', least: 1 },
  broken: {
    what: 'entries of the ledger that do not follow from those before',
    of: 'max',
    most: 0,
  },
  wrong: { what: 'numbers that differ from what the queries compute', of: 'sum', most: 0 },
} as const satisfies Record<string, Figure>;

type Name = keyof typeof figures;

/** The world of a run of so many pages. */
export function worldOf(pages: number) {
  const share = Math.min(1, pages / FULL.pages);
  const part = (name: keyof typeof LEAST) => Math.max(LEAST[name], Math.round(FULL[name] * share));
  return {
    matches: part('matches'),
    odds: part('odds'),
    users: part('users'),
    tips: part('tips'),
  };
}

/** Fills a database, computes its ratings and asks for pages. */
export async function open({ times }: ProofPlace): Promise<OpenedProof<Name>> {
  const api = await createTestApi({ now: NOW });
  await fillWorld(api.database.db, {
    size: worldOf(times),
    seed: SEED,
    nowSeconds: NOW,
    say: () => {},
  });
  await refreshRatings(api.services);
  const site = comparedSite(api, NOW);
  const pages = await findPages(api.database.db);
  return { round: (round) => compareSome(site, pages, round), close: () => api.close() };
}

async function compareSome(
  site: ComparedSite,
  pages: Pages,
  { seed, number }: Round,
): Promise<RoundOutcome<Name>> {
  const random = randomOf(seed, 'day', number);
  const some = <Page>(all: readonly Page[], count: number) => pickSome(random, all, count);
  const comparisons: Comparison[] = [];
  for (const match of some(pages.matches, OF_ROUND.matches))
    comparisons.push(await compareMatch(site, match));
  for (const user of some(pages.profiles, OF_ROUND.profiles))
    comparisons.push(await compareProfile(site, { user, since: 0 }));
  for (const user of some(pages.ratings, OF_ROUND.ratings))
    comparisons.push(await compareRating(site, user));
  for (const season of some(pages.seasons, OF_ROUND.seasons))
    comparisons.push(await compareSeason(site, season));
  const [chain] = await computed<{ entries: number; broken: number }>(site, 'ledger', {});
  const faults = comparisons.flatMap((one) => one.faults);
  return {
    figures: {
      pages: comparisons.length,
      numbers: comparisons.reduce((sum, { count }) => sum + count, 0),
      entries: chain?.entries ?? 0,
      broken: chain?.broken ?? 0,
      wrong: faults.length,
    },
    faults,
  };
}

/** Each at most once. */
function pickSome<Page>(random: Random, all: readonly Page[], count: number): Page[] {
  const left = [...all];
  return Array.from({ length: Math.min(count, all.length) }, () => {
    const [picked] = left.splice(random.integer(0, left.length - 1), 1);
    return picked as Page;
  });
}
