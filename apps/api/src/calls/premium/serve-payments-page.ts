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
import type { Services } from '../handler/services.ts';
import { pageTable, refuseVisitors } from '../operations/operator-page.ts';
import { type Check, findChecks } from './payments-checklist.ts';

const MAX_ISSUES = 100;
const PATH = '/operator/payments';

const NAMES: Readonly<Record<number, string>> = {
  [ACQUIRER_TYPE.sandbox]: 'sandbox',
  [ACQUIRER_TYPE.ruCard]: 'yookassa',
  [ACQUIRER_TYPE.payProGlobal]: 'paypro',
};

const nameOf = (type: number) => NAMES[type] ?? String(type);
const money = (minor: number, currency: string) => `${(minor / 100).toFixed(2)} ${currency}`;
const timeOf = (when: Date | null) => when?.toISOString() ?? '';

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
  const { db, clock, config } = services;

  app.get(PATH, async (request, reply) => {
    refuseVisitors(request, services);
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
        pageTable('Checklist', ['State', 'What', 'Note'], checks.map(checkRow)),
        pageTable('Money that fits no order or not the agreed amount', issueHeads, issueRows),
        pageTable('Orders without an answer', ORDER_HEADS, unanswered.map(orderRow)),
        pageTable(
          'Latest notifications',
          ['Received', 'Acquirer', 'Kind', 'Its number', 'Effect'],
          notificationRows,
        ),
        pageTable('Latest orders', ORDER_HEADS, orders.map(orderRow)),
      ].join('\n'),
    );
  });
}
