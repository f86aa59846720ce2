import type { HostState } from './host-state.ts';

export const selectLocale = (state: HostState) => state.view.locale;
export const selectTheme = (state: HostState) => state.view.theme;
export const selectIsMobile = (state: HostState) => state.view.isMobile;
export const selectLive = (state: HostState) => state.view.live;
export const selectNowSeconds = (state: HostState) => state.view.nowSeconds;
