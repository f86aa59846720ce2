import type { FeedRecord, FeedRecordOf } from '@tipmark/contract/feed';
import { MATCH_STATUS, type MarketCode, parseOddType, SPORT, TIP_RESULT } from '@tipmark/domain';
import { createWorld } from '@tipmark/simulator';
import { settleMatch } from '../betting/settlement/settle-match.ts';
import { postTip } from '../betting/tips/post-tip.ts';
import { tx } from '../platform/database/tx.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { sendFeed } from '../testing/feed.ts';
import { aUser } from '../testing/users.ts';

const NOW = Date.parse('2026-11-21T14:00:00Z') / 1_000;
const LATER = NOW + 26 * 3_600;
const SPORTS = [
  ['soccer', SPORT.soccer, 'gb-eng-1-', ['dc', 'ou', 'ah', 'btts', 'tt1', 'tt2']],
  ['hockey', SPORT.hockey, 'hockey-ru-1-', ['dc', 'ou', 'ah', 'tt1', 'tt2']],
] as const;

const world = createWorld({ seed: 1, sports: ['soccer', 'hockey'] });
let api: TestApi;
let after: readonly FeedRecord[];

const isOf = (record: FeedRecord, start: string): boolean =>
  'matchKey' in record
    ? record.matchKey.startsWith(start)
    : record.kind !== 'match' || record.key.startsWith(start);
const ofFew = (records: Iterable<FeedRecord>) =>
  [...records].filter((record) => SPORTS.some(([, , start]) => isOf(record, start)));

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  await sendFeed(api, ofFew(world.snapshotAt(NOW, NOW)));
  after = ofFew(world.recordsBetween(NOW, LATER));
}, 120_000);

afterAll(() => api.close());

/** Goals of regular time in a match that was played to its end by then. */
function goalsOf(key: string): readonly [number, number] | undefined {
  const last = after.findLast(
    (record): record is FeedRecordOf<'score'> => record.kind === 'score' && record.matchKey === key,
  );
  if (last?.status !== MATCH_STATUS.finished || last.score === null) return undefined;
  const { periods, home, away } = last.score;
  if (!key.startsWith('hockey')) return [home, away];
  return (periods ?? []).reduce<[number, number]>(
    ([h, a], one) => [h + one[0], a + one[1]],
    [0, 0],
  );
}

/** Whether a tip on a market of half lines wins, computed independently. */
function isWon(text: string, [home, away]: readonly [number, number]): boolean {
  const { market, selection, line = 0 } = parseOddType(text) ?? { market: 'cs', selection: '' };
  const own = selection === '2' ? away - home : home - away;
  const counted: Partial<Record<MarketCode, number>> = {
    ou: home + away,
    tt1: home,
    tt2: away,
  };
  if (market === 'ah') return own + line > 0;
  if (market === 'btts') return (selection === 'y') === (home > 0 && away > 0);
  if (market === 'dc') return selection.includes(home > away ? '1' : home < away ? '2' : 'x');
  const count = counted[market] ?? Number.NaN;
  return selection === 'o' ? count > line : count < line;
}

interface Row {
  readonly id: number;
  readonly key: string;
}

async function matchesOf(sport: number): Promise<Row[]> {
  const rows = await api.database.db
    .selectFrom('matches as m')
    .innerJoin('source_keys as k', (join) =>
      join.onRef('k.id', '=', 'm.id').on('k.kind', '=', 'match'),
    )
    .select(['m.id', 'k.key'])
    .where('m.sport', '=', sport)
    .where('m.status', '=', MATCH_STATUS.scheduled)
    .where('m.starts_at', '>', new Date((NOW + 600) * 1_000))
    .orderBy('m.starts_at')
    .execute();
  return rows.filter(({ key }) => goalsOf(key) !== undefined);
}

async function menuOf(sport: string, id: number) {
  const { data } = (await api.app.inject(`/${sport}/tip-maker/${id}/0`)).json();
  return data.markets as {
    market: string;
    lines: { outcomes: { odd_type: string; odds: number; isTippable: boolean }[] }[];
  }[];
}

test.each(SPORTS)(
  'a match of %s has side markets, and tips on them settle',
  async (...row) => {
    const [name, sport, , codes] = row;
    const matches = (await matchesOf(sport)).slice(0, 4);
    expect(matches.length).toBeGreaterThan(1);
    const tipped: { user: number; id: number; oddType: string; isHit: boolean }[] = [];
    for (const { id, key } of matches) {
      const menu = await menuOf(name, id);
      expect(menu.map(({ market }) => market)).toEqual(expect.arrayContaining([...codes]));
      for (const code of codes) {
        const outcomes = menu
          .find(({ market }) => market === code)
          ?.lines.flatMap((one) => one.outcomes);
        const outcome = outcomes?.find(({ isTippable }) => isTippable);
        if (outcome === undefined) throw new Error(`${key} has no ${code} to tip on`);
        const user = await aUser(api, `${name}-${id}-${code}`);
        const tip = { odd_type: outcome.odd_type, stake: 3, description: '' };
        await tx(api.database.db, (trx) =>
          postTip(trx, { capper: user, matchId: id, sport, nowSeconds: NOW, body: tip }),
        );
        const isHit = isWon(outcome.odd_type, goalsOf(key) ?? [0, 0]);
        tipped.push({ user: user.id, id, oddType: outcome.odd_type, isHit });
      }
    }
    api.setNow(LATER);
    await sendFeed(
      api,
      after.filter((one) => matches.some(({ key }) => isOf(one, key))),
    );
    for (const { id } of matches) await tx(api.database.db, (trx) => settleMatch(trx, id, LATER));
    const settled = await api.database.db
      .selectFrom('tips')
      .select(['user_id', 'match_id', 'odd_type', 'result', 'clv'])
      .where('sport', '=', sport)
      .execute();
    expect(
      new Map(settled.map(({ user_id, odd_type, result }) => [user_id, [odd_type, result]])),
    ).toEqual(
      new Map(
        tipped.map(({ user, oddType, isHit }) => [
          user,
          [oddType, isHit ? TIP_RESULT.won : TIP_RESULT.lost],
        ]),
      ),
    );
    expect(settled.filter(({ clv }) => clv === null)).toEqual([]);
    api.setNow(NOW);
  },
  120_000,
);
