import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { createSmtpTransport, MailRefused, type MailTransport } from './mail-transport.ts';

interface Received {
  readonly from: string;
  readonly to: string[];
  readonly source: string;
}

let server: SMTPServer;
let transport: MailTransport;
let received: Received[];

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const refusals: Record<string, number> = { 'gone@example.com': 550, 'full@example.com': 452 };
      const responseCode = refusals[address];
      if (responseCode === undefined) return done();
      return done(Object.assign(new Error('not now'), { responseCode }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const { port } = server.server.address() as AddressInfo;
  transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, 'Tipmark <no-reply@tipmark.test>');
});
beforeEach(() => {
  received = [];
});
afterAll(async () => {
  transport.close();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
});

const mail = {
  messageId: '<0000-1111@localhost>',
  to: 'olga@example.com',
  subject: 'Подтвердите почту',
  text: 'Здравствуйте!\nhttp://localhost/confirm-email/x',
  html: '<p>Здравствуйте!</p>',
};

test('a mail arrives as it was written', async () => {
  await transport.send(mail);
  expect(received).toHaveLength(1);
  const { from, to, source } = received[0] as Received;
  expect({ from, to }).toEqual({ from: 'no-reply@tipmark.test', to: ['olga@example.com'] });
  expect(source).toMatch(/^Message-ID: <0000-1111@localhost>\r$/m);
  expect(source).toMatch(/^Subject: =\?UTF-8\?[BQ]\?/m);
  expect(source).toMatch(/^Content-Type: text\/plain/m);
  expect(source).toMatch(/^Content-Type: text\/html/m);
  expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
});

test('a subject or an address cannot inject headers', async () => {
  await transport.send({ ...mail, subject: 'Hello\r\nBcc: everybody@example.com' });
  const [headers = ''] = received[0]?.source.split('\r\n\r\n', 1) ?? [];
  expect(headers).not.toMatch(/^Bcc:/im);
  expect(received[0]?.to).toEqual(['olga@example.com']);
});

test('a permanent refusal is distinguished from a temporary one', async () => {
  await expect(transport.send({ ...mail, to: 'gone@example.com' })).rejects.toThrow(MailRefused);
  const later = transport.send({ ...mail, to: 'full@example.com' });
  await expect(later).rejects.not.toThrow(MailRefused);
});

test('an unreachable server is a temporary failure', async () => {
  const nowhere = createSmtpTransport('smtp://127.0.0.1:1', 'a@tipmark.test');
  const sent = nowhere.send(mail);
  await expect(sent).rejects.toThrow(/ECONNREFUSED|connect/);
  await expect(sent).rejects.not.toThrow(MailRefused);
  nowhere.close();
});

test('an email has the headers for one-click unsubscribing (RFC 8058)', async () => {
  await transport.send({
    ...mail,
    unsubscribeUrl: 'https://tipmark.test/api/unsubscribe/one-click/x',
  });
  const source = received[0]?.source ?? '';
  expect(source).toMatch(
    /^List-Unsubscribe: <https:\/\/tipmark\.test\/api\/unsubscribe\/one-click\/x>\r$/m,
  );
  expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
});
