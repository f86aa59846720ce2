import type { AddressInfo } from 'node:net';
import { LOCALES } from '@tipmark/i18n/server';
import { SMTPServer } from 'smtp-server';
import { enqueueMail } from '../../platform/outbox/enqueue.ts';
import { MAIL_KINDS, type MailKind } from '../../platform/outbox/mail-kinds.ts';
import { createSmtpTransport, type MailTransport } from '../../platform/outbox/mail-transport.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { POSTED_AT, someTippableMatches } from '../../testing/tips.ts';
import { storeDisplay } from '../account/profile/display-queries.ts';
import { aPerson, type Person } from '../account/testing/people.ts';
import { workOutbox } from './work-outbox.ts';

const PATIENCE_MS = 120_000;

/** What the button of a mail program turns off. */
const TYPES: Partial<Record<MailKind, number>> = {
  followed_tip: 1,
  tips_settled: 2,
  new_follower: 3,
  template_alert: 4,
  match_news: 5,
  contest_prize: 6,
  product_news: 8,
  weekly_digest: 9,
};

let api: TestApi;
let server: SMTPServer;
let transport: MailTransport;
let payloads: Record<MailKind, Record<string, string | number>>;
const people = new Map<string, Person>();
const received: { to: string; source: string }[] = [];

const idOf = async ({ url }: Person): Promise<number> => {
  const query = api.services.db.selectFrom('users').select('id').where('url', '=', url);
  return (await query.executeTakeFirstOrThrow()).id;
};

async function aTip(author: Person): Promise<number> {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/soccer/events/tips/101/1',
    headers: author.headers,
    payload: { odd_type: '1x2.1', stake: 2, description: '' },
  });
  return reply.json().data.tip.id;
}

beforeAll(async () => {
  api = await createTestApi({
    now: POSTED_AT,
    config: { PUBLIC_URL: 'https://tipmark.example', SMTP_URL: 'smtp://127.0.0.1:1' },
  });
  await someTippableMatches(api, 2);
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const [to] = envelope.rcptTo;
        received.push({ to: to?.address ?? '', source: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, 'Tipmark <no-reply@tipmark.test>');
  const author = await aPerson(api);
  const tipId = await aTip(author);
  const payment = {
    amountMinor: 79e3,
    currency: 'RUB',
    subscriptionType: 2,
    until: POSTED_AT + 86400,
  };
  const match = { match: 'Club 0 — Club 1', headline: '1:0', news: 'Goal', sport: 1 };
  const alert = { template: 'Drops', count: 1, items: 'Club 0', kind: 'tips', templateId: 5 };
  payloads = {
    confirm_email: {},
    recover_password: {},
    password_changed: {},
    email_changed: {},
    email_change_requested: { newEmail: 'ne•••@example.com' },
    reauth: {},
    password_guessed: {},
    two_steps_on: {},
    two_steps_off: {},
    recovery_codes_renewed: {},
    manage_subscription: {},
    webhook_failing: { host: 'hooks.example.org' },
    webhook_gone: { host: 'hooks.example.org' },
    contest_prize: { place: 2, days: 30, contestId: 1 },
    match_news: { ...match, matchUrl: '101-a' },
    template_alert: alert,
    followed_tip: { tipId },
    tips_settled: { tipIds: String(tipId) },
    new_follower: { followerId: await idOf(author) },
    payment_receipt: payment,
    renewal_ahead: payment,
    payment_rejected: payment,
    payment_doubled: payment,
    payment_mismatched: payment,
    payment_refunded: payment,
    renewal_unanswered: payment,
    renewal_stopped: payment,
    subscription_ended: payment,
    product_news: { title: 'News', text: 'New' },
    weekly_digest: { endSeconds: POSTED_AT },
  };
  for (const locale of LOCALES) {
    for (const kind of MAIL_KINDS) {
      const person = await aPerson(api);
      people.set(`${kind} ${locale}`, person);
      await api.services.db.deleteFrom('outbox').where('recipient', '=', person.email).execute();
      if (kind !== 'confirm_email') {
        await api.services.db
          .updateTable('users')
          .set({ email_confirmed_at: new Date(0) })
          .where('url', '=', person.url)
          .execute();
      }
      if (kind === 'followed_tip' && locale === 'en') {
        await storeDisplay(api.services.db, await idOf(person), 'american.compact');
      }
      const payload = { userId: await idOf(person), ...payloads[kind] };
      const letter = { kind, recipient: person.email, locale, payload };
      await enqueueMail(api.services.db, letter, POSTED_AT);
    }
  }
  await workOutbox({ services: api.services, transport });
}, PATIENCE_MS);

afterAll(async () => {
  transport.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await api.close();
});

const each = LOCALES.flatMap((locale) => MAIL_KINDS.map((kind) => [kind, locale] as const));

/** The decoded part of a content type. */
function partOf(source: string, type: string): string {
  const [, head = '', body = ''] =
    new RegExp(
      `Content-Type: ${type}[^]*?\\r\\n((?:[\\w-]+:[^\\r]*\\r\\n)*)\\r\\n([^]*?)\\r\\n--`,
    ).exec(source) ?? [];
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_code, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString();
}

test.each(each)(
  '%s in %s arrives once, as text and HTML, with its headers',
  async (kind, locale) => {
    const person = people.get(`${kind} ${locale}`);
    const [letter, ...others] = received.filter(({ to }) => to === person?.email);
    expect(others).toEqual([]);
    const source = letter?.source ?? '';
    const headers = source.slice(0, source.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
    expect(headers).toMatch(/^Message-ID: <[\da-f-]{36}@tipmark\.example>$/m);
    expect(headers).toMatch(/^Auto-Submitted: auto-generated$/m);
    // only from notifications, and from their kind
    const type = TYPES[kind];
    const unsubscribe = [...headers.matchAll(/^List-Unsubscribe.*$/gm)].map(([line]) => line);
    expect(unsubscribe).toEqual(
      type === undefined
        ? []
        : [
            expect.stringMatching(
              new RegExp(
                `^List-Unsubscribe: <https://tipmark\\.example/api/unsubscribe/one-click/[\\w-]{43}\\?type=${type}>$`,
              ),
            ),
            'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
          ],
    );
    expect(headers).toMatch(/^Content-Type: multipart\/alternative/m);
    const [text, html] = [partOf(source, 'text/plain'), partOf(source, 'text/html')];
    const path = locale === 'en' ? '/en' : '/';
    const link = /class="button" href="(https:\/\/tipmark\.example\/[^"]*)"/.exec(html)?.[1] ?? '';
    expect(link.startsWith(`https://tipmark.example${path}`)).toBe(true);
    expect(text).toContain(link.replaceAll('&amp;', '&'));
    expect(html).toContain(`<html lang="${locale}">`);
    expect(`${text}${html}`).not.toMatch(/\{\{|undefined|NaN|Invalid Date/);
    expect(/[а-яё]/i.test(text.replaceAll(/Club|Drops/g, ''))).toBe(locale === 'ru');
  },
);

test('prices in a letter have the odds format of its reader', () => {
  const textFor = (locale: string) => {
    const { email } = people.get(`followed_tip ${locale}`) ?? {};
    return partOf(received.find(({ to }) => to === email)?.source ?? '', 'text/plain');
  };
  expect(textFor('en')).toMatch(/ [+\u2212]\d{3,}/);
  expect(textFor('ru')).toMatch(/ \d\.\d\d/);
  expect(textFor('ru')).not.toMatch(/ [+\u2212]\d{3,}/);
});
