import type { ScannerMatch, ScannerOutcome, ScannerResult } from '@tipmark/contract';
import { type LiveChanges, liveScan, type ScanChange } from '@tipmark/contract/live';
import { matchIdOf } from '@tipmark/contract/match-wire';
import { SCANNER_LIMIT, type Sport } from '@tipmark/domain';
import {
  type HostState,
  type LoadState,
  type RequestedAction,
  type ScreenLive,
  selectIsPremium,
} from '@tipmark/remote-kit';

/** A page of outcomes as it was answered. */
type Scanned = Pick<ScannerResult, 'matches' | 'asOf' | 'isDemo'>;

export interface LiveScan {
  readonly sport: Sport;
  readonly load: {
    readonly name: string;
    select(state: HostState): LoadState<Scanned>;
  };
  readonly isPaused: (search: URLSearchParams) => boolean;
  /** Requests the page of an address again. */
  readonly reload: (search: URLSearchParams) => RequestedAction;
}

type ScanChanges = NonNullable<LiveChanges['scan']>;

interface TimedChange {
  readonly odds: number;
  readonly changedAt: number;
}

/**
 * The outcome with its new price. What the model alone claims follows from the price; what may be
 * believed follows from the whole market, which the next reply brings.
 */
function priced(outcome: ScannerOutcome, { odds, changedAt }: TimedChange): ScannerOutcome {
  if (odds === outcome.odds && changedAt === outcome.changedAt) return outcome;
  const { modelClaimedPercent, phase: _, ...known } = outcome;
  const points: ScannerOutcome['points'] = [...outcome.points, [changedAt, odds]];
  return {
    ...known,
    odds,
    changedAt,
    confirmedAt: Math.max(outcome.confirmedAt ?? 0, changedAt),
    changePercent: (odds / outcome.was - 1) * 100,
    modelClaimedPercent:
      modelClaimedPercent === null
        ? null
        : ((1 + modelClaimedPercent / 100) * (odds / outcome.odds) - 1) * 100,
    points: points.slice(-SCANNER_LIMIT.chartPoints),
  };
}

/** Only the server knows what a move without a time means: the list is loaded again. */
const isTimed = (change: NonNullable<ScanChange>): change is TimedChange =>
  change.changedAt !== null;

/** A match with the changes of its outcomes; the same object when there are none. */
function changedMatch(found: ScannerMatch, changes: ScanChanges[string] | undefined): ScannerMatch {
  if (!changes) return found;
  const outcomes = found.outcomes.flatMap((outcome) => {
    const change = changes[outcome.oddType];
    if (change === undefined) return [outcome];
    if (change === null) return [];
    return [isTimed(change) ? priced(outcome, change) : outcome];
  });
  const isSame =
    outcomes.length === found.outcomes.length &&
    outcomes.every((outcome, index) => outcome === found.outcomes[index]);
  return isSame ? found : { ...found, outcomes };
}

/** Whether a change is about an outcome that may belong on the page now, or has no time. */
function hasOthers(result: Scanned, changes: ScanChanges): boolean {
  const shown = new Set(
    result.matches.flatMap(({ match, outcomes }) =>
      outcomes.map(({ oddType }) => `${matchIdOf(match)} ${oddType}`),
    ),
  );
  return Object.entries(changes).some(([id, ofMatch]) =>
    Object.entries(ofMatch).some(
      ([oddType, change]) => change !== null && !(isTimed(change) && shown.has(`${id} ${oddType}`)),
    ),
  );
}

/** The live part of a list of outcomes: prices change in their rows, rows enter and leave. */
export function scanLive({ sport, load, isPaused, reload }: LiveScan): ScreenLive {
  return {
    interest(state: HostState, { search }) {
      const result = load.select(state).data;
      if (!result) return undefined;
      const isLive = selectIsPremium(state) && !result.isDemo && !isPaused(search);
      return {
        topics: isLive ? [liveScan(sport)] : [],
        since: result.asOf,
        reload: [reload(search)],
      };
    },
    update(state, { scan = {} }) {
      const result = load.select(state).data;
      if (!result || Object.keys(scan).length === 0) return { data: {} };
      const matches = result.matches.map((found) =>
        changedMatch(found, scan[String(matchIdOf(found.match))]),
      );
      const isChanged = matches.some((found, index) => found !== result.matches[index]);
      return {
        data: isChanged ? { [load.name]: { ...result, matches } } : {},
        isIncomplete: hasOthers(result, scan),
      };
    },
  };
}
