// Loaded by `epics: () => import(…)`: the stream facade does not exist before the data layer.

import { ledgerChainFrom, ledgerHeadOfDay, ledgerOfUser, pageProfile } from '@tipmark/contract';
import type { LedgerSource } from '@tipmark/domain';
import type { ApiClient, ApiFailure, RemoteEpic } from '@tipmark/remote-kit';
import {
  catchError,
  filter,
  map,
  mergeMap,
  Observable,
  switchMap,
  takeUntil,
  timer,
} from '@tipmark/remote-kit/rx';
import { failureOf } from '../../parts/arrival/failure-of.ts';
import { type Verification, verifyMoved, type verifyRequested } from './verify/verify-slice.ts';

const RATE_LIMITED = 429;
const WAIT_MS = 5_000;
const MOST_WAITS = 24;

/** One reply; a rate-limited request waits and is retried. */
function answerOf<Reply>(request: () => Observable<Reply>, waits = MOST_WAITS): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  request()
    .pipe(
      catchError((error: unknown) => {
        if ((error as ApiFailure).status !== RATE_LIMITED || waits === 0) throw error;
        return timer(WAIT_MS).pipe(mergeMap(() => answerOf(request, waits - 1)));
      }),
    )
    .subscribe({ next: resolve, error: reject });
  return promise;
}

const sourceOf = (api: ApiClient, userUrl: string): LedgerSource => ({
  ofUser: (afterSeq) =>
    answerOf(() =>
      api.call(ledgerOfUser, {
        segments: { userUrl },
        ...(afterSeq > 0 && { query: { afterSeq } }),
      }),
    ),
  chainFrom: (fromSeq) => answerOf(() => api.call(ledgerChainFrom, { segments: { fromSeq } })),
  headOf: (date) => answerOf(() => api.call(ledgerHeadOfDay, { segments: { date } })),
  statistics: async () => {
    const profile = await answerOf(() => api.call(pageProfile, { segments: { userUrl } }));
    return profile.statistics;
  },
});

/** The code of the check is loaded with the first request for it. */
function verified(api: ApiClient, userUrl: string): Observable<Verification> {
  return new Observable((subscriber) => {
    let now: Verification = { userUrl, status: 'running', checked: 0, total: 0 };
    const move = (change: Partial<Verification>) => {
      now = { ...now, ...change };
      subscriber.next(now);
    };
    const run = async () => {
      const { verifyRecord } = await import(
        /* webpackChunkName: "verify" */ './verify/verify-record.ts'
      );
      const outcome = await verifyRecord(sourceOf(api, userUrl), (checked, total) =>
        move({ checked, total }),
      );
      if ('isUnsupported' in outcome) move({ status: 'unsupported' });
      else if ('record' in outcome) move({ status: 'verified', ...outcome });
      else move({ status: 'broken', ...outcome });
      subscriber.complete();
    };
    run().catch((error: unknown) => {
      move({ status: 'failed', failure: failureOf(error) });
      subscriber.complete();
    });
  });
}

const verifyEpic: RemoteEpic = (action$, _, { api }) =>
  action$.pipe(
    filter((action): action is ReturnType<typeof verifyRequested> =>
      action.type.startsWith('ledger/verifyRequested'),
    ),
    switchMap(({ userUrl }) =>
      verified(api, userUrl).pipe(
        map(verifyMoved),
        takeUntil(action$.pipe(filter(({ type }) => type === 'ledger/verifyStopped'))),
      ),
    ),
  );

export const epics = [verifyEpic];
