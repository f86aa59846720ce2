import type { Config } from '../../platform/config/config.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { OUTBOX_TOPIC } from '../../platform/outbox/enqueue.ts';
import { LANE, LANE_NAMES, type LaneName } from '../../platform/outbox/lanes.ts';
import { createSmtpTransport, storingTransport } from '../../platform/outbox/mail-transport.ts';
import type { MailParts } from './draft.ts';
import { workOutbox } from './work-outbox.ts';

type MailConfig = Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'BULK_MAILS_PER_SECOND'>;

/** Connections of a lane to the mail server: none waits for those of another. */
const CONNECTIONS: Readonly<Record<LaneName, number>> = {
  account: 4,
  money: 2,
  own: 2,
  followers: 2,
};

function createLaneJob(name: LaneName, config: MailConfig): Job<MailParts> {
  const { SMTP_URL: url, MAIL_FROM: from, BULK_MAILS_PER_SECOND: perSecond } = config;
  const atOnce = CONNECTIONS[name];
  const transport =
    url === undefined ? storingTransport : createSmtpTransport(url, from, { connections: atOnce });
  const pace = { atOnce, perSecond: name === 'followers' ? perSecond : undefined };
  return {
    name: `mails: ${name}`,
    everyMs: 5_000,
    needs: ['db', 'clock', 'config', 'linkKey'],
    wakesOn: [OUTBOX_TOPIC],
    run: (services, { isStopped }) =>
      workOutbox({ services, transport, lane: LANE[name], pace, isStopped }),
    close: transport.close,
  };
}

/** Send emails as they are enqueued, and poll for waiting ones; one job for each lane. */
export const createOutboxJobs = (config: MailConfig): readonly Job<MailParts>[] =>
  LANE_NAMES.map((name) => createLaneJob(name, config));
