import type { LiveChanges } from '@tipmark/contract/live';
import type { HostState } from '../host/host-state.ts';
import type { RequestedAction } from '../load/load-actions.ts';
import type { Visit } from '../remote/visit.ts';

/** What a screen listens to while it is visible. */
export interface LiveInterest {
  /** Topics of the live stream; none = the screen has no live changes. */
  readonly topics: readonly string[];
  /** Unix seconds: the time of the state on screen. */
  readonly since: number;
  /** Loads to request again when too much was missed. */
  readonly reload: readonly RequestedAction[];
  /** It shows an outdated day: requested again at once. */
  readonly isOutdated?: boolean;
}

/** What changes affect on a screen. */
export interface LiveUpdate {
  /** New data of loads, by their name; the same object where nothing changed. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The screen lacks something that only its loads can fetch. */
  readonly isIncomplete?: boolean;
  /** To be passed in again later: it would move what the visitor points at. */
  readonly later?: LiveChanges | undefined;
  /** Called in the frame after the new data was adopted. */
  readonly shown?: () => void;
}

/** The live part of a screen, a chunk of its own: it is loaded when the page is idle. */
export interface ScreenLive {
  interest(state: HostState, visit: Visit): LiveInterest | undefined;
  update(state: HostState, changes: LiveChanges, visit: Visit): LiveUpdate;
}
