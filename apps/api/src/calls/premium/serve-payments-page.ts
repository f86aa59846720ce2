import { ACQUIRER_TYPE } from '@tipmark/domain';
import type { FastifyInstance } from 'fastify';
import { findIssues } from '../../people/billing/issue-queries.ts';
import {
  findLatestNotifications,
  findLatestOrders,
  findUnanswered,
  type ListedOrder,
} from '../../people/billing/operator-queries.ts';
import { sendPage } from '../../people/mails/dev-page.ts';
import { escapeHtml } from '../../people/mails/letter-html.ts';
import { CallError } from '../../platform/errors/errors.ts';
import type { Services } from '../handler/services.ts';
import { type Check, findChecks } from './payments-checklist.ts';

const MAX_ISSUES = 100;
const PATH = '/operator/payments';
/** Not a name: a site of somebody else could lead its own name here. */
const OWN_HOST = /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/i;

const NAMES: Readonly<Record<number, string>> = {
  [ACQUIRER_TYPE.sandbox]: 'sandbox',
  [ACQUIRER_TYPE.ruCard]: 'yookassa',
  [ACQUIRER_TYPE.payProGlobal]: 'paypro',
};

const nameOf = (type: number) => NAMES[type] ?? String(type);
const money = (minor: number, currency: string) => `${(minor / 100).toFixed(2)} ${currency}`;
const timeOf = (when: Date | null) => when?.toISOString() ?? '';

function table(title: string, heads: readonly string[], rows: readonly (readonly string[])[]) {
  const cells = (row: readonly string[], tag: string) =>
    row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('');
  const heading = `<h2>${escapeHtml(title)} (${rows.length})</h2>`;
  if (rows.length === 0) return `${heading}<p>None.</p>`;
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
  return `${heading}<table border="1" cellpadding="4"><tr>${cells(heads, 'th')}</tr>\n${body}</table>`;
}

const ORDER_HEADS = [
  'Order',
  'Created',
  'Acquirer',
  'Kind',
  'Amount',
  'User',
  'Its number',
  'Log',
  'State',
];

function orderRow(order: ListedOrder): string[] {
  const { id, acquirer_type, kind, amount_minor, currency, user_url, provider_id } = order;
  const next = order.next_check_at === null ? '' : `, asked again ${timeOf(order.next_check_at)}`;
  return [
    id,
    timeOf(order.created_at),
    nameOf(acquirer_type),
    kind,
    money(amount_minor, currency),
    user_url ?? '(deleted)',
    provider_id ?? '',
    order.outcomes,
    order.closed_at === null ? `open${next}` : `closed ${timeOf(order.closed_at)}`,
  ];
}

function checkRow({ what, isDone, note }: Check): string[] {
  return [isDone === null ? 'check' : isDone ? 'yes' : 'NO', what, note];
}

/**
 * `GET /operator/payments`: what the operator of a site that takes money looks at. On the port of
 * the API only, for the operator's own networks, without names or email addresses of customers.
 */
export function servePaymentsPage(app: FastifyInstance, services: Services): void {
  const { db, clock, config, isOperator } = services;

  app.get(PATH, async (request, reply) => {
    if (!isOperator(request) || !OWN_HOST.test(request.hostname)) {
      throw new CallError('route_not_found');
    }
    const [checks, issues, unanswered, orders, notifications] = [
      await findChecks(db, config),
      await findIssues(db, MAX_ISSUES),
      await findUnanswered(db, clock()),
      await findLatestOrders(db),
      await findLatestNotifications(db),
    ];
    const issueRows = issues.map((one) => [
      String(one.id),
      one.reason,
      one.kind,
      nameOf(one.acquirerType),
      money(one.amountMinor, one.currency),
      new Date(one.happenedAt * 1e3).toISOString(),
      one.providerId ?? '',
      one.orderId ?? '',
    ]);
    const notificationRows = notifications.map((one) => [
      timeOf(one.received_at),
      nameOf(one.acquirer_type),
      one.kind ?? '',
      one.provider_id ?? '',
      one.outcome,
    ]);
    const issueHeads = [
      'Number',
      'Reason',
      'Kind',
      'Acquirer',
      'Amount',
      'Time',
      'Its number',
      'Order',
    ];
    return sendPage(
      reply,
      'Payments',
      [
        `<p>${new Date(clock() * 1_000).toISOString()}</p>`,
        table('Checklist', ['State', 'What', 'Note'], checks.map(checkRow)),
        table('Money that fits no order or not the agreed amount', issueHeads, issueRows),
        table('Orders without an answer', ORDER_HEADS, unanswered.map(orderRow)),
        table(
          'Latest notifications',
          ['Received', 'Acquirer', 'Kind', 'Its number', 'Effect'],
          notificationRows,
        ),
        table('Latest orders', ORDER_HEADS, orders.map(orderRow)),
      ].join('\n'),
    );
  });
}
