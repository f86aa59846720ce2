import type { Notice, notify } from '@tipmark/remote-kit';
import type { Middleware } from 'redux';

type ShowNotice = (notice: Notice) => void;

export interface HearNoticesOptions {
  /** Brings what shows them: no page needs it at first. */
  readonly loadBoard: () => Promise<ShowNotice>;
  readonly onError?: (error: unknown) => void;
}

/** Hears the host action `notify` of every remote, in the order they speak. */
export function hearNotices({
  loadBoard,
  onError = console.error,
}: HearNoticesOptions): Middleware {
  let board: Promise<ShowNotice> | undefined;

  function bring(): Promise<ShowNotice> {
    board ??= loadBoard().catch((error: unknown) => {
      board = undefined;
      throw error;
    });
    return board;
  }

  return () => (next) => (given) => {
    const action = given as ReturnType<typeof notify>;
    if (action.type === 'host/notify') bring().then((show) => show(action.notice), onError);
    return next(given);
  };
}
