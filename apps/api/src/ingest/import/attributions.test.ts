import { fileText, playedRow } from '@tipmark/importers/testing';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { importFolder, testSink } from './testing/import-folder.ts';
import { fullNameFile, shortNameFile, type TennisFileMatch } from './testing/tennis-files.ts';

let api: TestApi;
const files = importFolder();

beforeEach(async () => {
  api = await createTestApi();
}, 60_000);

afterEach(() => api.close());

afterAll(() => files.remove());

const MATCH: TennisFileMatch = {
  day: '2022-01-11',
  tournamentDay: '2022-01-09',
  number: 1,
  round: { code: 'R32', name: '1st Round' },
  winner: { id: 1, full: 'Tomas Barrios Vera', short: 'Barrios T.', rank: 10, ioc: 'CHI' },
  loser: { id: 2, full: 'Andres Martin', short: 'Martin A.', rank: 20, ioc: 'USA' },
  sets: [
    [6, 1],
    [7, 5],
  ],
};
const ALONE: TennisFileMatch = {
  ...MATCH,
  number: 2,
  winner: { id: 3, full: 'Marcos Giron', short: 'Giron M.', rank: 30, ioc: 'USA' },
  loser: { id: 4, full: 'Emilio Nava', short: 'Nava E.', rank: 40, ioc: 'USA' },
};
const SACKMANN = 'Jeff Sackmann / Tennis Abstract, CC BY-NC-SA 4.0';

async function addressesOf(table: 'matches' | 'teams' | 'leagues') {
  const rows = await api.database.db.selectFrom(table).select(['id', 'slug']).execute();
  return new Map(rows.map(({ id, slug }) => [slug, `${id}-${slug}`]));
}

test.each([[['tennis-data', 'sackmann']], [['sackmann', 'tennis-data']]] as const)(
  'a page names the authors of everything it shows, whichever came first: %s',
  async (order) => {
    for (const format of order) {
      const text = format === 'sackmann' ? fullNameFile([MATCH, ALONE]) : shortNameFile([MATCH]);
      const path = files.write(`atp_2022 ${format}.csv`, text);
      await files.runAs(format, testSink(api.database.db), path);
    }
    const attributionOn = async (path: string): Promise<string> =>
      (await api.app.inject(path)).json().data.attribution;
    const matches = await addressesOf('matches');
    const [alone, both] = [...matches].toSorted(
      ([one], [other]) => Number(other.includes('nava')) - Number(one.includes('nava')),
    );
    const players = await addressesOf('teams');
    expect(await attributionOn(`/tennis/events/page/${alone?.[1]}`)).toBe(SACKMANN);
    expect(await attributionOn(`/tennis/events/page/${both?.[1]}`)).toMatch(
      /Sackmann.*; .*tennis-data\.co\.uk/i,
    );
    expect(await attributionOn(`/tennis/player/page/${players.get('emilio-nava')}`)).toBe(SACKMANN);
    expect(await attributionOn(`/tennis/player/page/${players.get('tomas-barrios-vera')}`)).toMatch(
      /Sackmann.*; .*tennis-data\.co\.uk/i,
    );
  },
);

const english = (Date: string, HomeTeam: string, AwayTeam: string) =>
  playedRow({ Div: 'E1', Date, HomeTeam, AwayTeam });

test.each([
  ['20/08/2025', ['Sheffield Weds', 'Leicester'], 3, undefined],
  ['20/08/2024', ['Preston', 'Stoke'], 0, true],
] as const)(
  'a table of an archive has the known deductions, or says that some may be unknown: %s',
  async (day, [home, away], known, mayLack) => {
    const path = files.write('E1.csv', fileText([english(day, home, away)]));
    await files.run(testSink(api.database.db), path);
    const [[, league] = []] = await addressesOf('leagues');
    const page = await api.app.inject(`/page-soccer-league/${league}/0/0/0/1/1/1`);
    const { table } = page.json().data;
    expect(table.deductions).toHaveLength(known);
    expect(table.mayLackDeductions).toBe(mayLack);
    expect(table.rows.map(({ points }: { points: number }) => points)).toEqual(
      known > 0 ? [-6, -15] : [3, 0],
    );
  },
);
