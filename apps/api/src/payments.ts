import type { paymentIssues, paymentsLog, ReplyOf, reconcilePayments } from '@tipmark/contract';
import { Command } from 'commander';
import { ConfigError } from './platform/config/config.ts';
import { callRunningApi, Unanswered } from './start/call-running-api.ts';
import { runCommand } from './start/run-command.ts';

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
  .description('compare the log with the books of the acquirers, write down what was missed')
  .option('--days <days>', 'how far back', '40')
  .action(reconcile);

program
  .command('issues')
  .description('show payments that fit no order or not the agreed amount, the oldest first')
  .action(issues);

program
  .command('resolve')
  .description('close an issue that you have dealt with')
  .argument('<issue>', 'number of the issue')
  .action(resolve);

type Line = ReplyOf<typeof paymentsLog>['lines'][number];

function printLine(line: Line): void {
  const { seq, kind, orderId, userUrl, amountMinor, currency, happenedAt, acquirerType } = line;
  const at = new Date(happenedAt * 1_000).toISOString();
  const money = currency === '' ? '' : `  ${(amountMinor / 100).toFixed(2)} ${currency}`;
  const about = `${userUrl ?? '(deleted)'}  acquirer ${acquirerType}`;
  process.stdout.write(`${seq}  ${at}  ${kind}${money}  ${about}  ${orderId ?? ''}\n`);
}

type Issue = ReplyOf<typeof paymentIssues>['issues'][number];

const EXPLANATIONS: Readonly<Record<Issue['reason'], string>> = {
  unknown: 'fits no order',
  early: 'renews a subscription whose first payment is unknown',
  card: 'was paid on an order for a card',
  deleted: 'belongs to a deleted account',
  mismatched: 'is not the agreed amount or currency',
};

function printIssue(issue: Issue): void {
  const { id, reason, kind, amountMinor, currency, happenedAt, acquirerType } = issue;
  const at = new Date(happenedAt * 1_000).toISOString();
  const money = `${(amountMinor / 100).toFixed(2)} ${currency}`;
  const about = `acquirer ${acquirerType}  ${issue.providerId ?? issue.eventId}`;
  const order = issue.orderId ?? '';
  process.stdout.write(
    `#${id}  ${at}  ${kind}  ${money}  ${EXPLANATIONS[reason]}  ${about}  ${order}\n`,
  );
}

async function list(userUrl?: string): Promise<void> {
  const query = userUrl === undefined ? '' : `?userUrl=${encodeURIComponent(userUrl)}`;
  const { lines } = await callRunningApi<ReplyOf<typeof paymentsLog>>(`/payments${query}`, 'GET');
  if (lines.length === 0) process.stdout.write('The log is empty.\n');
  lines.forEach(printLine);
  if (userUrl !== undefined) return;
  const found = await findIssues();
  if (found.length > 0) process.stdout.write('\nSomebody has to look at:\n');
  found.forEach(printIssue);
}

async function findIssues(): Promise<Issue[]> {
  const path = '/payments/issues';
  return (await callRunningApi<ReplyOf<typeof paymentIssues>>(path, 'GET')).issues;
}

async function issues(): Promise<void> {
  const found = await findIssues();
  if (found.length === 0) process.stdout.write('There is nothing to look at.\n');
  found.forEach(printIssue);
  if (found.length > 0) process.exitCode = 1;
}

async function resolve(issue: string): Promise<void> {
  await callRunningApi(`/payments/issues/${encodeURIComponent(issue)}/resolve`);
  process.stdout.write('The issue is closed.\n');
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

async function reconcile({ days }: { readonly days: string }): Promise<void> {
  const path = '/payments/reconcile';
  const body = JSON.stringify({ countOfDays: Number(days) });
  const found = await callRunningApi<ReplyOf<typeof reconcilePayments>>(path, 'POST', body);
  const { checked, listed, added, unanswered } = found;
  process.stdout.write(
    `${checked} orders, ${listed} events at the acquirers: ${added} added, ${unanswered} unanswered.\n`,
  );
  found.issues.forEach(printIssue);
  if (unanswered > 0 || found.issues.length > 0) process.exitCode = 1;
}

await runCommand(program, [Unanswered, ConfigError]);
