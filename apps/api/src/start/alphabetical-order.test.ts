import { aFeedMatch, aFeedSetting } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { sendFeed } from '../testing/feed.ts';

const NOW = 1_705_147_200;
const KEYS = ['yar', 'elki', 'zhal', 'ars', 'america'] as const;
const NAMES: Record<(typeof KEYS)[number], { ru: string; en: string }> = {
  yar: { ru: 'Ярославль', en: 'Örebro' },
  elki: { ru: 'Ёлки Елец', en: 'Zenit-2' },
  zhal: { ru: 'Жальгирис', en: 'elets' },
  ars: { ru: 'Арсенал Тула', en: 'Arsenal Tula' },
  america: { ru: 'America', en: 'Oxford' },
};

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
  const setting = aFeedSetting(...KEYS).map((record) =>
    record.kind === 'team'
      ? { ...record, name: NAMES[record.key as (typeof KEYS)[number]] }
      : record,
  );
  const matches = KEYS.slice(1).map((key) =>
    aFeedMatch(KEYS[0], key, { startsAt: NOW + 86_400, status: 1 }),
  );
  await sendFeed(api, [...setting, ...matches]);
}, 60_000);

afterAll(() => api.close());

const read = async (url: string, locale: string) =>
  (await api.app.inject({ url, headers: { 'accept-language': locale } })).json().data;

const RU = ['Арсенал Тула', 'Ёлки Елец', 'Жальгирис', 'Ярославль', 'America'];
const EN = ['Arsenal Tula', 'elets', 'Örebro', 'Oxford', 'Zenit-2'];

test.each([
  ['ru', RU],
  ['en', EN],
])('%s: tables, filters and lists of teams are in alphabetical order', async (locale, names) => {
  const { teams } = await read('/page-soccer-teams/1/0/0/0/1/0/2', locale);
  expect(teams.map(({ name }: { name: string }) => name)).toEqual(names);
  const { leagues } = await read('/page-soccer-leagues/1/0/0/0/0/0/2/1', locale);
  const page = await read(
    `/page-soccer-league/${leagues[0].link.split('-')[0]}/0/0/0/1/1/1`,
    locale,
  );
  expect(page.seasonTeams.map(({ name }: { name: string }) => name)).toEqual(names);
  expect(page.table.rows.map(({ team }: { team: { name: string } }) => team.name)).toEqual(names);
});
