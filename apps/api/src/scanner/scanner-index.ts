import type { Sport } from '@tipmark/domain';
import type { OddsBlock } from './odds-block.ts';

/** An outcome whose line is another than before; without odds it is gone. */
export type ChangedOutcome = {
  readonly sport: Sport;
  readonly matchId: number;
  readonly oddType: string;
  readonly milliOdds: number | undefined;
  readonly changedAt: number;
};

/** Matches are let in again once this share of the room is free. */
const FREE_SHARE = 0.1;

/** All open outcomes of this process, by match. Answers without the database. */
export type ScannerIndex = {
  /** @returns outcomes that are other than before */
  put(block: OddsBlock): ChangedOutcome[];
  remove(matchId: number): ChangedOutcome[];
  get(matchId: number): OddsBlock | undefined;
  has(matchId: number): boolean;
  ids(): IterableIterator<number>;
  /** Blocks of a sport by start, then id. */
  blocksOf(sport: Sport): readonly OddsBlock[];
  /** Whether a match that starts then still fits in. */
  takes(startsAt: number): boolean;
  /** When a bookmaker last named a price in the sport; 0 = never. */
  newestPriceOf(sport: Sport): number;
  readonly countOfMatches: number;
  readonly countOfOutcomes: number;
  readonly countOfChanges: number;
};

export type ScannerIndexOptions = {
  /** Beyond these the matches that start last are given up. */
  readonly maxOutcomes: number;
  readonly maxChanges: number;
};

const byStart = (one: OddsBlock, other: OddsBlock) =>
  one.startsAt - other.startsAt || one.id - other.id;

function differences(before: OddsBlock | undefined, now: OddsBlock | undefined): ChangedOutcome[] {
  const { sport, id: matchId } = (now ?? before) as OddsBlock;
  const known = new Map(before?.oddTypes.map((oddType, place) => [oddType, place]));
  const changed: ChangedOutcome[] = [];
  for (const [place, oddType] of now?.oddTypes.entries() ?? []) {
    const milliOdds = now?.current[place];
    const changedAt = now?.changedAt[place] ?? 0;
    const old = known.get(oddType);
    known.delete(oddType);
    const isSame =
      old !== undefined &&
      before?.current[old] === milliOdds &&
      before?.changedAt[old] === changedAt;
    if (!isSame) changed.push({ sport, matchId, oddType, milliOdds, changedAt });
  }
  for (const oddType of known.keys()) {
    changed.push({ sport, matchId, oddType, milliOdds: undefined, changedAt: 0 });
  }
  return changed;
}

export function createScannerIndex(options: ScannerIndexOptions): ScannerIndex {
  const blocks = new Map<number, OddsBlock>();
  const ordered = new Map<Sport, readonly OddsBlock[]>();
  const newest = new Map<Sport, number>();
  let [countOfOutcomes, countOfChanges] = [0, 0];
  /** Start of the nearest match given up; later ones do not fit either. */
  let fullFrom = Number.POSITIVE_INFINITY;

  const isBeyond = (share: number) =>
    countOfOutcomes > options.maxOutcomes * share || countOfChanges > options.maxChanges * share;

  function count(block: OddsBlock | undefined, sign: 1 | -1): void {
    if (block === undefined) return;
    countOfOutcomes += sign * block.oddTypes.length;
    countOfChanges += sign * block.changeAt.length;
    ordered.delete(block.sport);
    newest.delete(block.sport);
  }

  function take(matchId: number): ChangedOutcome[] {
    const block = blocks.get(matchId);
    if (block === undefined) return [];
    blocks.delete(matchId);
    count(block, -1);
    return differences(block, undefined);
  }

  /** Gives up what starts last until the rest fits. */
  function trim(): ChangedOutcome[] {
    if (!isBeyond(1)) return [];
    const gone: ChangedOutcome[] = [];
    for (const { id, startsAt } of [...blocks.values()].toSorted((a, b) => byStart(b, a))) {
      if (!isBeyond(1)) break;
      fullFrom = Math.min(fullFrom, startsAt);
      gone.push(...take(id));
    }
    return gone;
  }

  return {
    put(block) {
      const before = blocks.get(block.id);
      count(before, -1);
      blocks.set(block.id, block);
      count(block, 1);
      return [...differences(before, block), ...trim()];
    },
    remove: take,
    get: (matchId) => blocks.get(matchId),
    has: (matchId) => blocks.has(matchId),
    ids: () => blocks.keys(),
    blocksOf(sport) {
      const known = ordered.get(sport);
      if (known !== undefined) return known;
      const sorted = [...blocks.values()].filter((one) => one.sport === sport).toSorted(byStart);
      ordered.set(sport, sorted);
      return sorted;
    },
    takes(startsAt) {
      if (!isBeyond(1 - FREE_SHARE)) fullFrom = Number.POSITIVE_INFINITY;
      return startsAt < fullFrom;
    },
    newestPriceOf(sport) {
      const known = newest.get(sport);
      if (known !== undefined) return known;
      const latest = this.blocksOf(sport).reduce(
        (newestAt, { newestPriceAt }) => Math.max(newestAt, newestPriceAt),
        0,
      );
      newest.set(sport, latest);
      return latest;
    },
    get countOfMatches() {
      return blocks.size;
    },
    get countOfOutcomes() {
      return countOfOutcomes;
    },
    get countOfChanges() {
      return countOfChanges;
    },
  };
}
