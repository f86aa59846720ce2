import { NOON_OF_30, NOON_OF_300, NOON_OF_STATES, resultsOf, UNCACHED } from '../bench-days.ts';
import type { BenchSite } from '../site/start-site.ts';
import { dayOfMatches } from './day-of-matches.ts';
import { dayOfStates } from './day-of-states.ts';
import { differences, elementsDrawn } from './equal-pages.ts';
import { pushRecords } from './push-records.ts';

type Pages = Readonly<Record<string, string>>;

/** Puts the days into the site and proves that all sides show the same. @throws Error when not */
export async function prepareDays(site: BenchSite): Promise<void> {
  const { federated, single, bare, next } = site;
  await pushRecords(site.api.url, site.feedKey, [
    ...dayOfMatches({ noon: NOON_OF_300, leagues: 30, firstLeague: 0 }),
    ...dayOfMatches({ noon: NOON_OF_30, leagues: 3, firstLeague: 30 }),
    ...dayOfStates(NOON_OF_STATES),
  ]);
  const whole = { federated, ...(next && { next: next.server }) };
  const sides = { ...whole, single, bare };
  for (const [noon, rows] of [
    [NOON_OF_300, 300],
    [NOON_OF_30, 30],
  ] as const) {
    // the first page after a start is still of the previous state
    await pagesOf(sides, noon);
    const pages = await pagesOf(sides, noon);
    refuse(differences(pages, rows));
    refuse(richerThanOurs(pages));
  }
  // bare React only has finished matches
  refuse(differences(await pagesOf(whole, NOON_OF_STATES), 10));
}

/** A peer that draws more than we do would make us look fast. */
function richerThanOurs({ federated = '', next }: Pages): readonly string[] {
  const [ours, theirs] = [elementsDrawn(federated), elementsDrawn(next ?? '')];
  return theirs > ours ? [`next draws ${theirs} elements, the site ${ours}`] : [];
}

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('; '));
}

async function pagesOf(
  sides: Readonly<Record<string, { readonly url: string }>>,
  noon: number,
): Promise<Pages> {
  const pages: Record<string, string> = {};
  for (const [name, { url }] of Object.entries(sides)) {
    pages[name] = await pageOf(url + resultsOf(noon));
  }
  return pages;
}

async function pageOf(url: string): Promise<string> {
  const reply = await fetch(url, { headers: UNCACHED });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return reply.text();
}
