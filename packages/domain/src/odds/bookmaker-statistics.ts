/** Prices of one match's main market by outcome, in milli-odds; null = missing. */
export interface QuotedMatch {
  /** The last line of the market. */
  readonly closing: readonly (number | null)[];
  /** By bookmaker, at one moment before the start. */
  readonly quotes: ReadonlyMap<number, readonly (number | null)[]>;
}

export interface BookmakerStatistics {
  /** Average return of a stake when every outcome is bet on evenly, 0–1. */
  readonly payout: number | null;
  /** Matches whose outcomes all had a price. */
  readonly matches: number;
  /** Share of its outcomes on which no bookmaker had a higher price; equal prices share. 0–1. */
  readonly bestShare: number | null;
  /** Mean distance of its price from the closing line, as a fraction of that line. */
  readonly fromClosing: number | null;
  /** Outcomes that at least two bookmakers had a price for. */
  readonly outcomes: number;
}

interface Sums {
  payout: number;
  matches: number;
  best: number;
  outcomes: number;
  fromClosing: number;
  closed: number;
}

/** Statistics of each bookmaker measured over these matches. */
export function bookmakerStatistics(
  matches: readonly QuotedMatch[],
): ReadonlyMap<number, BookmakerStatistics> {
  const sums = new Map<number, Sums>();
  for (const match of matches) addMatch(sums, match);
  return new Map(
    [...sums].map(([id, sum]) => [
      id,
      {
        payout: mean(sum.payout, sum.matches),
        matches: sum.matches,
        bestShare: mean(sum.best, sum.outcomes),
        fromClosing: mean(sum.fromClosing, sum.closed),
        outcomes: sum.outcomes,
      },
    ]),
  );
}

const mean = (sum: number, count: number): number | null => (count === 0 ? null : sum / count);

function addMatch(sums: Map<number, Sums>, { closing, quotes }: QuotedMatch): void {
  const tops = closing.map((_, outcome) => {
    const prices = [...quotes.values()].map((quote) => quote[outcome] ?? 0).filter(Boolean);
    const best = Math.max(0, ...prices);
    return { best, equals: prices.filter((price) => price === best).length, all: prices.length };
  });
  for (const [id, quote] of quotes) {
    const sum = sums.get(id) ?? none();
    sums.set(id, sum);
    const margin = quote.reduce<number>((all, milli) => all + (milli ? 1_000 / milli : 0), 0);
    if (quote.length === closing.length && !quote.includes(null) && margin > 0) {
      sum.payout += 1 / margin;
      sum.matches += 1;
    }
    for (const [outcome, top] of tops.entries()) {
      const milli = quote[outcome];
      const line = closing[outcome];
      if (!milli) continue;
      if (top.all > 1) {
        sum.outcomes += 1;
        if (milli === top.best) sum.best += 1 / top.equals;
      }
      if (line) {
        sum.fromClosing += milli / line - 1;
        sum.closed += 1;
      }
    }
  }
}

const none = (): Sums => ({
  payout: 0,
  matches: 0,
  best: 0,
  outcomes: 0,
  fromClosing: 0,
  closed: 0,
});
