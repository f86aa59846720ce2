import type { HostState } from './host-state.ts';

export const selectLocale = (state: HostState) => state.view.locale;
export const selectTheme = (state: HostState) => state.view.theme;
export const selectIsMobile = (state: HostState) => state.view.isMobile;
export const selectLive = (state: HostState) => state.view.live;
export const selectNowSeconds = (state: HostState) => state.view.nowSeconds;

/** Whether a switchable part of the product is on. */
export const selectHasFeature = (name: string) => (state: HostState) =>
  state.view.features[name] === true;
