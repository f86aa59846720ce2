import type { EndpointName, Endpoints } from '@tipmark/contract';
import type { SportName } from '@tipmark/domain';

/** Every call that writes, by the contract. */
export type WriteName = {
  [Name in EndpointName]: Endpoints[Name]['method'] extends 'GET' ? never : Name;
}[EndpointName];

/**
 * `once`: however often it is sent at once, the database changes as by one.
 * `keyed`: so with an idempotency key; without one each request is a wish of its own.
 * A text: why each request may count.
 */
export type Expected = 'once' | 'keyed' | { readonly each: string };

const each = (why: string): Expected => ({ each: why });

const READS = each('reads although it is a POST');
const LETTER = each('a letter for each request, as many as the limit of the call allows');
const SESSION = each('each sign-in is a session');

type OfSport<Call extends string> = Extract<WriteName, `${SportName}${Call}`>;

const inSports = <Call extends string>(call: Call, expected: Expected) =>
  Object.fromEntries(
    (['soccer', 'hockey', 'tennis'] as const).map((sport) => [`${sport}${call}`, expected]),
  ) as Record<OfSport<Call>, Expected>;

type TemplateName = Extract<WriteName, `${string}Template${string}`>;

const TEMPLATE_CALLS: Readonly<Record<string, Expected>> = {
  Add: 'keyed',
  Change: 'once',
  Delete: 'once',
  NotificationAdd: 'once',
  NotificationChange: 'once',
  NotificationDelete: 'once',
};

const templates = Object.fromEntries(
  ['tips', 'users', 'soccerScanner', 'hockeyScanner', 'tennisScanner'].flatMap((kind) =>
    Object.entries(TEMPLATE_CALLS).map(([call, expected]) => [`${kind}Template${call}`, expected]),
  ),
) as Record<TemplateName, Expected>;

/** What many at once may do. A write of the contract without a row does not compile. */
export const EXPECTED: Readonly<Record<WriteName, Expected>> = {
  ...templates,
  ...inSports('EventTipAdd', 'once'),
  ...inSports('EventTipChange', 'once'),
  ...inSports('MatchNotificationSave', 'once'),
  ...inSports('MatchNotificationDelete', 'once'),
  ...inSports('OddsScannerParameters', READS),
  ...inSports('OddsScannerRecord', READS),
  ...inSports('OddsScannerOutcomeDetails', READS),
  accountDelete: 'once',
  accountExport: READS,
  accountReauth: LETTER,
  addLedgerStatement: 'once',
  answerFeedback: 'once',
  betAdd: 'keyed',
  betChange: 'once',
  betDelete: 'once',
  betExport: READS,
  betImport: 'once',
  changeAccountFavourites: 'once',
  changeDescription: 'once',
  changeDisplay: 'once',
  changeEmail: LETTER,
  changePageProfile: 'once',
  changePageProfileNotification: 'once',
  changePassword: each('each is confirmed by a letter; the same password is set again'),
  changePayCard: 'once',
  changeQuietHours: 'once',
  changeSubscription: 'once',
  changeTelegram: 'once',
  changeUserName: 'once',
  checkTelegramConnection: READS,
  confirmAccountTotp: 'once',
  connectTelegram: each('each request gets a link, and only the last one is valid'),
  decideSandboxPayment: 'once',
  deleteWebhook: 'once',
  disconnectTelegram: 'once',
  dropBulkMessages: 'once',
  enableWebhook: 'once',
  endAccountSessions: 'once',
  endAccountTotp: 'once',
  endSessions: 'once',
  feedRecords: 'once',
  follow: 'once',
  hideTipText: 'once',
  linkSignIn: each('each request begins a sign-in at the other site'),
  login: SESSION,
  logout: 'once',
  makeWebhook: each('each has a secret that is shown once'),
  makeOpenKey: each('each key is shown once and ends with a click'),
  moderateProfile: 'once',
  readAccountNotices: 'once',
  reconcilePayments: 'once',
  recoverPassword: 'once',
  refundPayment: 'once',
  register: 'once',
  renewAccountCalendar: each('each gives another address, and only the last one is valid'),
  renewRecoveryCodes: 'once',
  renewWebhookSecret: each('each gives another secret, and only the last one is valid'),
  resendWebhook: 'once',
  testWebhook: each('each is a delivery of its own'),
  resendEmailConfirmationMessage: LETTER,
  resolvePaymentIssue: 'once',
  revertEmail: 'once',
  revokeOpenKey: 'once',
  sendFeedback: each('each letter is a question; a network sends five an hour'),
  sendPassRecoveryMessage: LETTER,
  sendPayProGlobalLoginLink: LETTER,
  sendSiteNews: 'once',
  socialLogin: 'once',
  startAccountTotp: 'once',
  statistics: each('each event is counted'),
  subscribePush: 'once',
  tipsSearch: READS,
  tipsSearchRecord: READS,
  unlinkSignIn: 'once',
  unsubscribe: each('each is logged with the reason that was given; the choice is the same'),
  unsubscribeAtOnce: 'once',
  unsubscribePush: 'once',
  usersSearch: READS,
  usersSearchRecord: READS,
  verifyEmail: READS,
  verifyUserName: READS,
};

/** All of them, in a fixed order. */
export const WRITES = Object.keys(EXPECTED).toSorted() as WriteName[];
