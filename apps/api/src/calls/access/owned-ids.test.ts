import {
  type DeclaredEndpoint,
  type EndpointName,
  endpoints,
  type TemplateKindName,
} from '@tipmark/contract';
import { SPORT, type SportName } from '@tipmark/domain';
import type { InjectOptions } from 'fastify';
import { aBet } from '../../betting/bets/testing/bet-calls.ts';
import {
  aSubscriber,
  TEMPLATE_NAMES,
  TEMPLATE_PATHS,
} from '../../discovery/templates/testing/template-calls.ts';
import { linkSecret } from '../../people/account/links/auth-hashes.ts';
import { storeLink } from '../../people/account/links/link-queries.ts';
import { PASSWORD, type Person } from '../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { POSTED_AT, someTippableMatches } from '../../testing/tips.ts';

/** A timeout for busy machines. */
const PATIENCE_MS = 120_000;

let api: TestApi;

let owner: Person;

let other: Person;

/** Data of the owner, by the name of the segment or field that refers to it. */
let owned: {
  betId: number;
  keyId: string;
  webhookId: string;
  deliveryId: string;
  tipId: number;
  userUrl: string;
  sessionId: string;
  proof: string;
  paymentUrl: string;
  templateIds: ReadonlyMap<TemplateKindName, number>;
};

beforeAll(async () => {
  api = await createTestApi({ now: POSTED_AT });
  await someTippableMatches(api, 3);
  owner = await aSubscriber(api);
  other = await aSubscriber(api);
  const { tip } = (
    await call(owner, {
      method: 'POST',
      url: '/soccer/events/tips/101/1',
      payload: { odd_type: '1x2.1', stake: 2, description: 'mine' },
    })
  ).json().data;
  const sessions = (await call(owner, { url: '/account/sessions' })).json().data;
  const { id: userId } = await api.services.db
    .selectFrom('users')
    .select('id')
    .where('url', '=', owner.url)
    .executeTakeFirstOrThrow();
  const proof = linkSecret(api.services.linkKey, 'reauth', 'a letter to the owner');
  const link = { kind: 'reauth', secret: proof, userId, email: owner.email } as const;
  await storeLink(api.services.db, link, POSTED_AT);
  const templateIds = new Map<TemplateKindName, number>();
  for (const kind of TEMPLATE_NAMES) {
    const payload = { name: 'mine', params: {}, notificationParams: {} };
    const added = await call(owner, { method: 'POST', url: TEMPLATE_PATHS[kind][0], payload });
    templateIds.set(kind, added.json().data.id);
  }
  const started = await call(owner, {
    method: 'POST',
    url: '/change-subscription',
    payload: { subscriptionType: 2 },
  });
  const recorded = await call(owner, {
    method: 'POST',
    url: '/bet-book/bets',
    payload: aBet({ note: 'mine' }),
  });
  const made = await call(owner, {
    method: 'POST',
    url: '/account/open-keys',
    payload: { name: 'mine', password: PASSWORD },
  });
  const hook = await call(owner, {
    method: 'POST',
    url: '/account/webhooks',
    payload: { address: 'https://hooks.example.org/', allCappers: true, password: PASSWORD },
  });
  const webhookId: string = hook.json().data.list.webhooks[0].id;
  const tested = await call(owner, {
    method: 'POST',
    url: '/account/webhooks/test',
    payload: { id: webhookId },
  });
  await api.services.db.updateTable('webhook_deliveries').set({ status: 'failed' }).execute();
  owned = {
    webhookId,
    deliveryId: tested.json().data.deliveries[0].id,
    keyId: made.json().data.list.keys[0].id,
    betId: recorded.json().data.bet.id,
    templateIds,
    tipId: tip.id,
    userUrl: owner.url,
    sessionId: sessions.sessions[0].id,
    paymentUrl: started.json().data.paymentUrl.replace(/^\/en/, ''),
    proof,
  };
}, 60_000);

afterAll(() => api.close());

function call(person: Person, options: InjectOptions) {
  return api.app.inject({ ...options, headers: { ...person.headers } });
}

const PASSWORDS = { newPassword: 'a bell under water', confirmPassword: 'a bell under water' };

