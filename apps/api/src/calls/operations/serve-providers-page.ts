import type { Limit } from '@tipmark/providers';
import type { FastifyInstance } from 'fastify';
import {
  type NextCall,
  type ProviderLine,
  readProvidersView,
} from '../../ingest/providers/operator-view.ts';
import { settingsIn } from '../../ingest/providers/provider-settings.ts';
import { spanOf } from '../../ingest/providers/span-of.ts';
import { sendPage } from '../../people/mails/dev-page.ts';
import { providersInUse } from '../../platform/config/provider-variables.ts';
import type { Services } from '../handler/services.ts';
import { pageTable, refuseVisitors } from './operator-page.ts';

const PATH = '/operator/providers';
const SECOND_TEXT = 'yyyy-mm-ddThh:mm:ss'.length;

const HEADS = [
  'Provider',
  'Last answer',
  'Live numbers',
  'Today',
  'This month',
  'Left by its count',
  'Failures',
  'Left alone until',
  'Next calls',
];

const timeOf = (seconds: number): string =>
  `${new Date(seconds * 1_000).toISOString().slice(0, SECOND_TEXT)}Z`;

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** `12 calls, 36 credits`; credits only where a call does not cost one. */
const spendText = (calls: number, credits: number): string =>
  credits === calls
    ? counted(calls, 'call')
    : `${counted(calls, 'call')}, ${counted(credits, 'credit')}`;

function spentOf(
  { state, limits }: ProviderLine,
  per: Extract<Limit['per'], 'day' | 'month'>,
): string {
  const [calls, credits] =
    per === 'day'
      ? [state?.callsToday ?? 0, state?.creditsToday ?? 0]
      : [state?.callsThisMonth ?? 0, state?.creditsThisMonth ?? 0];
  const own = limits.filter((limit) => limit.per === per);
  const most = own.map((limit) => ` of ${limit.most} ${limit.counts}`).join('');
  return `${spendText(calls, credits)}${most}`;
}

const nextText = ({ at, purpose, leagues }: NextCall): string =>
  `${timeOf(at)} ${purpose}: ${leagues.join(', ')}`;

function rowOf(line: ProviderLine, now: number): string[] {
  const { provider, state, liveAgeSeconds, next } = line;
  const { answeredAt = null, closedUntil = null, failures = 0, failure = null } = state ?? {};
  return [
    provider,
    answeredAt === null ? 'never' : `${spanOf(Math.max(0, now - answeredAt))} ago`,
    liveAgeSeconds === undefined ? 'no match is played' : `${spanOf(liveAgeSeconds)} old`,
    spentOf(line, 'day'),
    spentOf(line, 'month'),
    String(state?.quotaRemaining ?? ''),
    failures > 0 ? `${failures}: ${failure ?? ''}` : (failure ?? ''),
    closedUntil !== null && closedUntil > now ? timeOf(closedUntil) : '',
    next.length === 0 ? 'none' : next.map(nextText).join('; '),
  ];
}

/**
 * `GET /operator/providers`: lag, spend, failures and plan of the providers of real matches. On the
 * port of the API only, for the operator's own networks.
 */
export function serveProvidersPage(app: FastifyInstance, services: Services): void {
  const { db, clock, config } = services;
  app.get(PATH, async (request, reply) => {
    refuseVisitors(request, services);
    const now = clock();
    const settings = settingsIn(config.PROVIDERS_CONFIG);
    const { providers, unresolved } = await readProvidersView(
      db,
      providersInUse(config),
      settings,
      now,
    );
    const rows = providers.map((line) => rowOf(line, now));
    return sendPage(
      reply,
      'Providers',
      [
        `<p>${timeOf(now)}. Days and months are those of UTC.</p>`,
        pageTable('Providers in use', HEADS, rows),
        pageTable(
          'Matches of the last ten days that may be one',
          ['Pair, and its evidence'],
          unresolved.map((text) => [text]),
        ),
        '<p>npm run providers -- unresolved decides about them.</p>',
      ].join('\n'),
    );
  });
}
