/** Everything that changed since the last frame, in one action. */
export interface LiveChanged {
  readonly type: 'live/changed';
  /** New data of loads, by their name. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Unix second up to which everything is reported. */
  readonly asOf: number;
}

export type LiveAction =
  | LiveChanged
  /** The connection is lost; the screen stays as it is. */
  | {
      readonly type: 'live/lost';
      /** Age of what is on screen, when nothing has been received yet. */
      readonly asOf?: number;
    }
  /** Nothing is listened to any more. */
  | { readonly type: 'live/ended' };
