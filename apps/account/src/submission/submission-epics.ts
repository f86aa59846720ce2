// Behind `epics: () => import(…)`: the stream facade is not there before the data layer.
import {
  type AccountSession,
  follow,
  login,
  recoverPassword,
  register,
  sendPassRecoveryMessage,
} from '@tipmark/contract';
import { COOKIE } from '@tipmark/domain';
import {
  type ApiClient,
  type ApiFailure,
  type Locale,
  type RemoteEpic,
  signedIn,
} from '@tipmark/remote-kit';
import {
  catchError,
  concat,
  filter,
  map,
  mergeMap,
  type Observable,
  of,
  switchMap,
  takeUntil,
} from '@tipmark/remote-kit/rx';
import { addressAfterLogin } from './address-after-login.ts';
import { failureOf } from './failure-of.ts';
import { expireCookie, readCookie } from './page-cookies.ts';
import { postPendingTips } from './post-pending-tips.ts';
import {
  type FormName,
  type Outcome,
  type SubmissionAction,
  submissionDone,
  submissionFailed,
  type submitted,
} from './submission-slice.ts';

type Submitted = ReturnType<typeof submitted>;

const calls = {
  login,
  register,
  accountRecovery: sendPassRecoveryMessage,
  recoverPassword,
} as const satisfies Record<FormName, unknown>;

/** The tipster whom the visitor wanted to follow before signing in. */
function followPending(api: ApiClient): Observable<readonly ApiFailure[]> {
  const tipster = readCookie(COOKIE.followUser);
  if (!tipster) return of([]);
  expireCookie(COOKIE.followUser);
  return api.call(follow, { body: { tipster_user_url: tipster, is_follow: true } }).pipe(
    map(() => []),
    catchError((error: unknown) => of([failureOf(error)])),
  );
}

/** In this order: the session, whom to follow, tips that waited, then on. */
const welcome = (
  form: FormName,
  session: AccountSession,
  next: Submitted,
  locale: Locale,
  api: ApiClient,
) =>
  concat(
    of(
      signedIn({
        name: session.name,
        url: session.url,
        subscriptionExpiration: session.subscription_expiration,
      }),
    ),
    followPending(api).pipe(
      mergeMap((unfollowed) =>
        postPendingTips(api).pipe(
          map(({ count: posted, problems }) => {
            const address = addressAfterLogin({ session, source: next.source, locale });
            return submissionDone(form, {
              address,
              problems: [...unfollowed, ...problems],
              posted,
            });
          }),
        ),
      ),
    ),
  );

const quiet: Outcome = { address: '', problems: [], posted: 0 };

/** Sends one form at a time; a form that is left forgets its answer. */
const submissionEpic: RemoteEpic = (action$, state$, { api }) => {
  const own$ = action$.pipe(
    filter((action): action is SubmissionAction => action.type.startsWith('account/')),
  );
  const sent = (action: Submitted) => {
    const { form, body } = action;
    const left$ = own$.pipe(
      filter((one) => one.type === 'account/submissionLeft' && one.form === form),
    );
    return api.call(calls[form], { body } as never).pipe(
      mergeMap((reply) =>
        form === 'login' || form === 'register'
          ? welcome(form, reply as AccountSession, action, state$.value.view.locale, api)
          : of(submissionDone(form, quiet)),
      ),
      catchError((error: unknown) => of(submissionFailed(form, failureOf(error)))),
      takeUntil(left$),
    );
  };
  return own$.pipe(
    filter((action): action is Submitted => action.type === 'account/submitted'),
    switchMap(sent),
  );
};

export const epics = [submissionEpic];
