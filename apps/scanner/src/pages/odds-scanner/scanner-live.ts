import type { ScannerMatch, ScannerOutcome, ScannerResult } from '@tipmark/contract';
import { type LiveChanges, liveScan, type ScanChange } from '@tipmark/contract/live';
import { matchIdOf } from '@tipmark/contract/match-wire';
import { SCANNER_LIMIT } from '@tipmark/domain';
import { type HostState, type ScreenLive, selectIsPremium } from '@tipmark/remote-kit';
import { readScannerView, scannerRequest } from './criteria/scanner-address.ts';
import type { OddsScanner } from './odds-scanner.ts';

type ScanChanges = NonNullable<LiveChanges['scan']>;

interface TimedChange {
  readonly odds: number;
  readonly changedAt: number;
}

/** The outcome with its new price; its value by the model follows from the price. */
function priced(outcome: ScannerOutcome, { odds, changedAt }: TimedChange): ScannerOutcome {
  if (odds === outcome.odds && changedAt === outcome.changedAt) return outcome;
  const { modelValuePercent, phase: _, ...known } = outcome;
  const points: ScannerOutcome['points'] = [...outcome.points, [changedAt, odds]];
  return {
    ...known,
    odds,
    changedAt,
    confirmedAt: Math.max(outcome.confirmedAt ?? 0, changedAt),
    changePercent: (odds / outcome.was - 1) * 100,
    modelValuePercent:
      modelValuePercent === null
        ? null
        : ((1 + modelValuePercent / 100) * (odds / outcome.odds) - 1) * 100,
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
function hasOthers(result: ScannerResult, changes: ScanChanges): boolean {
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

/** The live part of a scanner: prices change in their rows, rows enter and leave. */
export function scannerLive({ sport, load }: Pick<OddsScanner, 'sport' | 'load'>): ScreenLive {
  return {
    interest(state: HostState, { search }) {
      const result = load.select(state).data;
      if (!result) return undefined;
      const view = readScannerView(search, sport);
      const isLive = selectIsPremium(state) && !result.isDemo && !view.isPaused;
      return {
        topics: isLive ? [liveScan(sport)] : [],
        since: result.asOf,
        reload: [load.requested(scannerRequest(view))],
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
