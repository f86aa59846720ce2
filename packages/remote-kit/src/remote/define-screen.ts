import type { RouteName } from '@tipmark/route-builder';
import type { ComponentType } from 'react';
import type { HostState } from '../host/host-state.ts';
import type { ScreenLive } from '../live/screen-live.ts';
import type { RequestedAction } from '../load/load-actions.ts';
import type { ScreenPicture } from './screen-picture.ts';
import type { Visit } from './visit.ts';

/** Looks a word up in the remote's own messages. */
export type Translate = (key: string, values?: Record<string, unknown>) => string;

/** What a screen says of itself in the document's head. */
export interface ScreenHead {
  readonly title: string;
  readonly description: string;
  /** Path of the one address this page is known by, when the visited one differs. */
  readonly canonical?: string;
  /** False keeps the page out of search engines; default true. */
  readonly isIndexed?: boolean;
}

/** An object of schema.org. */
export interface LinkedData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** A screen as data: the shell alone knows how routes are matched and loads are run. */
export interface Screen {
  readonly route: RouteName;
  /**
   * Of a screen that is not here yet: brings all the rest of it. Comes before
   * anything is asked of it.
   */
  readonly bring?: () => Promise<unknown>;
  /** What must be in the store before the screen is shown. */
  readonly loads: (visit: Visit) => readonly RequestedAction[];
  /** What those that are in call for; asked for before the screen is shown as well. */
  readonly furtherLoads?: (state: HostState, visit: Visit) => readonly RequestedAction[];
  readonly Component: ComponentType;
  /**
   * Brings code that comes as a chunk of its own; it is in before the screen is
   * drawn or taken over.
   */
  readonly code?: () => Promise<unknown>;
  /** What on it changes by itself, as a chunk of its own. */
  readonly live?: () => Promise<{ readonly live: ScreenLive }>;
  readonly head: (state: HostState, visit: Visit, translate: Translate) => ScreenHead;
  /**
   * What the page tells search engines as data; only a server asks for it, so a browser's bundle
   * may leave it out. `absolute` makes a path a whole address.
   */
  readonly linkedData?: (
    state: HostState,
    visit: Visit,
    absolute: (path: string) => string,
  ) => readonly LinkedData[];
  /** What the picture of the page shows; only a server asks for it, as for `linkedData`. */
  readonly picture?: (
    state: HostState,
    visit: Visit,
    translate: Translate,
  ) => ScreenPicture | undefined;
  /** True when the loads are in and the thing asked for does not exist: the answer becomes 404. */
  readonly notFound?: (state: HostState) => boolean;
}

export const defineScreen = (screen: Screen): Screen => screen;
