import type { endpoints } from '@tipmark/contract';
import type { InjectOptions } from 'fastify';
import { aSubscriber } from '../../../discovery/templates/testing/template-calls.ts';
import type { TestApi } from '../../../testing/create-test-api.ts';
import { linkSecret } from '../links/auth-hashes.ts';
import { storeLink } from '../links/link-queries.ts';
import { digestOf } from '../sessions/session-token.ts';
import { codeAt } from '../totp/time-codes.ts';
import { aConfirmedPerson, aPerson, hashFor, PASSWORD, type Person } from './people.ts';
import { enableTwoSteps, startTwoSteps } from './two-steps.ts';

type AccountName =
  | 'accountReauth'
  | 'accountDelete'
  | 'accountExport'
  | 'accountProof'
  | 'accountCalendar'
  | 'accountFavourites'
  | 'favouritesCalendar'
  | 'renewAccountCalendar'
  | 'accountSessions'
  | 'currentSession'
  | 'endSessions'
  | 'moderateProfile'
  | 'profilesOnModeration'
  | 'accountTotp'
  | 'changeAccountFavourites'
  | 'changeDescription'
  | 'changeDisplay'
  | 'changeEmail'
  | 'changePageProfile'
  | 'changePageProfileNotification'
  | 'changePassword'
  | 'changeTelegram'
  | 'changeUserName'
  | 'confirmAccountTotp'
  | 'confirmEmail'
  | 'endAccountSessions'
  | 'endAccountTotp'
  | 'follow'
  | 'followers'
  | 'login'
  | 'logout'
  | 'makeOpenKey'
  | 'openKeys'
  | 'pageProfile'
  | 'pageProfileNotifications'
  | 'recoverPassword'
  | 'recoverPasswordLink'
  | 'register'
  | 'renewRecoveryCodes'
  | 'revertEmail'
  | 'revokeOpenKey'
  | 'resendEmailConfirmationMessage'
  | 'sendPassRecoveryMessage'
  | 'startAccountTotp'
  | 'unsubscribe'
  | 'unsubscribeAtOnce'
  | 'userInfo'
  | 'verifyEmail'
  | 'verifyUserName';

type Call = () => Promise<InjectOptions>;

async function userIdOf(api: TestApi, { url }: Person): Promise<number> {
  const { id } = await api.services.db
    .selectFrom('users')
    .select('id')
    .where('url', '=', url)
    .executeTakeFirstOrThrow();
  return id;
}

async function recoveryHash(api: TestApi, { email }: Person): Promise<string> {
  await api.app.inject({
    method: 'POST',
    url: '/send-pass-recovery-message',
    payload: { userEmail: email },
  });
  return hashFor(api, email, 'recover-password');
}

async function unsubscribeHash(api: TestApi): Promise<string> {
  const { linkKey, db, clock } = api.services;
  const person = await aPerson(api);
  const userId = await userIdOf(api, person);
  const secret = linkSecret(linkKey, 'unsubscribe', person.url);
  await storeLink(db, { kind: 'unsubscribe', secret, userId, email: person.email }, clock());
  return secret;
}

