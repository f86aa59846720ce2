// Behind `epics: () => import(…)`: the stream facade is not there before the data layer.
import {
  type AccountSession,
  accountDelete,
  changeDescription,
  changeEmail,
  changePassword,
  changeTelegram,
  changeUserName,
  confirmAccountTotp,
  endAccountTotp,
  follow,
  login,
  recoverPassword,
  register,
  renewRecoveryCodes,
  resendEmailConfirmationMessage,
  sendPassRecoveryMessage,
  startAccountTotp,
} from '@tipmark/contract';
import { COOKIE } from '@tipmark/domain';
import {
  type ApiClient,
  type ApiFailure,
  type HostState,
  type Locale,
  type RemoteEpic,
  signedIn,
} from '@tipmark/remote-kit';
import {
  catchError,
  concat,
  EMPTY,
  filter,
  map,
  mergeMap,
  type Observable,
  of,
  switchMap,
  takeUntil,
} from '@tipmark/remote-kit/rx';
import { href } from '@tipmark/route-builder';
import { pageProfileLoad, totpLoad } from '../profile/profile-loads.ts';
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
type Action = { readonly type: string };

const calls = {
  login,
  register,
  accountRecovery: sendPassRecoveryMessage,
  recoverPassword,
  description: changeDescription,
  email: changeEmail,
  userName: changeUserName,
  telegram: changeTelegram,
  changePassword,
  deleteAccount: accountDelete,
  resendConfirmation: resendEmailConfirmationMessage,
  totpStart: startAccountTotp,
  totpConfirm: confirmAccountTotp,
  totpRenew: renewRecoveryCodes,
  totpEnd: endAccountTotp,
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
            const { source, next: wanted } = next;
            const address = addressAfterLogin({ session, source, next: wanted, locale });
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

/** Nobody is signed in any more: the page begins anew, as in a tab just opened. */
function leave(locale: Locale): void {
  window.location.assign(href('login', { source: 'logout' }, { locale }));
}

/** The profile as it is after a change; the session too, where it is named there. */
function changed(form: FormName, reply: unknown, { session, view }: HostState): Observable<Action> {
  if (form === 'deleteAccount') leave(view.locale);
  if (form === 'deleteAccount' || form === 'resendConfirmation') {
    return of(submissionDone(form, quiet));
  }
  const { name, url } = form === 'userName' ? (reply as { name: string; url: string }) : session;
  const address = href('profile', { userUrl: url }, { locale: view.locale });
  const { subscriptionExpiration } = session;
  return concat(
    form === 'userName' ? of(signedIn({ name, url, subscriptionExpiration })) : EMPTY,
    of(
      pageProfileLoad.requested({ segments: { userUrl: url } }),
      submissionDone(form, { ...quiet, address, notice: form }),
    ),
  );
}

const isSignIn = (form: FormName) => form === 'login' || form === 'register';
const leadsNowhere = (form: FormName) => form === 'accountRecovery' || form === 'recoverPassword';

const isTwoSteps = (form: FormName) => form.startsWith('totp');

/** What was told is the form's alone; whether it is on now is asked anew. */
const twoSteps = (form: FormName, reply: unknown): Observable<Action> =>
  of(
    submissionDone(form, { ...quiet, reply }),
    ...(form === 'totpStart' ? [] : [totpLoad.requested({})]),
  );

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
      mergeMap((reply): Observable<Action> => {
        if (isSignIn(form)) {
          const { locale } = state$.value.view;
          return welcome(form, reply as AccountSession, action, locale, api);
        }
        if (isTwoSteps(form)) return twoSteps(form, reply);
        if (leadsNowhere(form)) return of(submissionDone(form, quiet));
        return changed(form, reply, state$.value);
      }),
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
