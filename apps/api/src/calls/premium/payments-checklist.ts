import { ACQUIRER_TYPE } from '@tipmark/domain';
import { type AcquirerProgress, findProgressOf } from '../../people/billing/operator-queries.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/database/connect.ts';

/** One thing to do before and after money is taken; null = it cannot be seen from here. */
export interface Check {
  readonly what: string;
  readonly isDone: boolean | null;
  readonly note: string;
}

const at = (when: Date | null) => (when === null ? 'never' : when.toISOString());

const addressOf = ({ PUBLIC_URL, PORT }: Config, name: string) =>
  `${(PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/$/, '')}/api/webhooks/${name}`;

/** What only events show; the same for every acquirer. */
function seen(name: string, progress: AcquirerProgress): Check[] {
  const { notified_at, paid_at, renewed_at, refunded_at, read_until } = progress;
  return [
    {
      what: `${name}: a notification arrived`,
      isDone: notified_at !== null,
      note: at(notified_at),
    },
    { what: `${name}: a test payment was made`, isDone: paid_at !== null, note: at(paid_at) },
    {
      what: `${name}: a payment was refunded`,
      isDone: refunded_at !== null,
      note: at(refunded_at),
    },
    { what: `${name}: a term was renewed`, isDone: renewed_at !== null, note: at(renewed_at) },
    {
      what: `${name}: its books were read`,
      isDone: read_until !== null,
      note: `until ${at(read_until)}`,
    },
  ];
}

async function yooKassaChecks(db: Db, config: Config): Promise<Check[]> {
  const isSent = config.YOOKASSA_RECEIPTS === 'on';
  const isRecurring = config.YOOKASSA_RECURRING === 'on';
  return [
    {
      what: 'YooKassa: notifications are sent here',
      isDone: null,
      note: `${addressOf(config, 'yookassa')}; events payment.succeeded, payment.canceled, refund.succeeded, payment_method.active`,
    },
    {
      what: 'YooKassa: receipts (54-FZ)',
      isDone: isSent ? true : null,
      note: isSent ? 'sent with payments and refunds' : 'off: they have to be registered elsewhere',
    },
    {
      what: 'YooKassa: the shop may make recurring payments',
      isDone: isRecurring ? null : false,
      note: isRecurring ? 'ask the manager of the shop' : 'off: premium is sold for one term',
    },
    ...seen('YooKassa', await findProgressOf(db, ACQUIRER_TYPE.ruCard)),
  ];
}

async function payProChecks(db: Db, config: Config): Promise<Check[]> {
  const isTested = config.PAYPRO_TEST_ORDERS === 'on';
  return [
    {
      what: 'PayPro Global: notifications are sent here',
      isDone: null,
      note: `${addressOf(config, 'paypro')} as the IPN address of each product`,
    },
    {
      what: 'PayPro Global: the address of this server is registered for its API',
      isDone: null,
      note: 'by its support; refunds, stops and the reading of its books fail without',
    },
    {
      what: 'PayPro Global: test orders are refused',
      isDone: !isTested,
      note: isTested ? 'they give premium for nothing: set PAYPRO_TEST_ORDERS=off' : '',
    },
    ...seen('PayPro Global', await findProgressOf(db, ACQUIRER_TYPE.payProGlobal)),
  ];
}

/** The checklist of the acquirers that are connected, with what is known of each point. */
export async function findChecks(db: Db, config: Config): Promise<Check[]> {
  const { ACQUIRER: acquirer, PUBLIC_URL: site } = config;
  const isReal = acquirer !== 'sandbox' && acquirer !== 'off';
  const checks: Check[] = [
    { what: 'Real money is taken', isDone: isReal, note: `ACQUIRER=${acquirer}` },
    {
      what: 'The site has an address with https',
      isDone: site?.startsWith('https:') === true,
      note: site ?? 'PUBLIC_URL is not set',
    },
  ];
  if (acquirer === 'yookassa' || acquirer === 'country') {
    checks.push(...(await yooKassaChecks(db, config)));
  }
  if (acquirer === 'paypro' || acquirer === 'country') {
    checks.push(...(await payProChecks(db, config)));
  }
  return checks;
}
