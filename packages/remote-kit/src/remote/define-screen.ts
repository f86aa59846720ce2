import type { Translate } from '@tipmark/i18n';
import type { RouteName } from '@tipmark/route-builder';
import type { ComponentType } from 'react';
import type { HostState } from '../host/host-state.ts';
import type { ScreenLive } from '../live/screen-live.ts';
import type { RequestedAction } from '../load/load-actions.ts';
import type { MessageFiles } from './messages.ts';
import type { ScreenShareImage } from './screen-share-image.ts';
import type { Visit } from './visit.ts';

export type { Translate };

/** What a screen puts into the document's head. */
export interface ScreenHead {
  readonly title: string;
  readonly description: string;
  /** Path of the one address this page is known by, when the visited one differs. */
  readonly canonical?: string;
  /** False prevents indexing of the page; default true. */
  readonly isIndexed?: boolean;
}

/** An object of schema.org. */
export interface LinkedData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** A screen as data: only the shell matches routes and runs loads. */
export interface Screen {
  readonly route: RouteName;
  /**
   * Of a screen that is not loaded yet: loads the rest of it. Awaited before anything else is used.
   */
  readonly loadPart?: () => Promise<unknown>;
  /** What must be in the store before the screen is shown. */
  readonly loads: (visit: Visit) => readonly RequestedAction[];
  /** Loads that depend on the first replies; also requested before the screen is shown. */
  readonly furtherLoads?: (state: HostState, visit: Visit) => readonly RequestedAction[];
  /** Messages that only some of its addresses read, beside those of its feature. */
  readonly messages?: (visit: Pick<Visit, 'search'>) => MessageFiles | undefined;
  readonly Component: ComponentType;
  /** Loads code that is a chunk of its own, before the screen is rendered or hydrated. */
  readonly code?: () => Promise<unknown>;
  /** What changes on it by itself, as a chunk of its own. */
  readonly live?: () => Promise<{ readonly live: ScreenLive }>;
  readonly head: (state: HostState, visit: Visit, translate: Translate) => ScreenHead;
  /**
   * Structured data for search engines; only the server uses it, so a browser's bundle may leave it
   * out. `absolute` turns a path into a full address.
   */
  readonly linkedData?: (
    state: HostState,
    visit: Visit,
    absolute: (path: string) => string,
  ) => readonly LinkedData[];
  /** Content of the page's share image; only the server uses it, as with `linkedData`. */
  readonly shareImage?: (
    state: HostState,
    visit: Visit,
    translate: Translate,
  ) => ScreenShareImage | undefined;
  /**
   * True when the loads have arrived and the requested thing does not exist: the status becomes
   * 404.
   */
  readonly notFound?: (state: HostState) => boolean;
}

export const defineScreen = (screen: Screen): Screen => screen;
