export type { ApiClient, ApiFailure } from '@tipmark/api-client';
export { failureMessage } from '@tipmark/api-client';
export {
  type AnyCommandAction,
  type CommandPolicy,
  isCommandAction,
  type SubmittedAction,
} from './command/command-actions.ts';
export { type CommandState, type Commands, commandsReducer } from './command/command-state.ts';
export { type Command, createCommand } from './command/create-command.ts';
export { updateLoad } from './command/update-load.ts';
export { type CommandForm, useCommand } from './command/use-command.ts';
export type {
  AccountState,
  FillingStage,
  HostState,
  Locale,
  SessionState,
  Theme,
  ViewState,
} from './host/host-state.ts';
export { type Notice, notify } from './host/notify.ts';
export { ServedRoutesContext, useServedRoutes } from './host/served-routes.ts';
export { accountChanged, emailSet, signedIn } from './host/session-actions.ts';
export {
  selectCountryCode,
  selectIsPremium,
  selectIsSignedIn,
  selectSession,
  selectTimeZone,
} from './host/session-selectors.ts';
export {
  selectIsMobile,
  selectLive,
  selectLocale,
  selectNowSeconds,
  selectTheme,
} from './host/view-selectors.ts';
export type { LiveInterest, LiveUpdate, ScreenLive } from './live/screen-live.ts';
export { createLoad, type Load } from './load/create-load.ts';
export {
  type AheadAction,
  type AnyLoadAction,
  isLoadAction,
  type LoadPolicy,
  optionalLoad,
  type RequestedAction,
  type SucceededAction,
} from './load/load-actions.ts';
export { idleLoad, type LoadState } from './load/load-state.ts';
export {
  defineFeature,
  type EpicDeps,
  type Feature,
  type RemoteEpic,
} from './remote/define-feature.ts';
export {
  CONTRACT_VERSION,
  defineRemote,
  type RemoteModule,
} from './remote/define-remote.ts';
export {
  defineScreen,
  type LinkedData,
  type Screen,
  type ScreenHead,
  type Translate,
} from './remote/define-screen.ts';
export { type LazyPart, lazyPart } from './remote/lazy-part.ts';
export { lazyFeature } from './remote/lazy-screen.ts';
export type { MessageFiles, Messages } from './remote/messages.ts';
export type {
  MatchShareImage,
  RowsShareImage,
  ScreenShareImage,
  ShareImageRow,
  ShareImageSide,
} from './remote/screen-share-image.ts';
export type { Visit } from './remote/visit.ts';
