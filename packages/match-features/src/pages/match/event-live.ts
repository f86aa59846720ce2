import { type EventChange, type LiveChanges, liveMatch } from '@tipmark/contract/live';
import { decodeMatch, type MatchListItem, matchIdOf } from '@tipmark/contract/match-wire';
import {
  DAY_SECONDS,
  formatOddType,
  listedOutcomes,
  MATCH_STATUS,
  type OddType,
} from '@tipmark/domain';
import type { HostState, LoadState, RequestedAction, ScreenLive, Visit } from '@tipmark/remote-kit';
import type { EventHead } from '../../parts/match-head/event-head.ts';
import { changedMatches } from '../../parts/matches/changed-matches.ts';

/** What the shown tab needs beside the head, and what makes it out of date. */
export interface LivePart {
  /** Absent where the head contains it. */
  readonly request?: RequestedAction;
  readonly changesWith: 'prices' | 'tips' | 'play';
}

export interface EventLiveOptions {
  readonly load: {
    readonly name: string;
    readonly select: (state: HostState) => LoadState<EventHead>;
  };
  readonly request: (visit: Visit) => RequestedAction;
  readonly part?: (visit: Visit, page: EventHead) => LivePart | undefined;
  /** Outcomes of the main line in the order of a match's odds. */
  readonly outcomes: readonly OddType[];
  /** Whether a change of the match leaves the rest of its head out of date. */
  readonly needsReload?: ((before: MatchListItem, after: MatchListItem) => boolean) | undefined;
  /** Marks what has changed once it is on screen. */
  readonly onShown?: (before: EventHead, after: EventHead) => void;
}

/** Settlement and corrections come for a while after the end. */
const WATCHED_AFTER_START_SECONDS = DAY_SECONDS;

/** Of the prices a match carries, in their order. */
const oddTypesOf = (outcomes: readonly OddType[], { match }: Pick<EventHead, 'match'>): string[] =>
  listedOutcomes(outcomes, decodeMatch(match).listedLine).map((one) => formatOddType(one));

function changedPage(
  page: EventHead,
  outcomes: readonly OddType[],
  changes: LiveChanges,
): EventHead {
  const { matches, updates } = changedMatches([page.match], changes.matches);
  const event: EventChange = changes.events?.[String(matchIdOf(page.match))] ?? {};
  const [match = page.match] = matches;
  if (updates.length === 0 && Object.keys(event).length === 0) return page;
  const { currentOdds } = decodeMatch(match);
  const oddTypes = oddTypesOf(outcomes, { match });
  const odds = page.odds.map((item) => {
    const index = oddTypes.indexOf(item.oddType);
    const current = index < 0 ? item.current : (currentOdds[index] ?? null);
    const closing =
      event.closing === undefined || index < 0 ? item.closing : (event.closing?.[index] ?? null);
    return current === item.current && closing === item.closing
      ? item
      : { ...item, current, closing };
  });
  const { chance: _, ...rest } = page;
  const chance = event.chance === undefined ? page.chance : event.chance;
  return {
    ...rest,
    ...(chance && { chance }),
    match,
    odds,
    counts: { ...page.counts, tips: event.tips ?? page.counts.tips },
  };
}

/**
 * Whether the page lacks the data of a change: a goal's scorer, a tip, a price of the shown tab.
 */
function isBehind(page: EventHead, event: EventChange, part: LivePart | undefined): boolean {
  const { tips = page.counts.tips, incidents = page.incidents?.length, revision } = event;
  return (
    tips !== page.counts.tips ||
    incidents !== page.incidents?.length ||
    (revision !== undefined && part?.changesWith === 'prices')
  );
}

/** Whether there are prices of outcomes the head does not contain yet. */
function hasNewOutcome({ match, odds }: EventHead, outcomes: readonly OddType[]): boolean {
  const oddTypes = oddTypesOf(outcomes, { match });
  return decodeMatch(match).currentOdds.some(
    (price, index) => price !== null && !odds.some(({ oddType }) => oddType === oddTypes[index]),
  );
}

/** The live part of a match's page: its head. */
export function eventLive(options: EventLiveOptions): ScreenLive {
  const { load, request, part, outcomes, needsReload, onShown } = options;
  return {
    interest(state, visit) {
      const page = load.select(state).data;
      if (!page) return undefined;
      const { status, startsAt, matchId } = decodeMatch(page.match);
      const isOver = status >= MATCH_STATUS.finished;
      const isWatched = !isOver || visit.nowSeconds < startsAt + WATCHED_AFTER_START_SECONDS;
      const more = part?.(visit, page);
      return {
        topics: isWatched ? [liveMatch(matchId)] : [],
        since: page.asOf,
        reload: [request(visit), ...(more?.request ? [more.request] : [])],
      };
    },
    update(state, changes, visit) {
      const page = load.select(state).data;
      if (!page) return { data: {} };
      const after = changedPage(page, outcomes, changes);
      const event = changes.events?.[String(matchIdOf(page.match))] ?? {};
      const more = part?.(visit, page);
      return {
        data: after === page ? {} : { [load.name]: after },
        isIncomplete:
          hasNewOutcome(after, outcomes) ||
          isBehind(page, event, more) ||
          (after.match !== page.match &&
            needsReload?.(decodeMatch(page.match), decodeMatch(after.match)) === true) ||
          (more?.changesWith === 'play' && after.match !== page.match),
        ...(after !== page && onShown && { shown: () => onShown(page, after) }),
      };
    },
  };
}
