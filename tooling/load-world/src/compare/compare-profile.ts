import type { BankrollMovement, PageProfile, TipStats } from '@tipmark/contract';
import { type Comparison, compareNumbers } from './comparison.ts';
import { type ComparedSite, computed, shownBy } from './place.ts';

interface Tipster {
  readonly user: number;
  /** Tips after this instant count, unix seconds. */
  readonly since: number;
}

type Row = Record<string, unknown>;

/** Every number of a tipster's profile, and what is stored of each tip. */
export async function compareProfile(site: ComparedSite, tipster: Tipster): Promise<Comparison> {
  const { url } = await site.api.database.db
    .selectFrom('users')
    .select('url')
    .where('id', '=', tipster.user)
    .executeTakeFirstOrThrow();
  const numbers = compareNumbers(`profile ${url}`);
  const page: PageProfile = await shownBy(site, `/page-profile/${url}`);
  const { statistics } = page;
  if (statistics === null) throw new Error(`the profile ${url} shows no statistics`);
  await compareRecord(site, tipster, numbers, statistics);
  await compareBank(site, tipster, numbers, statistics.bankrollMovements);
  await compareSplits(site, tipster, numbers, statistics.tipStats);
  await compareTips(site, tipster, numbers);
  return numbers;
}

async function compareRecord(
  site: ComparedSite,
  tipster: Tipster,
  { same, near }: Comparison,
  shown: NonNullable<PageProfile['statistics']>,
): Promise<void> {
  const [record = {}] = await computed(site, 'record', { ...tipster });
  same('tips won', shown.tipsWon, record['won']);
  same('tips returned', shown.tipsReturned, record['returned']);
  same('tips lost', shown.tipsLost, record['lost']);
  near('turnover', shown.turnover, record['turnover'], 2);
  near('bankroll', shown.bankroll, record['bankroll'], 1);
  near('profit', shown.profit, record['profit'], 1);
  near('profit in percent', shown.profitPercent, record['profit_percent'], 1);
  near('ROI', shown.roi, record['roi'], 1);
  near('win rate', shown.winRate, record['win_rate'], 1);
  near('average odds', shown.averageOdd, record['average_odd'], 1);
  const [fall = {}] = await computed(site, 'drawdown', { ...tipster });
  near('drawdown', shown.maxDrawdown, fall['drawdown'], 1);
  const [luck = {}] = await computed(site, 'luck', { ...tipster });
  near('t value', shown.tValue, luck['t_value'], 1);
  near('error of the ROI', shown.roiError, luck['error'], 1);
  near('closing line value', shown.clv, luck['clv'], 1);
  near('share above the closing line', shown.clvPositiveShare, luck['beaten'], 1);
  const [streaks = {}] = await computed(site, 'longest-streaks', { ...tipster });
  same('longest streak of wins', shown.longestWon, streaks['won']);
  same('longest streak of losses', shown.longestLost, streaks['lost']);
}

async function compareBank(
  site: ComparedSite,
  tipster: Tipster,
  { near }: Comparison,
  movements: readonly BankrollMovement[],
): Promise<void> {
  const rows = await computed<Row & { id: number }>(site, 'bank', { ...tipster });
  const byTip = new Map(rows.map((row) => [row.id, row]));
  for (const { tipId, balance, expected, deviation } of movements) {
    const row = byTip.get(tipId);
    near(`bank after tip ${tipId}`, balance, row?.['balance'] ?? Number.NaN, 2);
    near(`expected bank after tip ${tipId}`, expected, row?.['expected'] ?? Number.NaN, 1);
    near(`deviation after tip ${tipId}`, deviation, row?.['deviation'] ?? Number.NaN, 1);
  }
}

async function compareSplits(
  site: ComparedSite,
  tipster: Tipster,
  { same, near }: Comparison,
  shown: TipStats,
): Promise<void> {
  const rows = await computed<Row & { kind: string; key: string }>(site, 'splits', { ...tipster });
  const byName = new Map(rows.map((row) => [`${row.kind} ${row.key}`, row]));
  for (const [kind, list] of Object.entries(shown)) {
    for (const row of list) {
      const name = `${kind} ${row.key}`;
      const own = byName.get(name);
      same(`tips of ${name}`, row.tips, own?.['tips']);
      same(`won of ${name}`, row.won, own?.['won']);
      same(`returned of ${name}`, row.returned, own?.['returned']);
      same(`lost of ${name}`, row.lost, own?.['lost']);
      near(`profit of ${name}`, row.profit, own?.['profit'], 2);
      near(`ROI of ${name}`, row.roi, own?.['roi'], 1);
      near(`closing line value of ${name}`, row.clv, own?.['clv'], 1);
      same(`tips with a closing line of ${name}`, row.clvCount, own?.['clv_count']);
    }
  }
}

async function compareTips(
  site: ComparedSite,
  { user }: Tipster,
  { same, near }: Comparison,
): Promise<void> {
  const tips = await site.api.database.db
    .selectFrom('tips')
    .select(['id', 'clv', 'profit_milli', 'result'])
    .where('user_id', '=', user)
    .execute();
  const values = new Map(
    (await computed<{ id: number; clv: number }>(site, 'closing-line-value', { user })).map(
      ({ id, clv }) => [id, clv],
    ),
  );
  const profits = new Map(
    (await computed<{ id: number; profit_milli: number }>(site, 'profit', { user })).map(
      ({ id, profit_milli }) => [id, profit_milli],
    ),
  );
  for (const { id, clv, profit_milli, result } of tips) {
    same(`profit of tip ${id}`, profit_milli, profits.get(id));
    if (result === 0) continue;
    if (clv === null) same(`closing line value of tip ${id}`, clv, values.get(id) ?? null);
    else near(`closing line value of tip ${id}`, clv, values.get(id) ?? Number.NaN, 6);
  }
}

/** The score of a rated tipster. */
export async function compareRating(site: ComparedSite, user: number): Promise<Comparison> {
  const numbers = compareNumbers(`rating of user ${user}`);
  const { score } = await site.api.database.db
    .selectFrom('ratings')
    .select('score')
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow();
  const [row] = await computed<{ score: string }>(site, 'rating', { user });
  // no row: no tip counts
  numbers.near('score', score / 100, row?.score ?? 0, 2);
  return numbers;
}
