import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface DeliveredMail {
  readonly to: string;
  readonly subject: string;
  /** Of the plain part, as its reader sees it. */
  readonly text: string;
}

export interface MailServer {
  readonly url: string;
  /** Letters that arrived, in their order. */
  readonly delivered: DeliveredMail[];
  close(): Promise<void>;
}

const bytesOfQuoted = (text: string): Buffer =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  );

function decodeBody(part: string): string {
  const [head = '', ...body] = part.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  const encoding = /^content-transfer-encoding: *(\S+)/im.exec(head)?.[1]?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? bytesOfQuoted(text).toString('utf8') : text;
}

/** Encoded words (RFC 2047); the blank between two of them is none. */
const decodeHeader = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, way: string, word: string) =>
      (way.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64')
        : bytesOfQuoted(word.replaceAll('_', ' '))
      ).toString('utf8'),
    );

function read(raw: string, to: string): DeliveredMail {
  const subject = /^subject: ((?:.|\r\n[ \t])*)/im.exec(raw)?.[1] ?? '';
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1];
  const parts = boundary === undefined ? [raw] : raw.split(`--${boundary}`).slice(1);
  const plain = parts.find((part) => /^content-type: text\/plain/im.test(part)) ?? raw;
  return {
    to,
    subject: decodeHeader(subject.replaceAll('\r\n', '')),
    text: decodeBody(plain.trimStart()),
  };
}

/** A mail server on this machine that accepts everything. */
export async function startMailServer(): Promise<MailServer> {
  const delivered: DeliveredMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('latin1');
        for (const { address } of envelope.rcptTo) delivered.push(read(raw, address));
        done();
      });
    },
  });
  // a sender that ends drops its connections
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    delivered,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
