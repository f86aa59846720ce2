import type { LiveChanges } from '@tipmark/contract/live';
import type { HostState } from '../host/host-state.ts';
import type { RequestedAction } from '../load/load-actions.ts';
import type { Visit } from '../remote/visit.ts';

/** What a screen listens to while it is looked at. */
export interface LiveInterest {
  /** Topics of the live stream; none = nothing on screen changes by itself. */
  readonly topics: readonly string[];
  /** Unix seconds: as of when the screen shows what it shows. */
  readonly since: number;
  /** Loads to ask for anew when too much was missed. */
  readonly reload: readonly RequestedAction[];
  /** It shows another day than it should by now: asked for anew at once. */
  readonly isOutdated?: boolean;
}

/** What changes do to a screen. */
export interface LiveNews {
  /** New data of loads, by their name; the same object where nothing changed. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The screen lacks something that only its loads can bring. */
  readonly isIncomplete?: boolean;
  /** To be handed in again later: it would move what the visitor points at. */
  readonly later?: LiveChanges | undefined;
  /** Called in the frame after the new data were taken over. */
  readonly shown?: () => void;
}

/**
 * The live part of a screen, a chunk of its own: it is fetched when the page has
 * nothing better to do.
 */
export interface ScreenLive {
  interest(state: HostState, visit: Visit): LiveInterest | undefined;
  news(state: HostState, changes: LiveChanges, visit: Visit): LiveNews;
}
