import type { APIRequestContext } from 'playwright/test';

interface Entry {
  readonly t: string;
  readonly seq: number;
  readonly ref?: number;
  readonly p?: string;
  readonly s?: number;
  readonly r?: number;
  readonly g?: string;
}

interface Page {
  readonly entries: readonly {
    readonly json: string;
    readonly reveal?: { readonly json: string };
  }[];
  readonly nextAfterSeq: number | null;
}

/** Sums of a record, computed only from what the ledger publishes. */
export interface LedgerSums {
  readonly entries: number;
  readonly won: number;
  readonly lost: number;
  readonly returned: number;
  readonly profit: number;
  readonly roi: number;
  readonly averageOdds: number;
  readonly drawdown: number;
}

const WINS: readonly number[] = [1, 2];
const RETURNED = 3;
/** Units are added up in thousandths, as in the ledger: floats would round halves wrongly. */
const MILLI = 1_000;
const START = 1_000 * MILLI;

async function readEntries(request: APIRequestContext, userUrl: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  let after: number | null = 0;
  while (after !== null) {
    const reply = await request.get(`/api/ledger/${userUrl}?afterSeq=${after}`);
    const { data } = (await reply.json()) as { data: Page };
    entries.push(
      ...data.entries.map(({ json, reveal }) => ({
        ...(JSON.parse(json) as Entry),
        ...(reveal && (JSON.parse(reveal.json) as object)),
      })),
    );
    after = data.nextAfterSeq;
  }
  return entries;
}

/** Reads a capper's ledger and adds it up. */
export async function ledgerSums(request: APIRequestContext, userUrl: string): Promise<LedgerSums> {
  const entries = await readEntries(request, userUrl);
  const posted = new Map<number, { price: number; stake: number }>();
  const settled = new Map<
    number,
    { price: number; stake: number; result: number; milliProfit: number }
  >();
  for (const { t, seq, ref = 0, p, s = 0, r = 0, g } of entries) {
    if (t === 'reset') {
      posted.clear();
      settled.clear();
    }
    if (t === 'tip' && p !== undefined) posted.set(seq, { price: Number(p), stake: s * 10 });
    if (t === 'amend' && p !== undefined && posted.has(ref)) {
      posted.set(ref, { price: Number(p), stake: s * 10 });
    }
    const tip = posted.get(ref);
    if ((t === 'settle' || t === 'resettle') && tip) {
      settled.set(ref, { ...tip, result: r, milliProfit: Math.round(Number(g) * MILLI) });
    }
  }
  const all = [...settled.values()];
  const counted = all.filter(({ result }) => result !== RETURNED);
  const profit = all.reduce((sum, tip) => sum + tip.milliProfit, 0) / MILLI;
  const turnover = counted.reduce((sum, { stake }) => sum + stake, 0);
  let [balance, peak, drawdown] = [START, START, 0];
  for (const tip of all) {
    balance += tip.milliProfit;
    peak = Math.max(peak, balance);
    drawdown = Math.max(drawdown, ((peak - balance) * 100) / peak);
  }
  const won = counted.filter(({ result }) => WINS.includes(result)).length;
  return {
    entries: entries.length,
    won,
    lost: counted.length - won,
    returned: all.length - counted.length,
    profit,
    roi: (profit * 100) / turnover,
    averageOdds: counted.reduce((sum, { price }) => sum + price, 0) / counted.length,
    drawdown,
  };
}
