import type { HostState, Screen, Visit } from '@tipmark/remote-kit';

/** The visit a screen's loads and head are made for; the same on the server and in the browser. */
export const visitOf = (
  { session, view }: Pick<HostState, 'session' | 'view'>,
  params: Visit['params'],
  search: URLSearchParams,
): Visit => ({
  params,
  search,
  locale: view.locale,
  timeZone: session.timeZone,
  isMobile: view.isMobile,
  nowSeconds: view.nowSeconds,
});

/** A screen and who brought it. */
export interface OwnedScreen {
  readonly screen: Screen;
  /** Name of the remote, or `shell`: the namespace of its words. */
  readonly owner: string;
}
