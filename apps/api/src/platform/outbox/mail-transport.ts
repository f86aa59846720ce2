import { Readable } from 'node:stream';
import { tracedWork } from '@tipmark/server-kit';
import { createTransport } from 'nodemailer';

export interface OutgoingMail {
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where a mail program's button posts to (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

export type BeforeEnd = () => Promise<void>;

export interface MailTransport {
  /** False: there is no mail transport, so emails are stored for display. */
  readonly isCarrying: boolean;
  /**
   * @param beforeEnd called before the end of the mail is transferred; until then the server has
   *   not accepted it
   * @throws MailRefused when permanent, MailUnanswered when it may have arrived, any other error
   *   when temporary
   */
  send(mail: OutgoingMail, beforeEnd?: BeforeEnd): Promise<void>;
  close(): void;
}

/** The server permanently refuses this email. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** The connection ended after the whole email was transferred: the server may have accepted it. */
export class MailUnanswered extends Error {
  override readonly name = 'MailUnanswered';
}

export const storingTransport: MailTransport = {
  isCarrying: false,
  async send() {},
  close() {},
};

const PERMANENT = 500;

function responseCodeOf(error: unknown): number {
  const code =
    typeof error === 'object' && error !== null && 'responseCode' in error
      ? Number(error.responseCode)
      : 0;
  return Number.isFinite(code) ? code : 0;
}

function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** A message as it is read by the server; its end waits. */
async function* withEnd(message: Readable, beforeEnd: BeforeEnd): AsyncGenerator<Buffer> {
  yield* message;
  await beforeEnd();
}

/** @param options.connections how many mails are sent at a time */
export function createSmtpTransport(
  url: string,
  from: string,
  { connections = 2 }: { readonly connections?: number } = {},
): MailTransport {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: connections,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  const waiting = new Map<string, BeforeEnd>();
  transport.use('stream', (mail, done) => {
    const beforeEnd = waiting.get(String(mail.data.messageId));
    if (beforeEnd !== undefined) {
      // unlike a transform, it is not read before the server asks for the message
      mail.message.processFunc((message) =>
        Readable.from(withEnd(message, beforeEnd), { objectMode: false }),
      );
    }
    done();
  });
  return {
    isCarrying: true,
    async send({ messageId, to, subject, text, html, unsubscribeUrl }, beforeEnd) {
      let isTransferred = false;
      waiting.set(messageId, async () => {
        await beforeEnd?.();
        isTransferred = true;
      });
      try {
        const letter = {
          messageId,
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
        };
        await tracedWork('mail', () => transport.sendMail(letter));
      } catch (error) {
        const code = responseCodeOf(error);
        const message = error instanceof Error ? error.message : String(error);
        if (code >= PERMANENT) throw new MailRefused(message, { cause: error });
        if (isTransferred && code === 0) throw new MailUnanswered(message, { cause: error });
        throw error;
      } finally {
        waiting.delete(messageId);
      }
    },
    close: () => transport.close(),
  };
}
