import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LeaguePage, MatchWithLeague, TeamPage } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { PAGE_SIZE } from '@tipmark/domain';
import { openDataPath, testOpenData } from '@tipmark/importers/testing';
import ICAL from 'ical.js';
import { importFolder, testSink } from '../../ingest/import/testing/import-folder.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';

/** The zones of the readers, from UTC−12 to UTC+14. */
const ZONES = [
  'Etc/GMT+12',
  'America/Bogota',
  'UTC',
  'Europe/Moscow',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
];
const NOW = Date.parse('2023-12-20T12:00:00Z') / 1_000;
const HOUR = 3_600;
const MAX_OCTETS = 75;
const TITLE = 'Англия, «Премьер-лига»; сезон 2023/24 \\ все матчи';

interface FileMatch {
  readonly round: string;
  date: string;
  time?: string;
  readonly team1: string;
  readonly team2: string;
  score?: object;
  status?: string;
}

const files = importFolder();
let api: TestApi;
let imports = 0;

beforeAll(async () => {
  api = await createTestApi({ now: NOW });
}, 60_000);

afterAll(async () => {
  files.remove();
  await api.close();
});

const startText = ({ date, time = '12:00' }: FileMatch) => `${date} ${time}`;

/** Rounds 17 to 20 of the season as published before the 18th: its later matches have no score. */
function scheduleOf2023(): FileMatch[] {
  const text = readFileSync(openDataPath('soccer/openfootball/2023-24_en.1.json'), 'utf8');
  const { matches } = JSON.parse(text) as { matches: FileMatch[] };
  return matches
    .filter(({ round }) => /^Matchday (?:17|18|19|20)$/.test(round))
    .map(({ score, ...match }) =>
      match.date < '2023-12-20' ? { ...match, ...(score && { score }) } : match,
    );
}

async function importSchedule(matches: readonly FileMatch[]): Promise<void> {
  imports += 1;
  const text = JSON.stringify({ name: 'English Premier League 2023/24', matches });
  const file = files.write(`2023-24_en.1 ${imports}.json`, text);
  const { result, output } = await files.runAs(
    'openfootball',
    testSink(api.services.db, NOW),
    file,
  );
  expect({ output, quarantined: result.quarantined }).toMatchObject({ quarantined: 0 });
  api.services.bus.publish(['*']);
}

async function read<Page>(url: string): Promise<Page> {
  const reply = await api.app.inject({ url, headers: { 'accept-language': 'ru' } });
  expect({ url, status: reply.statusCode }).toEqual({ url, status: 200 });
  return reply.json().data;
}

/** What the page of the league gives to its calendar, at an instant. */
async function matchesOfLeague(nowSeconds: number): Promise<MatchWithLeague[]> {
  api.setNow(nowSeconds);
  const { id } = await api.services.db.selectFrom('leagues').select('id').executeTakeFirstOrThrow();
  const page = await read<LeaguePage>(`/page-soccer-league/${id}/0/0/0/1/1/1`);
  const { league, fixtures, calledOff } = page;
  return [...fixtures.matches.map((match) => ({ league, match })), ...calledOff];
}

async function matchesOfTeam(nowSeconds: number, name: string): Promise<MatchWithLeague[]> {
  api.setNow(nowSeconds);
  const { id } = await api.services.db
    .selectFrom('teams')
    .select('id')
    .where('name_en', '=', name)
    .executeTakeFirstOrThrow();
  const page = await read<TeamPage>(`/page-soccer-team/${id}/10/0/0/1/1/1/1`);
  return [...page.fixtures, ...page.calledOff];
}

/** The downloaded file, made in the zone of a visitor. */
function download(matches: readonly MatchWithLeague[], nowSeconds: number, zone: string): Buffer {
  const script = path.join(import.meta.dirname, '../../testing/make-calendar.ts');
  const input = JSON.stringify({ matches, title: TITLE, nowSeconds });
  return execFileSync(process.execPath, [script], {
    input,
    env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
  });
}

interface Entry {
  readonly start: ICAL.Time;
  readonly end: ICAL.Time;
  readonly status: string;
  readonly sequence: number;
  readonly stamp: number;
  readonly modified: number | undefined;
  readonly summary: string;
  readonly uid: string;
}

