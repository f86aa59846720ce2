import type { AlertsRecordReply } from '@tipmark/contract';
import { closingValue, SPORT, TEMPLATE_TOPIC } from '@tipmark/domain';
import { aFeedOdds, aFeedScore } from '@tipmark/test-kit';
import { sql } from 'kysely';
import { mailsOf, type Person } from '../../../people/account/testing/people.ts';
import { createTestApi, type TestApi } from '../../../testing/create-test-api.ts';
import { sendFeed } from '../../../testing/feed.ts';
import { KICK_OFF, someTippableMatches } from '../../../testing/tips.ts';
import { aSubscriber, TEMPLATE_PATHS } from '../../templates/testing/template-calls.ts';
import { sendAlerts } from '../send-alerts.ts';

const MATCHES = 4;
const STEP = 900;
const DAY = 86_400;
const QUIET = 6 * 3_600;
const OUTCOMES = ['1x2.1', '1x2.x', '1x2.2'];
const TEMPLATE = { minOdds: 2, maxOdds: 3.2, outcomeCategories: [1] };
const PATHS = TEMPLATE_PATHS.soccerScanner;

let api: TestApi;
let olga: Person;
let templateId = 0;
let letters = 0;

/** Numbers that look random and are the same in every run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const keyOf = (nth: number) => `Club 0-Club ${nth + 1}`;

/** A day of prices that move in and out of the template, checked every quarter of an hour. */
beforeAll(async () => {
  api = await createTestApi({ now: KICK_OFF - DAY });
  await someTippableMatches(api, MATCHES);
  olga = await aSubscriber(api);
  const reply = await api.app.inject({
    method: 'POST',
    url: PATHS[0],
    headers: olga.headers,
    payload: { name: 'День', params: TEMPLATE, notificationParams: { frequency: 1 } },
  });
  templateId = reply.json().data.id;
  const next = dice(20_261_127);
  const prices = Array.from({ length: MATCHES }, () => [2.4, 3.3, 3.1]);
  for (let now = KICK_OFF - DAY; now < KICK_OFF; now += STEP) {
    api.setNow(now);
    await sendFeed(
      api,
      prices.map((ofMatch, nth) => {
        const stated = OUTCOMES.map((oddType, index): [string, string, number] => {
          const price = (ofMatch[index] ?? 2) * (0.96 + next() * 0.08);
          ofMatch[index] = Math.min(4.5, Math.max(1.4, price));
          return ['Kappa', oddType, Math.round((ofMatch[index] ?? 2) * 100) * 10];
        });
        return aFeedOdds(keyOf(nth), stated, { at: now - 5 });
      }),
    );
    await api.services.scanner.settled();
    letters += await sendAlerts(api.services, (error) => {
      throw error;
    });
  }
}, 300_000);

afterAll(() => api.close());

interface Sent {
  match_id: number;
  odd_type: string;
  milli: number;
  at: number;
}

async function sentByTemplate(): Promise<Sent[]> {
  const { rows } = await sql<Sent>`
    select match_id, odd_type, milli, extract(epoch from at)::int as at
    from template_alerts_sent where template_id = ${templateId} and topic = ${TEMPLATE_TOPIC.scanner}
      and sport = ${SPORT.soccer}
    order by at, place
  `.execute(api.services.db);
  return rows;
}

const recordOf = async (person = olga): Promise<AlertsRecordReply> => {
  const url = `${PATHS[1]}/${templateId}/record`;
  const reply = await api.app.inject({ url, headers: person.headers });
  expect(reply.statusCode).toBe(200);
  return reply.json().data;
};

test('an outcome is sent once in six hours unless it moved by five percent', async () => {
  const sent = await sentByTemplate();
  const ofOutcome = Map.groupBy(sent, ({ match_id: id, odd_type: type }) => `${id} ${type}`);
  expect(ofOutcome.size).toBeGreaterThan(MATCHES);
  let again = 0;
  for (const alerts of ofOutcome.values()) {
    for (const [index, { at, milli }] of alerts.entries()) {
      const before = alerts[index - 1];
      if (before === undefined) continue;
      again += 1;
      const moved = Math.abs(milli - before.milli) / before.milli;
      expect(at - before.at >= QUIET || moved >= 0.05).toBe(true);
    }
  }
  expect(again).toBeGreaterThan(3);
  for (const { milli } of sent) {
    expect(milli).toBeGreaterThanOrEqual(2_000);
    expect(milli).toBeLessThanOrEqual(3_200);
  }
});

