import { createTransport } from 'nodemailer';

export type OutgoingMail = {
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where a mail program's button posts to (RFC 8058). */
  readonly unsubscribeUrl?: string;
};

export type MailTransport = {
  /** False: there is no mail transport, so emails are stored for display. */
  readonly isCarrying: boolean;
  /** @throws MailRefused when permanent, any other error when temporary */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
};

/** The server permanently refuses this email. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
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
  return {
    isCarrying: true,
    async send({ messageId, to, subject, text, html, unsubscribeUrl }) {
      try {
        await transport.sendMail({
          messageId,
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
        });
      } catch (error) {
        const isForGood = responseCodeOf(error) >= PERMANENT;
        const message = error instanceof Error ? error.message : String(error);
        throw isForGood ? new MailRefused(message, { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
}