/** A valid call of every account endpoint, each by a different user. */
export function accountCalls(
  getApi: () => TestApi,
): Record<Extract<keyof typeof endpoints, AccountName>, Call> {
  const write =
    (url: string, body: (person: Person) => object, method: 'POST' | 'PUT' = 'POST') =>
    async (): Promise<InjectOptions> => {
      const person = await aPerson(getApi());
      return { method, url, headers: person.headers, payload: body(person) };
    };
  const read =
    (url: string, method: 'GET' | 'DELETE' = 'GET') =>
    async () => {
      const { headers } = await aPerson(getApi());
      return { method, url, headers };
    };
  const provedTwice = (url: string) => async () => {
    const person = await aPerson(getApi());
    const { recoveryCodes } = await enableTwoSteps(getApi(), person);
    const payload = { password: PASSWORD, code: recoveryCodes[0] };
    return { method: 'POST' as const, url, headers: person.headers, payload };
  };
  return {
    accountDelete: write('/account/delete', () => ({ password: PASSWORD })),
    accountExport: write('/account/export', () => ({ password: PASSWORD })),
    accountProof: read('/account/proof'),
    accountSessions: read('/account/sessions'),
    async currentSession() {
      const { headers } = await aPerson(getApi());
      // the account adopts what was chosen before the sign-in
      const cookie = 'display=american';
      return { method: 'GET', url: '/account/session', headers: { ...headers, cookie } };
    },
    async endSessions() {
      const { url: userUrl } = await aPerson(getApi());
      const headers = { authorization: getApi().services.operatorKey };
      return { method: 'POST', url: '/moderation/sessions/end', headers, payload: { userUrl } };
    },
    async moderateProfile() {
      const { url: userUrl, headers } = await aPerson(getApi());
      const { app, services } = getApi();
      const texts = [
        ['/change-user-name', { userName: `fuck ${userUrl}` }],
        ['/profile/change-description', { description: 'Fixed match every day.' }],
        ['/profile/change-telegram', { telegram: 'olga_tips' }],
      ] as const;
      for (const [url, payload] of texts) {
        await app.inject({ method: 'POST', url, headers, payload });
      }
      const url = `/moderation/profiles/${userUrl}/approve`;
      return { method: 'POST', url, headers: { authorization: services.operatorKey } };
    },
    profilesOnModeration: async () => ({
      url: '/moderation/profiles',
      headers: { authorization: getApi().services.operatorKey },
    }),
    endAccountSessions: read('/account/sessions', 'DELETE'),
    accountTotp: read('/account/totp'),
    openKeys: read('/account/open-keys'),
    makeOpenKey: write('/account/open-keys', () => ({ name: 'Bot', password: PASSWORD })),
    async revokeOpenKey() {
      const { headers } = await aPerson(getApi());
      const url = '/account/open-keys';
      const made = { name: 'Bot', password: PASSWORD };
      const reply = await getApi().app.inject({ method: 'POST', url, headers, payload: made });
      const [{ id }] = reply.json().data.list.keys;
      return { method: 'POST', url: `${url}/revoke`, headers, payload: { id } };
    },
    startAccountTotp: write('/account/totp', () => ({ password: PASSWORD })),
    async confirmAccountTotp() {
      const person = await aPerson(getApi());
      const code = codeAt(await startTwoSteps(getApi(), person), getApi().services.clock());
      return { method: 'PUT', url: '/account/totp', headers: person.headers, payload: { code } };
    },
    endAccountTotp: provedTwice('/account/totp/off'),
    renewRecoveryCodes: provedTwice('/account/totp/recovery-codes'),
    async accountReauth() {
      const { headers } = await aConfirmedPerson(getApi());
      return { method: 'POST', url: '/account/reauth', headers, payload: {} };
    },
    changeDisplay: write('/account/display', () => ({ display: 'american' }), 'PUT'),
    changeDescription: write('/profile/change-description', () => ({ description: 'Дерби' })),
    async changeEmail() {
      const { email, headers } = await aConfirmedPerson(getApi());
      const payload = { email: `new.${email}`, password: PASSWORD };
      return { method: 'POST', url: '/change-email', headers, payload };
    },
    changePageProfile: async () => {
      const { url, headers } = await aPerson(getApi());
      const payload = { is_reset: true };
      return { method: 'PUT', url: `/page-profile/${url}`, headers, payload };
    },
    changePageProfileNotification: write(
      '/page-profile-notifications',
      () => ({ type: 1, isActive: false, channels: [1] }),
      'PUT',
    ),
    changePassword: write('/change-password', () => ({
      oldPassword: PASSWORD,
      newPassword: 'another harbour at night',
      confirmPassword: 'another harbour at night',
    })),
    changeTelegram: write('/profile/change-telegram', () => ({ telegram: '@ivan_tips' })),
    changeUserName: write('/change-user-name', ({ name }) => ({ userName: `${name} second` })),
    async confirmEmail() {
      const { email } = await aPerson(getApi());
      return { url: `/confirm-email/${await hashFor(getApi(), email, 'confirm-email')}` };
    },
    async accountCalendar() {
      const { headers } = await aPerson(getApi());
      return { url: '/account/calendar', headers };
    },
    async renewAccountCalendar() {
      const { headers } = await aPerson(getApi());
      return { method: 'POST', url: '/account/calendar', headers, payload: {} };
    },
    async favouritesCalendar() {
      const { headers } = await aPerson(getApi());
      const renewal = { method: 'POST', url: '/account/calendar', headers, payload: {} } as const;
      const { token } = (await getApi().app.inject(renewal)).json().data;
      return { url: `/favourites-calendar/${token}` };
    },
    async accountFavourites() {
      const { headers } = await aPerson(getApi());
      return { url: '/account/favourites', headers };
    },
    async changeAccountFavourites() {
      const { headers } = await aPerson(getApi());
      const payload = { added: ['m1', 'l1', 't1'], removed: ['t2'] };
      return { method: 'PUT', url: '/account/favourites', headers, payload };
    },
    async follow() {
      const [follower, tipster] = [await aPerson(getApi()), await aSubscriber(getApi())];
      const payload = { tipster_user_url: tipster.url, is_follow: true };
      return { method: 'PUT', url: '/follow', headers: follower.headers, payload };
    },
    async followers() {
      const { url, headers } = await aPerson(getApi());
      return { url: `/followers/${url}/1`, headers };
    },
    async login() {
      const { email } = await aPerson(getApi());
      return {
        method: 'POST',
        url: '/login',
        payload: {
          userEmail: email,
          userPassword: PASSWORD,
          deviceInfo: { timezone: 'Asia/Tokyo' },
        },
      };
    },
    logout: write('/logout', () => ({})),
    async pageProfile() {
      const { url, headers } = await aPerson(getApi());
      return { url: `/page-profile/${url}`, headers };
    },
    async pageProfileNotifications() {
      const { headers } = await aPerson(getApi());
      return { url: '/page-profile-notifications', headers };
    },
    async recoverPassword() {
      const passRecoveryHash = await recoveryHash(getApi(), await aPerson(getApi()));
      const password = 'a third harbour at dawn';
      const payload = { passRecoveryHash, password, passwordConfirmation: password };
      return { method: 'POST', url: '/recover-password', payload };
    },
    async recoverPasswordLink() {
      return { url: `/recover-password/${await recoveryHash(getApi(), await aPerson(getApi()))}` };
    },
    async revertEmail() {
      const { email, headers } = await aConfirmedPerson(getApi());
      const sent = { email: `new.${email}`, password: PASSWORD };
      const { app } = getApi();
      await app.inject({ method: 'POST', url: '/change-email', headers, payload: sent });
      const revertHash = await hashFor(getApi(), email, 'revert-email');
      const password = 'a fourth harbour at dusk';
      const payload = { revertHash, password, passwordConfirmation: password };
      return { method: 'POST', url: '/revert-email', payload };
    },
    async register() {
      const { email, name } = await aPerson(getApi());
      const payload = { userEmail: `x.${email}`, userPassword: PASSWORD, userName: `${name} x` };
      return { method: 'POST', url: '/register', payload };
    },
    resendEmailConfirmationMessage: write('/resend-email-confirmation-message', () => ({})),
    sendPassRecoveryMessage: write('/send-pass-recovery-message', ({ email }) => ({
      userEmail: email,
    })),
    async unsubscribeAtOnce() {
      const hash = await unsubscribeHash(getApi());
      return { method: 'POST', url: `/unsubscribe/one-click/${hash}` };
    },
    async unsubscribe() {
      const secret = await unsubscribeHash(getApi());
      return { method: 'POST', url: '/unsubscribe', payload: { options: [0], token: secret } };
    },
    async userInfo() {
      const userId = await userIdOf(getApi(), await aPerson(getApi()));
      const value = `legacy-${userId}`;
      const row = { value_hash: digestOf(value), user_id: userId };
      await getApi().services.db.insertInto('legacy_auth').values(row).execute();
      return { url: `/user-info/${value}` };
    },
    verifyEmail: async () => ({
      method: 'POST',
      url: '/verify-email',
      payload: { userEmail: 'free@example.com' },
    }),
    verifyUserName: async () => ({
      method: 'POST',
      url: '/verify-user-name',
      payload: { userName: 'Nobody Yet' },
    }),
  };
}