/** Calls that only affect the caller: nothing in them refers to another user's data. */
const NAMES_NOTHING: readonly EndpointName[] = [
  'accountExport',
  'betBook',
  'betAdd',
  'betExport',
  'betImport',
  'accountProof',
  'changePayCard',
  'premiumReceipts',
  'accountNotices',
  'accountSignIns',
  'accountPush',
  'subscribePush',
  // Only the caller's own browsers: `push.test.ts`.
  'unsubscribePush',
  'connectTelegram',
  'disconnectTelegram',
  'linkSignIn',
  'unlinkSignIn',
  // Marks no notifications of other users: `telegram.test.ts`.
  'readAccountNotices',
  'accountCalendar',
  'renewAccountCalendar',
  'accountFavourites',
  'accountReauth',
  'accountSessions',
  'accountTotp',
  'openKeys',
  'webhooks',
  'confirmAccountTotp',
  'changeSubscription',
  'checkTelegramConnection',
  'notifiedMatches',
  'pageSoccerValueTrends',
  'sendPayProGlobalLoginLink',
  ...TEMPLATE_NAMES.map((kind) => `${kind}TemplateAdd` as const),
  'changeDescription',
  'changeDisplay',
  'changeQuietHours',
  'changeEmail',
  'changePageProfileNotification',
  'changeTelegram',
  'changeUserName',
  'pageProfileNotifications',
  'resendEmailConfirmationMessage',
];

/** Calls that refer to public data: a match, another profile to follow. */
const NAMES_PUBLIC_THINGS: readonly EndpointName[] = [
  'changeAccountFavourites',
  'follow',
  'hockeyEventTipAdd',
  'soccerEventTipAdd',
  'tennisEventTipAdd',
  ...(Object.keys(SPORT) as SportName[]).flatMap((sport) => [
    `${sport}MatchNotification` as const,
    `${sport}MatchNotificationSave` as const,
    `${sport}MatchNotificationDelete` as const,
    `${sport}OddsScannerOutcomeDetails` as const,
  ]),
];

/** Everything that can be done to a template of one kind. */
function onTemplates(kind: TemplateKindName): [string, () => InjectOptions][] {
  const [templates, notifications] = TEMPLATE_PATHS[kind];
  const payload = { name: 'not mine', params: {} };
  const id = () => owned.templateIds.get(kind);
  return [
    [`${kind}TemplateChange`, () => ({ method: 'PUT', url: `${templates}/${id()}`, payload })],
    [`${kind}TemplateDelete`, () => ({ method: 'DELETE', url: `${templates}/${id()}` })],
    [
      `${kind}TemplateNotificationAdd`,
      () => ({ method: 'POST', url: `${notifications}/${id()}`, payload: {} }),
    ],
    [
      `${kind}TemplateNotificationChange`,
      () => ({ method: 'PUT', url: `${notifications}/${id()}`, payload: { isActive: false } }),
    ],
    [
      `${kind}TemplateNotificationDelete`,
      () => ({ method: 'DELETE', url: `${notifications}/${id()}` }),
    ],
    [`${kind}TemplateNotificationRecord`, () => ({ url: `${notifications}/${id()}/record` })],
  ];
}

