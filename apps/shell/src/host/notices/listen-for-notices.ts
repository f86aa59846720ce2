import type { Notice, notify } from '@tipmark/remote-kit';
import type { Middleware } from 'redux';

type ShowNotice = (notice: Notice) => void;

export interface ListenForNoticesOptions {
  /** Loads what shows them: no page needs it at first. */
  readonly loadBoard: () => Promise<ShowNotice>;
  readonly onError?: (error: unknown) => void;
}

/** Listens to the host action `notify` of every remote, in order. */
export function listenForNotices({
  loadBoard,
  onError = console.error,
}: ListenForNoticesOptions): Middleware {
  let board: Promise<ShowNotice> | undefined;

  function loadPart(): Promise<ShowNotice> {
    board ??= loadBoard().catch((error: unknown) => {
      board = undefined;
      throw error;
    });
    return board;
  }

  return () => (next) => (given) => {
    const action = given as ReturnType<typeof notify>;
    if (action.type === 'host/notify') loadPart().then((show) => show(action.notice), onError);
    return next(given);
  };
}
