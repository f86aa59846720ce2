import {
  accountDelete,
  changeDescription,
  changeEmail,
  changePageProfile,
  changePageProfileNotification,
  changePassword,
  changeTelegram,
  changeUserName,
  confirmAccountTotp,
  endAccountSessions,
  endAccountTotp,
  follow,
  renewRecoveryCodes,
  resendEmailConfirmationMessage,
  startAccountTotp,
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
import { arrived, type Change } from '../../shared/arrival/arrival-slice.ts';
import { notificationsLoad, pageProfileLoad, sessionsLoad, totpLoad } from './profile-loads.ts';

/** On to the profile as it is after a change. */
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
  onSuccess: ({ state, request }) => [emailSet(request.body.email), ...toProfile('email', state)],
});
/** The address of a profile goes with its name. */
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

/** Whether two-step sign-in is on now is asked anew; the codes are the form's alone. */
const twoSteps = { onSuccess: () => [totpLoad.requested({})] };
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

/** Who is followed now has one follower more. */
export const followCommand = createCommand('follow', {
  request: follow,
  subjectOf: ({ body }) => body.tipster_user_url,
  onSuccess: ({ result, request, ...received }) =>
    updateLoad(pageProfileLoad, received, (profile) =>
      profile.url === request.body.tipster_user_url ? { ...profile, ...result } : undefined,
    ),
});
/** Privacy and reset; they answer with the whole profile. */
export const changeProfileCommand = createCommand('changePageProfile', {
  request: changePageProfile,
  subjectOf: ({ body }) => (body?.is_reset ? 'reset' : 'privacy'),
  onSuccess: ({ result, ...received }) =>
    updateLoad(pageProfileLoad, received, ({ url }) => (url === result.url ? result : undefined)),
});
/** Answers with the whole list. */
export const notificationCommand = createCommand('changeProfileNotification', {
  request: changePageProfileNotification,
  onSuccess: ({ result, ...received }) => [
    accountChanged({
      isNotificationsEnabled: result.types.some(({ isActive, isLocked }) => isActive && !isLocked),
    }),
    ...updateLoad(notificationsLoad, received, () => result),
  ],
});
/** Answers with the sessions that are left. */
export const endSessionsCommand = createCommand('endAccountSessions', {
  request: endAccountSessions,
  onSuccess: ({ result, ...received }) => updateLoad(sessionsLoad, received, () => result),
});