/** Entries by summary, as a calendar program reads them. */
function entriesOf(file: Buffer): Map<string, Entry> {
  const calendar = new ICAL.Component(ICAL.parse(file.toString()) as never);
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(TITLE);
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  return new Map(
    calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      const time = (name: string) =>
        (component.getFirstPropertyValue(name) as ICAL.Time | null)?.toUnixTime();
      const { summary, uid, startDate: start, endDate: end, sequence } = event;
      const status = String(component.getFirstPropertyValue('status'));
      const stamp = time('dtstamp') ?? 0;
      const modified = time('last-modified');
      return [summary, { start, end, status, sequence, stamp, modified, summary, uid }];
    }),
  );
}

/** As the standard asks: lines end with CRLF and have 75 octets of whole characters at most. */
function expectLines(file: Buffer): void {
  const whole = new TextDecoder('utf-8', { fatal: true });
  const lines = file.toString('latin1').split('\r\n');
  expect(lines.at(-1) === '' || lines.at(-1) === 'END:VCALENDAR').toBe(true);
  for (const line of lines) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(line.length).toBeLessThanOrEqual(MAX_OCTETS);
    whole.decode(Buffer.from(line, 'latin1'));
  }
  expect(lines.some((line) => line.startsWith(' '))).toBe(true);
}

/** Where the file of the source puts a match: the instant in Britain, or the day alone. */
function expectedStart({ date, time }: FileMatch): Temporal.ZonedDateTime | Temporal.PlainDate {
  const day = Temporal.PlainDate.from(date);
  return time === undefined
    ? day
    : day.toZonedDateTime({ timeZone: 'Europe/London', plainTime: time });
}

/** Reads entries in a zone: the days they stand on there, and their instant. */
function daysOf({ start, end }: Entry, zone: string): object {
  if (start.isDate) return { days: [start.toString()], until: end.toString() };
  const at = Temporal.Instant.fromEpochMilliseconds(start.toUnixTime() * 1_000);
  return { days: [at.toZonedDateTimeISO(zone).toPlainDate().toString()], at: at.toString() };
}

function expectedDays(match: FileMatch, zone: string): object {
  const start = expectedStart(match);
  if (start instanceof Temporal.PlainDate) {
    return { days: [start.toString()], until: start.add({ days: 1 }).toString() };
  }
  const local = start.withTimeZone(zone).toPlainDate().toString();
  return { days: [local], at: start.toInstant().toString() };
}

