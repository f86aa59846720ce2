import type { Access } from '@tipmark/contract';
import type {
  AheadAction,
  HostState,
  Load,
  RemoteEpic,
  RequestedAction,
} from '@tipmark/remote-kit';
import { isLoadAction, selectIsPremium, selectIsSignedIn } from '@tipmark/remote-kit';
import {
  catchError,
  defaultIfEmpty,
  defer,
  EMPTY,
  filter,
  finalize,
  groupBy,
  ignoreElements,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  takeUntil,
  tap,
  timer,
} from 'rxjs';
import { flattenBy } from './flatten-by.ts';
import { type Answer, createAnswersAhead } from './prefetched-responses.ts';
import { toFailure } from './to-failure.ts';

/**
 * A load whose reply would be a refusal is requested on the real navigation: the refusal redirects.
 */
const mayRequest = (state: HostState, access: Access): boolean =>
  access === 'public' || (access === 'user' ? selectIsSignedIn(state) : selectIsPremium(state));

/** The one epic of all loads: the load's policy decides about overlapping requests. */
export function createLoadEpic(loadNamed: (name: string) => Load | undefined): RemoteEpic {
  return (action$, state$, { api, nowSeconds }) => {
    const ahead = createAnswersAhead(api, nowSeconds);
    const fetched = (load: Load, { request, isCacheStale }: RequestedAction): Observable<Answer> =>
      defer(() =>
        api.call(load.endpoint, isCacheStale ? { ...(request as object), isCacheStale } : request),
      ).pipe(map((data) => ({ data, receivedAt: nowSeconds() })));
    const answer = (load: Load, action: RequestedAction) => {
      const { key, isCacheStale } = action;
      const cached$ = ahead.take(load, key);
      const known$ = (isCacheStale ? undefined : cached$)?.pipe(
        catchError(() => fetched(load, action)),
      );
      return (known$ ?? fetched(load, action)).pipe(
        map(({ data, receivedAt }) => load.succeeded(key, data, receivedAt)),
        defaultIfEmpty(load.cancelled()),
        catchError((error: unknown) => of(load.failed(key, toFailure(error)))),
      );
    };
    const answerInTime = (load: Load, action: RequestedAction) =>
      load.debounceMs === 0
        ? answer(load, action)
        : timer(load.debounceMs).pipe(mergeMap(() => answer(load, action)));
    const load$ = action$.pipe(filter(isLoadAction));
    const ahead$ = load$.pipe(
      filter((one): one is AheadAction => one.phase === 'ahead'),
      tap((one) => {
        const load = loadNamed(one.load);
        if (load && mayRequest(state$.value, load.endpoint.access)) ahead.ask(load, one);
      }),
      ignoreElements(),
      finalize(ahead.stop),
    );
    const answers$ = load$.pipe(
      filter(({ phase }) => phase === 'requested' || phase === 'cancelled' || phase === 'reset'),
      groupBy(({ load }) => load),
      mergeMap((ofLoad$) => {
        const load = loadNamed(ofLoad$.key);
        if (!load) return EMPTY;
        const stop$ = ofLoad$.pipe(filter(({ phase }) => phase !== 'requested'));
        return ofLoad$.pipe(
          filter((action): action is RequestedAction => action.phase === 'requested'),
          flattenBy[load.when]((action) => answerInTime(load, action).pipe(takeUntil(stop$))),
        );
      }),
    );
    return merge(ahead$, answers$);
  };
}