test('every letter lists the stored outcomes and the results of earlier letters', async () => {
  const sent = await sentByTemplate();
  const mails = await mailsOf(api, olga.email);
  const named = mails.filter(({ subject }) => subject.includes('Шаблон'));
  expect(named).toHaveLength(letters);
  const lines = named.flatMap(({ text }) => text.match(/Club 0 — Club \d+\..*/g) ?? []);
  expect(lines).toHaveLength(sent.length);
  for (const { text } of named) expect(text).toMatch(/Прошлые письма шаблона: названо — \d+/);
});

test('before the matches are over the record is reported as unsettled', async () => {
  const sent = await sentByTemplate();
  const outcomes = new Set(sent.map(({ match_id: id, odd_type: type }) => `${id} ${type}`));
  expect(await recordOf()).toMatchObject({
    sent: sent.length,
    since: sent[0]?.at,
    pending: outcomes.size,
    alerts: 0,
    first: { profit: 0, roiPercent: null },
  });
});

test('the record equals what SQL computes from the letters and the stored lines', async () => {
  api.setNow(KICK_OFF + 3 * 3_600);
  await sendFeed(
    api,
    Array.from({ length: MATCHES }, (_, index) =>
      aFeedScore(keyOf(index), index % 3, (index * 2) % 3),
    ),
  );
  const { rows } = await sql<{
    match_id: number;
    odd_type: string;
    milli: number;
    later: number;
    won: boolean;
  }>`
    with sent as (
      select distinct on (match_id, odd_type) * from template_alerts_sent
      where template_id = ${templateId} order by match_id, odd_type, at
    )
    select a.match_id, a.odd_type,
      (select milli from site_lines s where s.match_id = a.match_id and s.odd_type = a.odd_type
        and s.at <= a.at order by s.at desc limit 1) as milli,
      (select milli from site_lines s where s.match_id = a.match_id and s.odd_type = a.odd_type
        and s.at <= a.at + interval '60 seconds' and s.at < m.starts_at
        order by s.at desc limit 1) as later,
      case a.odd_type when '1x2.1' then m.home_score > m.away_score
        when '1x2.2' then m.home_score < m.away_score else m.home_score = m.away_score end as won
    from sent a join matches m on m.id = a.match_id
  `.execute(api.services.db);
  const profitAt = (priceOf: (row: (typeof rows)[number]) => number) =>
    rows.reduce((sum, row) => sum + (row.won ? priceOf(row) - 1_000 : -1_000), 0) / 1_000;
  const { rows: lines } = await sql<{ match_id: number; odd_type: string; milli: number }>`
    select distinct on (s.match_id, s.odd_type) s.match_id, s.odd_type, s.milli
    from site_lines s join matches m on m.id = s.match_id
    where s.at < m.starts_at order by s.match_id, s.odd_type, s.at desc
  `.execute(api.services.db);
  const values = rows.map(({ match_id: id, odd_type: type, milli }) => {
    const closing = lines.filter(({ match_id: of }) => of === id);
    return closingValue(type, milli, new Map(closing.map((line) => [line.odd_type, line.milli])));
  });
  const mean = values.reduce<number>((sum, value) => sum + (value ?? 0), 0) / values.length;
  const record = await recordOf();
  expect(record).toMatchObject({
    pending: 0,
    isCut: false,
    alerts: rows.length,
    matches: MATCHES,
    hits: rows.filter(({ won }) => won).length,
    returned: 0,
    clvCount: rows.length,
  });
  expect(record.first.profit).toBeCloseTo(
    profitAt(({ milli }) => milli),
    2,
  );
  expect(record.minuteLater.profit).toBeCloseTo(
    profitAt(({ later }) => later),
    2,
  );
  expect(record.clvPercent).toBeCloseTo(mean * 100, 1);
});

test('only the owner reads the record; new criteria reset it, deleting the template deletes it', async () => {
  const maria = await aSubscriber(api);
  const url = `${PATHS[1]}/${templateId}/record`;
  const status = async (headers: object) =>
    (await api.app.inject({ url, headers: { ...headers } })).statusCode;
  expect([await status({}), await status(maria.headers)]).toEqual([401, 404]);
  const template = { url: `${PATHS[0]}/${templateId}`, headers: olga.headers };
  await api.app.inject({ ...template, method: 'PUT', payload: { name: 'Ночь', params: TEMPLATE } });
  expect((await recordOf()).sent).toBeGreaterThan(0);
  await api.app.inject({ ...template, method: 'PUT', payload: { name: 'Ночь', params: {} } });
  expect(await recordOf()).toMatchObject({ sent: 0, since: null, alerts: 0, pending: 0 });
  await api.app.inject({ ...template, method: 'DELETE' });
  expect(await status(olga.headers)).toBe(404);
});