testOpenData(
  'a season of openfootball is a calendar that moves with it, in six zones',
  async () => {
    const schedule = scheduleOf2023();
    const coming = schedule
      .filter(({ date }) => date >= '2023-12-20')
      .toSorted((one, other) => startText(one).localeCompare(startText(other)))
      .slice(0, PAGE_SIZE.leagueMatches);
    const [dayOnly, moved, postponed, canceled, ...others] = coming;
    if (!dayOnly || !moved || !postponed || !canceled) throw new Error('the file has more matches');
    delete dayOnly.time;
    await importSchedule(schedule);

    const first = await matchesOfLeague(NOW);
    const again = await matchesOfLeague(NOW + HOUR);
    // Matches by their names on the page, in the order of the file of the source.
    const nameOf = new Map<FileMatch, string>();
    const named = first.map(({ match }) => {
      const { home, away, startsAt, isTimeKnown } = decodeMatch(match);
      return { name: `${home.name} – ${away.name}`, startsAt, isTimeKnown };
    });
    expect(named).toHaveLength(coming.length);
    expect(named.every(({ name }) => /^[А-яЁё\s–-]+$/.test(name))).toBe(true);
    const english = await inEnglish(first);
    for (const match of coming) {
      const index = english.findIndex(
        ([home, away]) => isSame(match.team1, home) && isSame(match.team2, away),
      );
      nameOf.set(match, named[index]?.name ?? '');
    }
    expect([...nameOf].flatMap(([of, name]) => (name === '' ? [of] : []))).toEqual([]);
    expect(new Set(nameOf.values()).size).toBe(coming.length);

    const began = Math.floor(Date.now() / 1_000);
    // Beyond the matches a page lists.
    const later = { ...moved, date: '2024-05-11', time: '20:30' };
    const off = [
      later,
      { ...postponed, status: 'POSTPONED' },
      { ...canceled, status: 'CANCELLED' },
    ];
    const changed = new Map<FileMatch, FileMatch>([
      [moved, later],
      [postponed, postponed],
      [canceled, canceled],
    ]);
    await importSchedule(
      schedule.map((match) => off[[moved, postponed, canceled].indexOf(match)] ?? match),
    );
    const ended = Math.ceil(Date.now() / 1_000);
    const last = await matchesOfLeague(NOW + 2 * HOUR);
    const ofTeam = await matchesOfTeam(NOW + 2 * HOUR, await englishName(canceled.team1));

    for (const zone of ZONES) {
      const downloads = [
        download(first, NOW, zone),
        download(again, NOW + HOUR, zone),
        download(last, NOW + 2 * HOUR, zone),
      ];
      downloads.forEach(expectLines);
      const [before, repeated, after] = downloads.map(entriesOf);
      const entryOf = (entries: Map<string, Entry> | undefined, match: FileMatch) => {
        const entry = entries?.get(nameOf.get(match) ?? '');
        if (!entry) throw new Error(`${match.team1} – ${match.team2} is not in the calendar`);
        return entry;
      };
      for (const match of coming) {
        const one = entryOf(before, match);
        expect(daysOf(one, zone)).toEqual(expectedDays(match, zone));
        expect(one).toMatchObject({ status: 'CONFIRMED', stamp: NOW });
        // A download that is later is no change.
        const same = entryOf(repeated, match);
        expect(same).toMatchObject({ uid: one.uid, sequence: one.sequence, stamp: NOW + HOUR });
        const now = entryOf(after, match);
        expect(now.uid).toBe(one.uid);
        expect(daysOf(now, zone)).toEqual(expectedDays(changed.get(match) ?? match, zone));
        if (!changed.has(match)) {
          expect([now.sequence, now.modified]).toEqual([one.sequence, one.modified]);
          continue;
        }
        expect(now.sequence).toBe(one.sequence + 1);
        expect(now.modified).toBeGreaterThanOrEqual(began);
        expect(now.modified).toBeLessThanOrEqual(ended);
      }
      expect(new Set([...(before?.values() ?? [])].map(({ uid }) => uid)).size).toBe(coming.length);
      const statuses = [moved, postponed, canceled, ...others].map(
        (match) => entryOf(after, match).status,
      );
      expect(statuses).toEqual([
        'CONFIRMED',
        'TENTATIVE',
        'CANCELLED',
        ...others.map(() => 'CONFIRMED'),
      ]);
      // The calendar of one of its teams has the same entry.
      const own = entriesOf(download(ofTeam, NOW + 2 * HOUR, zone));
      expect(entryOf(own, canceled)).toMatchObject({
        uid: entryOf(after, canceled).uid,
        sequence: entryOf(after, canceled).sequence,
        status: 'CANCELLED',
      });
    }
  },
  120_000,
);

/** Names of both sides in English, of matches in the order given. */
async function inEnglish(matches: readonly MatchWithLeague[]): Promise<[string, string][]> {
  const ids = matches.map(({ match }) => decodeMatch(match).matchId);
  const rows = await api.services.db
    .selectFrom('matches as m')
    .innerJoin('teams as h', 'h.id', 'm.home_id')
    .innerJoin('teams as a', 'a.id', 'm.away_id')
    .select(['m.id', 'h.name_en as home', 'a.name_en as away'])
    .where('m.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map(({ id, home, away }) => [id, [home, away] as [string, string]]));
  return ids.map((id) => byId.get(id) ?? ['', '']);
}

/** The file says `Arsenal FC`, `Brighton & Hove Albion FC`; the site `Arsenal`, `Brighton`. */
const isSame = (inFile: string, name: string) => {
  const short = (text: string) => text.replace(/^AFC | A?FC$/g, '');
  return short(inFile).startsWith(short(name));
};

async function englishName(inFile: string): Promise<string> {
  const rows = await api.services.db.selectFrom('teams').select('name_en').execute();
  return rows.find(({ name_en: name }) => isSame(inFile, name))?.name_en ?? '';
}
