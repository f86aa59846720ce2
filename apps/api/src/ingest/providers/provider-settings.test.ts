import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { followSettings, settingsIn } from './provider-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'tipmark-providers-'));
const file = join(folder, 'providers.json');
afterAll(() => rmSync(folder, { recursive: true }));

let seconds = 1_789_999_200;
function write(value: unknown): void {
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  seconds += 10;
  utimesSync(file, seconds, seconds);
}
const league = (name: string) => ({ name, sport: 'soccer', ids: { 'api-football': 39 } });

test('without a file there are the leagues most visitors look for', () => {
  expect(settingsIn(undefined).leagues.map(({ name }) => name)).toContain('Premier League');
});

test('a file is read again when it changes; an invalid one changes nothing and is named', () => {
  const logged: [object, string][] = [];
  const log = {
    info: (details: object, text: string) => void logged.push([details, text]),
    error: (details: object, text: string) => void logged.push([details, text]),
  };
  write({ leagues: [league('A')] });
  const settings = followSettings(file, log);
  const names = () => settings().leagues.map(({ name }) => name);
  expect(names()).toEqual(['A']);
  write({ leagues: [league('A'), league('B')] });
  expect(names()).toEqual(['A', 'B']);
  write({ leagues: [{ ...league('C'), sport: 'chess' }] });
  expect([names(), names()]).toEqual([
    ['A', 'B'],
    ['A', 'B'],
  ]);
  expect(logged).toHaveLength(2);
  expect(logged[1]).toEqual([
    expect.objectContaining({ problem: expect.stringContaining('leagues.0.sport') }),
    'providers: the last valid settings stay in use',
  ]);
});

test('a file that is not valid at first is refused by its name', () => {
  write('{');
  expect(() => settingsIn(file)).toThrow(`PROVIDERS_CONFIG: ${file} cannot be used: is not JSON`);
  expect(() => settingsIn(join(folder, 'no.json'))).toThrow(/cannot be used: Error: ENOENT/);
});
