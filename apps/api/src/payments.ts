import type { paymentsLog, ReplyOf, reconcilePayments } from '@tipmark/contract';
import { Command } from 'commander';
import { ConfigError } from './platform/config/config.ts';
import { callRunningApi, Unanswered } from './start/call-running-api.ts';

/** Payment commands of an operator, through the running API of this machine. */
const program = new Command('payments').description(
  'Lists the payments log, gives money back, compares the log with the books of the acquirers.',
);

program
  .command('list')
  .description('show the last lines of the log, newest first')
  .argument('[userUrl]', 'address of a profile, its last part: the lines of one user alone')
  .action(list);

program
  .command('refund')
  .description('give the whole amount of a payment back, through the acquirer that took it')
  .argument('<orderId>', 'number of the order, as the log and the receipts show it')
  .action(refund);

program
  .command('reconcile')
  .description('ask the acquirers about the orders of the last 40 days, write down what was missed')
  .action(reconcile);

type Line = ReplyOf<typeof paymentsLog>['lines'][number];

function printLine(line: Line): void {
  const { seq, kind, orderId, userUrl, amountMinor, currency, happenedAt, acquirerType } = line;
  const at = new Date(happenedAt * 1_000).toISOString();
  const money = currency === '' ? '' : `  ${(amountMinor / 100).toFixed(2)} ${currency}`;
  const about = `${userUrl ?? '(deleted)'}  acquirer ${acquirerType}`;
  process.stdout.write(`${seq}  ${at}  ${kind}${money}  ${about}  ${orderId ?? ''}\n`);
}

async function list(userUrl?: string): Promise<void> {
  const query = userUrl === undefined ? '' : `?userUrl=${encodeURIComponent(userUrl)}`;
  const { lines } = await callRunningApi<ReplyOf<typeof paymentsLog>>(`/payments${query}`, 'GET');
  if (lines.length === 0) process.stdout.write('The log is empty.\n');
  lines.forEach(printLine);
}

async function refund(orderId: string): Promise<void> {
  const path = `/payments/${encodeURIComponent(orderId)}/refund`;
  const { isRefundedNow } = await callRunningApi<{ isRefundedNow: boolean }>(path);
  process.stdout.write(
    isRefundedNow
      ? 'The payment has been refunded.\n'
      : 'The acquirer will confirm the refund later.\n',
  );
}

async function reconcile(): Promise<void> {
  const path = '/payments/reconcile';
  const found = await callRunningApi<ReplyOf<typeof reconcilePayments>>(path);
  const { checked, added, unanswered, mismatched } = found;
  process.stdout.write(`${checked} orders: ${added} events added, ${unanswered} unanswered.\n`);
  for (const id of mismatched) process.stdout.write(`${id} was paid with another amount.\n`);
  if (unanswered > 0 || mismatched.length > 0) process.exitCode = 1;
}

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof Unanswered) && !(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
