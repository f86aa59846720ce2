import type { HomeBlock, MainPage, WireMatch } from '@tipmark/contract';
import { type LiveChanges, liveMatch } from '@tipmark/contract/live';
import { decodeMatch, matchIdOf } from '@tipmark/contract/match-wire';
import { HOME_BLOCK, isLive } from '@tipmark/domain';
import type { HostState, LoadState, RequestedAction, ScreenLive } from '@tipmark/remote-kit';
import { changedMatches, type MatchUpdate } from '../../parts/matches/changed-matches.ts';

export interface MainPageLiveOptions {
  readonly load: {
    readonly name: string;
    readonly requested: (request: Record<never, never>) => RequestedAction;
    readonly select: (state: HostState) => LoadState<MainPage>;
  };
}

function matchesOf(block: HomeBlock): readonly WireMatch[] {
  if (block.kind === HOME_BLOCK.popularMatches) return block.items.map(({ match }) => match);
  if (block.kind === HOME_BLOCK.liveMatches) return block.items.flatMap(({ matches }) => matches);
  return [];
}

interface ChangedBlock {
  readonly block: HomeBlock;
  readonly updates: readonly MatchUpdate[];
}

function changedBlock(block: HomeBlock, changes: LiveChanges['matches']): ChangedBlock {
  const { matches, updates } = changedMatches(matchesOf(block), changes);
  if (updates.length === 0) return { block, updates };
  const after = new Map(matches.map((match) => [matchIdOf(match), match]));
  const now = (match: WireMatch) => after.get(matchIdOf(match)) ?? match;
  if (block.kind === HOME_BLOCK.popularMatches) {
    const items = block.items.map((item) => {
      const match = now(item.match);
      return match === item.match ? item : { ...item, match };
    });
    return { block: { ...block, items }, updates };
  }
  if (block.kind === HOME_BLOCK.liveMatches) {
    const items = block.items.map((league) => {
      const isSame = league.matches.every((match) => now(match) === match);
      return isSame ? league : { ...league, matches: league.matches.map(now) };
    });
    return { block: { ...block, items }, updates };
  }
  return { block, updates };
}

/** A match that begins or ends moves to other blocks. */
const changesList = ({ before, after }: MatchUpdate): boolean =>
  isLive(decodeMatch(before)) !== isLive(decodeMatch(after));

/** The change in the number of live matches. */
function begun(updates: readonly MatchUpdate[]): number {
  const moved = new Map(
    updates.filter(changesList).map((one) => [matchIdOf(one.after), one.after]),
  );
  const starts = [...moved.values()].map((after): number => (isLive(decodeMatch(after)) ? 1 : -1));
  return starts.reduce((sum, one) => sum + one, 0);
}

/** The live part of a main page: the matches its blocks show. */
export function mainPageLive({ load }: MainPageLiveOptions): ScreenLive {
  return {
    interest(state) {
      const page = load.select(state).data;
      if (!page) return undefined;
      const ids = new Set(page.blocks.flatMap((block) => matchesOf(block).map(matchIdOf)));
      return {
        topics: [...ids].map(liveMatch),
        since: page.asOf,
        reload: [load.requested({})],
      };
    },
    update(state, changes) {
      const page = load.select(state).data;
      if (!page) return { data: {} };
      const changed = page.blocks.map((block) => changedBlock(block, changes.matches));
      const updates = changed.flatMap((one) => one.updates);
      if (updates.length === 0) return { data: {} };
      const blocks = changed.map(({ block }) => block);
      const countOfLive = Math.max(0, page.countOfLive + begun(updates));
      return {
        data: { [load.name]: { ...page, blocks, countOfLive } },
        isIncomplete: updates.some(changesList),
      };
    },
  };
}
