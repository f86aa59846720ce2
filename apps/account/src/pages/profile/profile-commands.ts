import {
  accountDelete,
  changeDescription,
  changeEmail,
  changePageProfile,
  changePageProfileNotification,
  changePassword,
  changeQuietHours,
  changeTelegram,
  changeUserName,
  confirmAccountTotp,
  connectTelegram,
  disconnectTelegram,
  endAccountSessions,
  endAccountTotp,
  follow,
  linkSignIn,
  type ReplyOf,
  renewRecoveryCodes,
  resendEmailConfirmationMessage,
  startAccountTotp,
  subscribePush,
  unlinkSignIn,
  unsubscribePush,
} from '@tipmark/contract';
import {
  accountChanged,
  createCommand,
  emailSet,
  type HostState,
  signedIn,
  updateLoad,
} from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { arrived, type Change } from '../../parts/arrival/arrival-slice.ts';
import {
  followersLoad,
  notificationsLoad,
  pageProfileLoad,
  proofLoad,
  pushLoad,
  sessionsLoad,
  signInsLoad,
  totpLoad,
} from './profile-loads.ts';
import { requestTelegram } from './profile-requests.ts';

export { reauthCommand } from '../../parts/proof/proof-loads.ts';

/** To the profile after a change. */
const toProfile = (notice: Change, { view, session }: HostState, userUrl = session.url) => [
  pageProfileLoad.requested({ segments: { userUrl } }),
  arrived({
    address: href('profile', { userUrl }, { locale: view.locale }),
    problems: [],
    posted: 0,
    notice,
  }),
];

export const descriptionCommand = createCommand('changeDescription', {
  request: changeDescription,
  onSuccess: ({ state }) => toProfile('description', state),
});
export const emailCommand = createCommand('changeEmail', {
  request: changeEmail,
  onSuccess: ({ state, request, result }) => [
    // otherwise it waits for its confirmation
    ...(result.isInForce ? [emailSet(request.body.email)] : []),
    ...toProfile('email', state),
  ],
});
/** The address of a profile changes with its name. */
export const userNameCommand = createCommand('changeUserName', {
  request: changeUserName,
  onSuccess: ({ result: { name, url }, state }) => [
    signedIn({ name, url, subscriptionExpiration: state.session.subscriptionExpiration }),
    ...toProfile('userName', state, url),
  ],
});
export const telegramCommand = createCommand('changeTelegram', {
  request: changeTelegram,
  onSuccess: ({ state }) => toProfile('telegram', state),
});
export const passwordCommand = createCommand('changePassword', {
  request: changePassword,
  onSuccess: ({ state }) => toProfile('changePassword', state),
});
export const deleteAccountCommand = createCommand('deleteAccount', { request: accountDelete });
export const resendConfirmationCommand = createCommand('resendConfirmation', {
  request: resendEmailConfirmationMessage,
});

/** Whether two-step sign-in is on is requested again; the codes stay in the form only. */
const twoSteps = { onSuccess: () => [totpLoad.requested({}), proofLoad.requested({})] };
export const totpStartCommand = createCommand('totpStart', { request: startAccountTotp });
export const totpConfirmCommand = createCommand('totpConfirm', {
  request: confirmAccountTotp,
  ...twoSteps,
});
export const totpRenewCommand = createCommand('totpRenew', {
  request: renewRecoveryCodes,
  ...twoSteps,
});
export const totpEndCommand = createCommand('totpEnd', { request: endAccountTotp, ...twoSteps });

/** The followed capper gains a follower. */
export const followCommand = createCommand('follow', {
  request: follow,
  subjectOf: ({ body }) => body.tipster_user_url,
  onSuccess: ({ result, request, ...received }) => {
    const { isFollowedByAccount } = result;
    const isMeant = ({ url }: { readonly url: string }) => url === request.body.tipster_user_url;
    return [
      ...updateLoad(pageProfileLoad, received, (profile) =>
        isMeant(profile) ? { ...profile, ...result } : undefined,
      ),
      ...updateLoad(followersLoad, received, (list) =>
        list.users.some(isMeant)
          ? {
              ...list,
              users: list.users.map((user) =>
                isMeant(user) ? { ...user, isFollowedByAccount } : user,
              ),
            }
          : undefined,
      ),
    ];
  },
});
/** Privacy and reset; the reply is the full profile. */
export const changeProfileCommand = createCommand('changePageProfile', {
  request: changePageProfile,
  subjectOf: ({ body }) => (body?.is_reset ? 'reset' : 'privacy'),
  onSuccess: ({ result, ...received }) =>
    updateLoad(pageProfileLoad, received, ({ url }) => (url === result.url ? result : undefined)),
});
/** The reply is the whole list. */
export const notificationCommand = createCommand('changeProfileNotification', {
  request: changePageProfileNotification,
  onSuccess: ({ result, ...received }) => [
    accountChanged({
      isNotificationsEnabled: result.types.some(({ isActive, isLocked }) => isActive && !isLocked),
    }),
    ...updateLoad(notificationsLoad, received, () => result),
  ],
});
export const quietHoursCommand = createCommand('changeQuietHours', {
  request: changeQuietHours,
  onSuccess: ({ result, ...received }) => updateLoad(notificationsLoad, received, () => result),
});
/** The reply is the remaining sessions. */
export const endSessionsCommand = createCommand('endAccountSessions', {
  request: endAccountSessions,
  onSuccess: ({ result, ...received }) => updateLoad(sessionsLoad, received, () => result),
});
/** The browser continues at the other site. */
export const linkSignInCommand = createCommand('linkSignIn', { request: linkSignIn });
export const unlinkSignInCommand = createCommand('unlinkSignIn', {
  request: unlinkSignIn,
  onSuccess: () => [signInsLoad.requested({})],
});
export const connectTelegramCommand = createCommand('connectTelegram', {
  request: connectTelegram,
});
export const disconnectTelegramCommand = createCommand('disconnectTelegram', {
  request: disconnectTelegram,
  onSuccess: () => [requestTelegram()],
});
interface PushChanged {
  readonly result: ReplyOf<typeof subscribePush>;
  readonly state: HostState;
  readonly receivedAt: number;
}

/** The reply is what is subscribed now; which kinds may be sent to browsers depends on it. */
const pushChanged = {
  onSuccess: ({ result, ...received }: PushChanged) => [
    ...updateLoad(pushLoad, received, () => result),
    notificationsLoad.requested({}),
  ],
};
export const subscribePushCommand = createCommand('subscribePush', {
  request: subscribePush,
  ...pushChanged,
});
export const unsubscribePushCommand = createCommand('unsubscribePush', {
  request: unsubscribePush,
  ...pushChanged,
});
