// Behind `epics: () => import(…)`: the stream facade is not there before the data layer.
import { callOf, eventTipAddCalls, type TipRefusal } from '@tipmark/contract';
import { SPORT, SPORT_NAMES } from '@tipmark/domain';
import {
  newWriteKey,
  type PendingTip,
  storedPendingTips,
  storePendingTips,
} from '@tipmark/match-features/pending-tips';
import type { ApiClient, ApiFailure } from '@tipmark/remote-kit';
import { catchError, map, mergeMap, type Observable, of, tap } from '@tipmark/remote-kit/rx';
import type { ArrivalProblem } from './arrival-slice.ts';
import { failureOf } from './failure-of.ts';

const OK = 200;
const UNPROCESSED = 404;
const TOO_MANY = 429;
const SERVER_FAULT = 500;

/** Posts a tip by the call of its sport; undefined for a sport without tips. */
function sent(api: ApiClient, tip: PendingTip) {
  const { matchUrl, oddType, oddValue, stake, description } = tip;
  const sport = SPORT_NAMES.find((name) => SPORT[name] === tip.sportType);
  if (sport === undefined) return undefined;
  return api.call(callOf(eventTipAddCalls, sport), {
    segments: { matchUrl, sportType: SPORT[sport] },
    body: { odd_type: oddType, odd_value: oddValue, stake, description },
    idempotencyKey: newWriteKey(),
  });
}

interface Posting {
  readonly tip: PendingTip;
  readonly failure: ApiFailure | undefined;
}

export interface PostedPending {
  readonly count: number;
  readonly problems: readonly ArrivalProblem[];
}

const ofRefusal = ({ code, message }: TipRefusal): ApiFailure => ({
  status: OK,
  code: code as ApiFailure['code'],
  message,
});

/** A changed price to agree to, or a missing reply: the tip stays stored. */
const mayStillPass = ({ status, code }: ApiFailure): boolean =>
  code === 'odds_changed' || status === 0 || status === TOO_MANY || status >= SERVER_FAULT;

function post(api: ApiClient, tip: PendingTip): Observable<Posting> {
  const reply$ = sent(api, tip);
  if (!reply$) {
    const failure = { status: UNPROCESSED, code: 'not_found', message: '' } as const;
    return of({ tip, failure });
  }
  return reply$.pipe(
    map(({ error }) => ({ tip, failure: error && ofRefusal(error) })),
    catchError((error: unknown) => of({ tip, failure: failureOf(error) })),
  );
}

const isWaiting = ({ failure }: Posting): boolean => failure !== undefined && mayStillPass(failure);

/**
 * Posts a guest's stored tips one after the other, in their order. Each is dropped as soon as it
 * has a reply, so that leaving meanwhile never posts one twice.
 */
export function postPendingTips(api: ApiClient): Observable<PostedPending> {
  const tips = storedPendingTips();
  const posted$ = tips.reduce<Observable<readonly Posting[]>>(
    (before$, tip, index) =>
      before$.pipe(
        mergeMap((before) => post(api, tip).pipe(map((posting) => [...before, posting]))),
        tap((postings) => {
          const waiting = postings.filter(isWaiting).map((posting) => posting.tip);
          storePendingTips([...waiting, ...tips.slice(index + 1)]);
        }),
      ),
    of([]),
  );
  return posted$.pipe(
    map((postings) => {
      const failed = postings.flatMap(({ tip, failure }) => (failure ? [{ tip, failure }] : []));
      return {
        count: postings.length - failed.length,
        problems: failed.map(({ tip: { matchUrl, oddType, sportType }, failure }) => ({
          ...failure,
          tip: { matchUrl, oddType, sportType },
        })),
      };
    }),
  );
}