/** Calls that refer to a user's own data: called by another user, they must not find it. */
const OF_SOMEBODY: Partial<Record<EndpointName, () => InjectOptions>> = {
  ...Object.fromEntries(TEMPLATE_NAMES.flatMap(onTemplates)),
  betForm: () => ({ url: `/bet-book/form?bet=${owned.betId}` }),
  betChange: () => ({
    method: 'PUT',
    url: `/bet-book/bets/${owned.betId}`,
    payload: { ...aBet({ stake: '9' }), version: 1 },
  }),
  betDelete: () => ({
    method: 'POST',
    url: `/bet-book/bets/${owned.betId}/delete`,
    payload: { version: 1 },
  }),
  sandboxPayment: () => ({ url: owned.paymentUrl }),
  decideSandboxPayment: () => ({
    method: 'POST',
    url: owned.paymentUrl,
    payload: { decision: 'approve' },
  }),
  accountDelete: () => ({
    method: 'POST',
    url: '/account/delete',
    payload: { authHash: owned.proof },
  }),
  changePageProfile: () => ({
    method: 'PUT',
    url: `/page-profile/${owned.userUrl}`,
    payload: { is_reset: true },
  }),
  changePassword: () => ({
    method: 'POST',
    url: '/change-password',
    payload: { authHash: owned.proof, ...PASSWORDS },
  }),
  makeOpenKey: () => ({
    method: 'POST',
    url: '/account/open-keys',
    payload: { name: 'not mine', authHash: owned.proof },
  }),
  makeWebhook: () => ({
    method: 'POST',
    url: '/account/webhooks',
    payload: { address: 'https://hooks.example.org/', allCappers: true, authHash: owned.proof },
  }),
  renewWebhookSecret: () => ({
    method: 'POST',
    url: '/account/webhooks/secret',
    payload: { id: owned.webhookId, authHash: owned.proof },
  }),
  ...Object.fromEntries(
    (['test', 'enable', 'delete'] as const).map((name) => [
      `${name}Webhook`,
      () => ({
        method: 'POST',
        url: `/account/webhooks/${name}`,
        payload: { id: owned.webhookId },
      }),
    ]),
  ),
  resendWebhook: () => ({
    method: 'POST',
    url: '/account/webhooks/resend',
    payload: { id: owned.deliveryId },
  }),
  revokeOpenKey: () => ({
    method: 'POST',
    url: '/account/open-keys/revoke',
    payload: { id: owned.keyId },
  }),
  startAccountTotp: () => ({
    method: 'POST',
    url: '/account/totp',
    payload: { authHash: owned.proof },
  }),
  endAccountTotp: () => ({
    method: 'POST',
    url: '/account/totp/off',
    payload: { authHash: owned.proof, code: '000000' },
  }),
  renewRecoveryCodes: () => ({
    method: 'POST',
    url: '/account/totp/recovery-codes',
    payload: { authHash: owned.proof, code: '000000' },
  }),
  endAccountSessions: () => ({
    method: 'DELETE',
    url: `/account/sessions?id=${owned.sessionId}`,
  }),
  hockeyEventTipChange: () => ({
    method: 'PUT',
    url: `/hockey/events/tips/101/2/${owned.tipId}`,
    payload: { odd_type: '1x2.2', stake: 9, description: 'not mine' },
  }),
  tennisEventTipChange: () => ({
    method: 'PUT',
    url: `/tennis/events/tips/101/3/${owned.tipId}`,
    payload: { odd_type: 'win.2', stake: 9, description: 'not mine' },
  }),
  soccerEventTipChange: () => ({
    method: 'PUT',
    url: `/soccer/events/tips/101/1/${owned.tipId}`,
    payload: { odd_type: '1x2.2', stake: 9, description: 'not mine' },
  }),
};

const PERSONAL = (Object.keys(endpoints) as EndpointName[]).filter((name) => {
  const { access }: DeclaredEndpoint = endpoints[name];
  return access !== 'public' && access !== 'local';
});

test(
  'every personal call is classified by whether it refers to a user’s own data',
  () => {
    const classified = [
      ...NAMES_NOTHING,
      ...NAMES_PUBLIC_THINGS,
      ...(Object.keys(OF_SOMEBODY) as EndpointName[]),
    ];
    expect(PERSONAL.filter((name) => !classified.includes(name))).toEqual([]);
  },
  PATIENCE_MS,
);

async function stateOfOwner() {
  const tips = (await call(owner, { url: '/soccer/events/tips/101/1' })).json().data.tips;
  const profile = (await call(owner, { url: `/page-profile/${owner.url}` })).json().data;
  const sessions = (await call(owner, { url: '/account/sessions' })).json().data.sessions;
  const templates = [];
  for (const [url] of Object.values(TEMPLATE_PATHS)) {
    templates.push((await call(owner, { url })).json().data.customs);
  }
  const { bets } = (await call(owner, { url: '/bet-book' })).json().data;
  return { tips, bets, templates, reset: profile.resetAt, sessions: sessions.length };
}

test.each(Object.entries(OF_SOMEBODY))(
  '%s neither finds nor changes data of another user',
  async (_name, made) => {
    const before = await stateOfOwner();
    const reply = await call(other, made());
    expect([400, 404]).toContain(reply.statusCode);
    expect(reply.body).not.toContain('mine');
    expect(await stateOfOwner()).toEqual(before);
    const login = await call(owner, {
      method: 'POST',
      url: '/login',
      payload: { userEmail: owner.email, userPassword: PASSWORD },
    });
    expect(login.statusCode).toBe(200);
    owner = { ...owner, headers: { authorization: login.json().data.token } };
    // The sign-in ended the session of the header: the owner's new one is used from here on.
    const { sessions } = (await call(owner, { url: '/account/sessions' })).json().data;
    owned.sessionId = sessions[0].id;
  },
);

test(
  'a tip is not found under the path of another match',
  async () => {
    const url = `/soccer/events/tips/102/1/${owned.tipId}`;
    const payload = { odd_type: '1x2.2', stake: 9, description: '' };
    expect((await call(owner, { method: 'PUT', url, payload })).statusCode).toBe(404);
  },
  PATIENCE_MS,
);
