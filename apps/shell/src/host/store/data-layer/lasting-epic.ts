import type { RemoteEpic } from '@tipmark/remote-kit';
import type { Action } from 'redux';
import { catchError, EMPTY, Observable, retry, Subject, tap } from 'rxjs';

/** Restarts in a row, without one emission between, after which an epic is left out. */
const restartLimit = 20;

/**
 * An epic that starts with the actions it missed, is restarted with the next action when it
 * crashes, and never affects another epic.
 */
export function lastingEpic(
  epic: RemoteEpic,
  missed: readonly Action[],
  onError: (error: unknown) => void,
): RemoteEpic {
  return (action$, state$, deps) => {
    const waiting = [...missed];
    const run$ = new Observable<Action>((subscriber) => {
      // hot, so that an epic may subscribe to its actions more than once
      const heard$ = new Subject<Action>();
      subscriber.add(epic(heard$, state$, deps).subscribe(subscriber));
      while (waiting.length > 0 && !subscriber.closed) heard$.next(waiting.shift() as Action);
      subscriber.add(action$.subscribe(heard$));
    });
    return run$.pipe(
      tap({ error: onError }),
      retry({ count: restartLimit, resetOnSuccess: true }),
      catchError(() => EMPTY),
    );
  };
}
