import { closingValue } from '@tipmark/domain';
import type { KnownLines, LinesOfMatch, PricedMatch } from './index/known-lines.ts';
import type { FoundTipRow } from './tips-search-queries.ts';

type PricedTip = Omit<FoundTipRow, 'kind' | 'user_id'>;

interface Known {
  readonly lines: ReadonlyMap<string, number>;
  /** By outcome, then price. */
  readonly values: Map<string, Map<number, number | null>>;
}

const known = new WeakMap<LinesOfMatch, Known>();

function knownOf(match: LinesOfMatch): Known {
  const held = known.get(match);
  if (held !== undefined) return held;
  const lines = match.oddTypes.map(
    (oddType, index) => [oddType, match.current[index] ?? 0] as const,
  );
  const fresh: Known = { lines: new Map(lines), values: new Map() };
  known.set(match, fresh);
  return fresh;
}

function valueIn(match: LinesOfMatch, { odd_type: oddType, milli }: PricedTip): number | null {
  const { lines, values } = knownOf(match);
  const ofOutcome = values.get(oddType) ?? new Map<number, number | null>();
  const held = ofOutcome.get(milli);
  if (held !== undefined) return held;
  const value = closingValue(oddType, milli, lines);
  values.set(oddType, ofOutcome.set(milli, value));
  return value;
}

export interface LineParts {
  readonly search: { readonly lines: KnownLines };
  readonly scanner: { readonly index: { get(matchId: number): LinesOfMatch | undefined } };
}

/**
 * Values of the tips' prices against the current lines without margin, percent by tip. Tips with an
 * incomplete line are omitted. The scanner knows the lines of matches that begin soon; one
 * statement for others that changed.
 */
export async function findTipValues(
  { search, scanner }: LineParts,
  tips: readonly PricedTip[],
): Promise<Map<number, number>> {
  const matches = new Map<number, LinesOfMatch | undefined>();
  const far: PricedMatch[] = [];
  for (const { match_id: id, bucket, rev } of tips) {
    if (matches.has(id)) continue;
    const near = scanner.index.get(id);
    matches.set(id, near);
    if (near === undefined) far.push({ id, bucket, rev });
  }
  for (const [id, lines] of await search.lines.of(far)) matches.set(id, lines);
  const values = new Map<number, number>();
  for (const tip of tips) {
    const match = matches.get(tip.match_id);
    const value = match === undefined ? null : valueIn(match, tip);
    if (value !== null) values.set(tip.id, value * 100);
  }
  return values;
}

/** Highest value first, tips without one last, at most this many per author (0 = all). */
export function orderByValue<Tip extends { readonly id: number; readonly user_id: number }>(
  tips: readonly Tip[],
  values: ReadonlyMap<number, number>,
  tipsPerUser: number,
): Tip[] {
  const shown = new Map<number, number>();
  return tips
    .map((tip) => ({ tip, value: values.get(tip.id) ?? Number.NEGATIVE_INFINITY }))
    .sort((one, other) =>
      one.value === other.value ? other.tip.id - one.tip.id : other.value > one.value ? 1 : -1,
    )
    .filter(({ tip: { user_id: author } }) => {
      if (tipsPerUser === 0) return true;
      const nth = (shown.get(author) ?? 0) + 1;
      shown.set(author, nth);
      return nth <= tipsPerUser;
    })
    .map(({ tip }) => tip);
}
