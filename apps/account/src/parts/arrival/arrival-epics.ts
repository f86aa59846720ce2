// Behind `epics: () => import(…)`: the stream facade is not there before the data layer.
import { follow } from '@tipmark/contract';
import { COOKIE } from '@tipmark/domain';
import type { ApiClient, ApiFailure, RemoteEpic } from '@tipmark/remote-kit';
import {
  catchError,
  filter,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  switchMap,
  takeUntil,
} from '@tipmark/remote-kit/rx';
import { addressAfterLogin, pageBeforeLogin } from './address-after-login.ts';
import { arrived } from './arrival-slice.ts';
import { cameFrom } from './came-from.ts';
import { failureOf } from './failure-of.ts';
import { expireCookie, readCookie } from './page-cookies.ts';
import { postPendingTips } from './post-pending-tips.ts';
import { loginCommand, registerCommand, socialLoginCommand } from './sign-in-commands.ts';

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

/**
 * After a sign-in: follows the pending tipster, posts stored tips, then opens the next address.
 * Leaving the form ends it.
 */
const arrivalEpic: RemoteEpic = (action$, state$, { api }) => {
  const ofForms = [loginCommand, registerCommand, socialLoginCommand].map((command) =>
    action$.pipe(
      filter(command.is('succeeded')),
      switchMap(({ result: session }) =>
        followPending(api).pipe(
          mergeMap((unfollowed) =>
            postPendingTips(api).pipe(
              map(({ count: posted, problems }) => {
                const { locale } = state$.value.view;
                const from = cameFrom(window.location.search);
                const failed = [...unfollowed, ...problems];
                const hasProblems = failed.length > 0;
                const address = addressAfterLogin({ session, ...from, hasProblems, locale });
                const isBack = address === pageBeforeLogin(from.next);
                return arrived({
                  address,
                  problems: failed,
                  posted,
                  isBack,
                  isNew: session.isNew,
                });
              }),
            ),
          ),
          takeUntil(action$.pipe(filter(command.is('reset')))),
        ),
      ),
    ),
  );
  return merge(...ofForms);
};

export const epics = [arrivalEpic];
