/** Everything that changed since the last frame, in one action. */
export interface LiveChanged {
  readonly type: 'live/changed';
  /** New data of loads, by their name. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Unix second up to which everything is told. */
  readonly asOf: number;
}

export type LiveAction =
  | LiveChanged
  /** The connection is gone; what is on screen stays. */
  | {
      readonly type: 'live/lost';
      /** Age of what is on screen, where nothing has been heard yet. */
      readonly asOf?: number;
    }
  /** Nothing is listened to any more. */
  | { readonly type: 'live/ended' };
