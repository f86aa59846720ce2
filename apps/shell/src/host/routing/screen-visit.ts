import {
  type HostState,
  type MessageFiles,
  type Screen,
  selectIsPremium,
  selectIsSignedIn,
  type Visit,
} from '@tipmark/remote-kit';

/** The visit a screen's loads and head are made for; the same on the server and in the browser. */
export const visitOf = (
  state: HostState,
  params: Visit['params'],
  search: URLSearchParams,
): Visit => ({
  ...state.view,
  params,
  search,
  timeZone: state.session.timeZone,
  isSignedIn: selectIsSignedIn(state),
  isPremium: selectIsPremium(state),
});

/** What a screen adds to the messages of its owner: with its feature, and at this address. */
export const addedMessages = (
  { screen, messages }: Pick<OwnedScreen, 'screen' | 'messages'>,
  search: URLSearchParams,
): readonly MessageFiles[] =>
  [messages, screen.messages?.({ search })].filter((file) => file !== undefined);

/** A screen and its owner. */
export interface OwnedScreen {
  readonly screen: Screen;
  /** Name of the remote, or `shell`: the namespace of its messages. */
  readonly owner: string;
  /** What its feature adds to the messages of its owner. */
  readonly messages?: MessageFiles | undefined;
}
