import { type Comparison, compareNumbers } from './comparison.ts';
import { type ComparedSite, computed, shownBy } from './place.ts';

interface Odds {
  readonly odd_type: string;
  readonly first: number;
  readonly current: number;
  readonly closing: number;
}

/** Places of outcomes in the odds of a match. */
const IN_ORDER = ['1x2.1', '1x2.x', '1x2.2', 'ou.o', 'ou.u'];

/** The line of a match of soccer with odds, its odds, fair prices and margin. */
export async function compareMatch(site: ComparedSite, match: number): Promise<Comparison> {
  const numbers = compareNumbers(`match ${match}`);
  const line = await computed<{ odd_type: string; stored: number; milli: number }>(
    site,
    'site-line',
    { match },
  );
  for (const [index, { odd_type, stored, milli }] of line.entries())
    numbers.same(`price ${index + 1} of the line, ${odd_type}`, stored, milli);
  await compareOdds(site, match, numbers);
  await compareFairPrices(site, match, numbers);
  return numbers;
}

async function compareOdds(
  { api, ...site }: ComparedSite,
  match: number,
  { same }: Comparison,
): Promise<void> {
  const stored = await api.database.db
    .selectFrom('matches')
    .select(['odds_first', 'odds_current', 'odds_closing'])
    .where('id', '=', match)
    .executeTakeFirstOrThrow();
  const odds = await computed<Odds>({ api, ...site }, 'odds-of-match', { match });
  const ofPlace = (place: string) => odds.find(({ odd_type }) => odd_type.split(':')[0] === place);
  const all = IN_ORDER.map(ofPlace);
  same(
    'first odds',
    stored.odds_first,
    all.map((row) => row?.first),
  );
  same(
    'current odds',
    stored.odds_current,
    all.map((row) => row?.current),
  );
  same(
    'closing odds',
    stored.odds_closing,
    all.map((row) => row?.closing),
  );
}

async function compareFairPrices(
  site: ComparedSite,
  match: number,
  { same, near }: Comparison,
): Promise<void> {
  const rows = await computed<Record<'odd_type' | 'percent' | 'odds' | 'margin', string>>(
    site,
    'fair-prices',
    { match },
  );
  const { lines } = await shownBy(site, `/soccer/events/odds-history/${match}/1x2`);
  const byType = (one: { oddType: string }, other: { oddType: string }) =>
    one.oddType < other.oddType ? -1 : 1;
  const outcomes = [...(lines[0]?.outcomes ?? [])].toSorted(byType);
  same(
    'outcomes with a fair price',
    outcomes.map(({ oddType }) => oddType),
    rows.map(({ odd_type }) => odd_type),
  );
  for (const [index, { oddType, fairPercent, fairOdds }] of outcomes.entries()) {
    near(`fair chance of ${oddType}`, fairPercent, rows[index]?.percent, 1);
    near(`fair price of ${oddType}`, fairOdds, rows[index]?.odds, 1);
    near('margin', lines[0].marginPercent, rows[index]?.margin, 1);
  }
}
