import type { FeedRecord } from '@tipmark/contract/feed';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { MAIN_LINES, SPORT, SPORT_NAMES, type SportName, sportRules } from '@tipmark/domain';
import { aFeedMatch, aFeedOdds, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import type { InjectOptions } from 'fastify';
import { settlementJob } from '../../betting/settlement/settlement-job.ts';
import { aSubscriber } from '../../discovery/scanner/testing/a-subscriber.ts';
import { startJob } from '../../platform/jobs/start-job.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';

/** 2024-01-13 15:00 UTC. */
const NOW = 1_705_158_000;
const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Sends records of which none may be refused. */
async function send(api: TestApi, records: readonly FeedRecord[]): Promise<void> {
  const { status, receipt } = await sendFeed(api, records);
  if (status !== 200 || receipt.quarantined > 0)
    throw new Error(`${status}: ${JSON.stringify(receipt)}`);
}

/** Sends a season of four clubs: three matches played, one tomorrow with prices. */
async function sendSeason(api: TestApi, sport: SportName, total: number): Promise<void> {
  const rules = sportRules(SPORT[sport]);
  const setting = aFeedSetting('Lukko', 'Karhu', 'Hirvi', 'Kettu').map((record) =>
    'sport' in record ? { ...record, sport: SPORT[sport] } : record,
  );
  const half = Math.floor(total / 4);
  const parts = (home: number, away: number) =>
    Array.from({ length: rules.score.regularParts }, (_, part): [number, number] =>
      part === 0 ? [half, half] : part === 1 ? [home - half, away - half] : [0, 0],
    );
  const played = [
    ['Lukko', 'Karhu', 2 * half + 5, 2 * half],
    ['Hirvi', 'Kettu', 2 * half, 2 * half],
    ['Karhu', 'Hirvi', 2 * half, 2 * half + 1],
  ] as const;
  await send(api, [
    ...setting,
    ...played.flatMap(([home, away, goals, conceded], index) => [
      aFeedMatch(home, away, { startsAt: NOW - (index + 2) * DAY }),
      aFeedScore(`${home}-${away}`, goals, conceded, {
        score: { home: goals, away: conceded, periods: parts(goals, conceded) },
      }),
    ]),
    aFeedMatch('Kettu', 'Lukko', { startsAt: NOW + DAY }),
  ]);
  for (const [hours, milli] of [
    [30, 2_400],
    [1, 1_900],
  ] as const) {
    await send(api, [
      aFeedOdds(
        'Kettu-Lukko',
        [
          ['Kappa', '1x2.1', milli],
          ['Kappa', '1x2.x', 8_000],
          ['Kappa', '1x2.2', 2_100],
          ['Kappa', `ou.o:${total}`, 1_900],
          ['Kappa', `ou.u:${total}`, 1_900],
        ],
        { at: NOW - hours * HOUR },
      ),
    ]);
  }
}

/** The answer to a request, which has to succeed. */
async function dataOf(api: TestApi, request: InjectOptions) {
  const reply = await api.app.inject(request);
  if (reply.statusCode !== 200) throw new Error(`${JSON.stringify(request)}: ${reply.body}`);
  return reply.json().data;
}

/**
 * Plays a few matches of a team sport through the API, as its feed, its pages, a tipster and a
 * reader of the scanner see them.
 */
export async function playSport(api: TestApi, sport: SportName) {
  const total = MAIN_LINES[SPORT[sport]].mainTotalLine ?? 0;
  await sendSeason(api, sport, total);
  const get = (url: string) => dataOf(api, { url });
  const listOf = (days: number) => get(`/${sport}/results/page?timestamp=${NOW + days * DAY}`);
  const [league] = (await listOf(-2)).leagues;
  const played = decodeMatch(league.matches[0]);
  const next = decodeMatch((await listOf(1)).leagues[0].matches[0]);
  const page = await get(`/${sport}/events/page/${played.link}/10/12/0/0/0/0/1/0`);
  const season = await get(`/${sport}/league/page/${league.link}`);
  const home = await get(`/${sport}/main/page`);

  const { headers } = await aSubscriber(api);
  const oddType = `ou.o:${total}`;
  const tips = `/${sport}/events/tips/${next.link}/${SPORT[sport]}`;
  const added = await dataOf(api, {
    method: 'POST',
    url: tips,
    payload: { odd_type: oddType, stake: 1, description: '' },
    headers: { ...headers, 'idempotency-key': 'one' },
  });
  await api.services.scanner.settled();
  const scanned = await dataOf(api, {
    method: 'POST',
    url: `/${sport}/odds-scanner/parameters`,
    payload: { minChangePercent: 3, changesHours: 0 },
    headers,
  });

  api.setNow(NOW + DAY + 3 * HOUR);
  await send(api, [
    aFeedScore('Kettu-Lukko', total + 0.5, 0, { score: { home: total + 0.5, away: 0 } }),
  ]);
  const errors: unknown[] = [];
  const settlement = startJob(settlementJob, api.services, (error) => errors.push(error));
  await settlement.idle();
  await settlement.idle();
  await settlement.stop();
  if (errors.length > 0) throw errors[0];
  const tip = await api.database.db
    .selectFrom('tips')
    .select(['result', 'odd_type', 'sport'])
    .where('id', '=', added.tip.id)
    .executeTakeFirstOrThrow();
  return { played, page, season, home, scanned, tip };
}

/** Prints what `playSport` read; the sport is the one argument. */
async function main(word: string): Promise<void> {
  const sport = SPORT_NAMES.find((name) => name === word);
  if (sport === undefined) throw new Error(`${word} is not a sport`);
  const api = await createTestApi({ now: NOW });
  try {
    process.stdout.write(JSON.stringify(await playSport(api, sport)));
  } finally {
    await api.close();
  }
}

if (import.meta.main) await main(process.argv[2] ?? '');
