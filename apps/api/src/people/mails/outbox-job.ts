import type { Config } from '../../platform/config/config.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { OUTBOX_TOPIC } from '../../platform/outbox/enqueue.ts';
import { createSmtpTransport, storingTransport } from '../../platform/outbox/mail-transport.ts';
import type { MailParts } from './draft.ts';
import { workOutbox } from './work-outbox.ts';

type MailConfig = Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>;

/** Sends emails as they are enqueued and polls for waiting ones now and then. */
export function createOutboxJob({ SMTP_URL: url, MAIL_FROM: from }: MailConfig): Job<MailParts> {
  const transport = url === undefined ? storingTransport : createSmtpTransport(url, from);
  return {
    name: 'mails',
    everyMs: 5_000,
    needs: ['db', 'bus', 'clock', 'config', 'linkKey'],
    wakesOn: [OUTBOX_TOPIC],
    run: (services) => workOutbox({ services, transport }),
    close: transport.close,
  };
}
