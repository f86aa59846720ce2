import type { EndpointName } from '@tipmark/contract';
import { tableOf } from '@tipmark/domain';
import type { Hints } from './schema-example.ts';

const HASH = '4997e12f6fefcdd8ea2e5fd725241241b79b06d7a18f5697f5940e7376926830';
/** 2026-11-21 18:00 UTC. */
const SECOND = 1_795_284_000;
const MATCH = '50213-zenit-spartak-2026-11-21';
const LEAGUE = '39-premier-league';
const PAYMENT = '0b9f2f6e-5d1c-4c0a-9a53-0f6f1f7d9b11';
const PASSWORD = 'a quiet harbour at noon';
const CODE = '492039';
const SECRET = 'Vx3rQ8nT1kLw5mZc7bYp9sHd2fGj4aNe6uRo0iKtWqM';
const SIGNATURE = `${SECRET}${SECRET}`;

/** What fields of these names look like, for the examples of the description. */
const EXAMPLE_HINTS: Hints = {
  matchUrl: MATCH,
  leagueUrl: LEAGUE,
  leagueId: LEAGUE,
  teamUrl: '2817-zenit',
  playerUrl: '77-sinner',
  rivalId: '78-alcaraz',
  refereeUrl: '12-m-oliver',
  userUrl: 'ivan-p',
  paymentId: PAYMENT,
  payment: PAYMENT,
  token: SECRET,
  next: '/value-trends',
  topic: 1,
  orderId: PAYMENT,
  added: ['m512', 't7'],
  removed: ['l39'],
  tipster_user_url: 'ivan-p',
  // the main one of any sport
  market: '0',
  odd_type: '1x2.1',
  oddType: '1x2.1',
  oddsTypes: ['1x2.1'],
  odd_value: 1.92,
  odds: 1.92,
  currentOdds: 1.88,
  date: '2026-11-21',
  timestamp: SECOND,
  at: SECOND,
  asOf: SECOND,
  createdAt: SECOND,
  startsAt: SECOND,
  maxMatchTimestamp: SECOND,
  hash: HASH,
  previousHash: HASH,
  country: 'IT',
  id: 1,
  ids: ['3f0a1c52-9d4e-4b7a-8c61-5e2f90d7b314'],
  query: 'zenit',
  email: 'ivan@example.com',
  userEmail: 'ivan@example.com',
  userPassword: PASSWORD,
  password: PASSWORD,
  userName: 'Ivan P.',
  name: 'Zenit',
  description: 'Goals come late in these matches.',
  message: 'The referee of this match is another one.',
  quietFrom: '23:00',
  quietTo: '08:00',
  telegram: 'zenit_fan',
  endpoint: 'https://fcm.googleapis.com/fcm/send/example',
  p256dh: 'BB4YUy_UdUwC8wQdnHXOszuD_9gax85P6ILMscmLxYlupGwxHE4v9A3ZajZT5uRURdMt_khuztdcepDGoYiBwKM',
  auth: 'dGlwbWFyay1leGFtcGxlcw',
  // as pages send them at first
  countOfMatches: 10,
  countOfMonths: 12,
  isExcludeFriendlies: '1',
  isIncludeHomeMatches: '1',
  isIncludeAwayMatches: '1',
  isInit: '1',
  areOnlyActive: '1',
  areOnlyAssignedToMatch: '1',
  matchesHours: 24,
  nextMatchesHours: 48,
};

const BET = {
  placedAt: '2023-12-02T20:15',
  sport: 'soccer',
  event: 'Zenit – Spartak',
  outcome: 'Zenit',
  bookmaker: 'Rivalto',
  odds: '1.85',
  stake: '1000',
  currency: 'RUB',
  status: 'pending',
};

/** Bodies whose fields exclude or repeat each other, by the name of the call. */
export const BODY_EXAMPLES = tableOf<unknown>({
  accountDelete: { password: PASSWORD },
  accountExport: { password: PASSWORD },
  addLedgerStatement: {
    witness: 'Archive of a newspaper',
    publicKey: SECRET,
    head: { date: '2026-11-21', seq: 1204, hash: HASH, signature: SIGNATURE, publicKey: SECRET },
    seenAt: SECOND,
    signature: SIGNATURE,
  },
  betAdd: BET,
  betChange: { ...BET, version: 1 },
  betImport: {
    text: 'date;event;outcome;bookmaker;odds;stake\n02.12.2023 20:15;Zenit – Spartak;1;Rivalto;1,85;1000',
    currency: 'RUB',
    isPreview: true,
  },
  changeEmail: { password: PASSWORD, email: 'ivan.petrov@example.com' },
  changePageProfile: { is_privacy: true, is_privacy_enabled: true },
  changePassword: {
    password: PASSWORD,
    newPassword: 'seven lamps along the pier',
    confirmPassword: 'seven lamps along the pier',
  },
  changeUserName: { userName: 'Ivan Petrov' },
  confirmAccountTotp: { code: CODE },
  connectTelegram: { password: PASSWORD },
  disconnectTelegram: { password: PASSWORD },
  endAccountTotp: { password: PASSWORD, code: CODE },
  makeOpenKey: { name: 'Table in the blog', password: PASSWORD },
  revokeOpenKey: { id: PAYMENT },
  makeWebhook: {
    address: 'https://hooks.example.org/tipmark',
    allCappers: true,
    password: PASSWORD,
  },
  renewWebhookSecret: { id: PAYMENT, password: PASSWORD },
  testWebhook: { id: PAYMENT },
  resendWebhook: { id: PAYMENT },
  enableWebhook: { id: PAYMENT },
  deleteWebhook: { id: PAYMENT },
  linkSignIn: { password: PASSWORD, provider: 'google' },
  recoverPassword: {
    passRecoveryHash: HASH,
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
  },
  renewRecoveryCodes: { password: PASSWORD, code: CODE },
  revertEmail: { revertHash: HASH, password: PASSWORD, passwordConfirmation: PASSWORD },
  startAccountTotp: { password: PASSWORD },
  unlinkSignIn: { password: PASSWORD, provider: 'google' },
}) satisfies Partial<Record<EndpointName, unknown>>;

/** Tried in order: tennis has its own outcomes. */
export const HINT_SETS: readonly Hints[] = [
  EXAMPLE_HINTS,
  { ...EXAMPLE_HINTS, odd_type: 'win.1', oddType: 'win.1', oddsTypes: ['win.1'] },
];
