import type { Config } from '../config.ts';
import type { Job } from '../jobs/job.ts';
import { OUTBOX_TOPIC } from './enqueue.ts';
import { createSmtpTransport, storingTransport } from './mail-transport.ts';
import type { MailNeeds } from './mails/draft.ts';
import { workOutbox } from './work-outbox.ts';

type MailConfig = Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>;

/** Sends mails as they are written and looks for waiting ones now and then. */
export function createOutboxJob({ SMTP_URL: url, MAIL_FROM: from }: MailConfig): Job<MailNeeds> {
  const transport = url === undefined ? storingTransport : createSmtpTransport(url, from);
  return {
    name: 'mails',
    everyMs: 5_000,
    needs: ['db', 'clock', 'config', 'linkKey'],
    wakesOn: [OUTBOX_TOPIC],
    run: (services) => workOutbox({ services, transport }),
    close: transport.close,
  };
}
