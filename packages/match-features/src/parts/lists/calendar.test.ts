import { MATCH_STATUS, SPORT } from '@tipmark/domain';
import { aLeague, aMatch } from '@tipmark/test-kit';
import { calendarOfMatches } from './calendar-of-matches.ts';

const KICK_OFF = 1_795_284_420;
const { matches: _matches, ...league } = aLeague().named('Премьер-лига; тур 1, финал').build();
const game = (match: ReturnType<typeof aMatch>) => ({ league, match: match.buildWire() });
const options = {
  title: 'Зенит',
  addressOf: (link: string) => `https://tips.example/Events/${link}`,
  sport: SPORT.soccer,
  host: 'tips.example',
  nowSeconds: KICK_OFF - 86_400,
};
const fileOf = (...matches: ReturnType<typeof game>[]) =>
  calendarOfMatches({ ...options, matches });
/** Lines longer than 75 bytes continue on the next line after a space. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

const utc = (seconds: number) =>
  `${new Date(seconds * 1_000).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

test('a match is an event from its start to its expected end, with a UID that depends only on the match', () => {
  const match = aMatch().between('Зенит', 'Спартак').startingAt(KICK_OFF);
  const lines = linesOf(fileOf(game(match)));
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      `UID:match-${match.build().matchId}@tips.example`,
      `DTSTART:${utc(KICK_OFF)}`,
      `DTEND:${utc(KICK_OFF + 7_200)}`,
      'SUMMARY:Зенит – Спартак',
      'STATUS:CONFIRMED',
    ]),
  );
  expect(lines).toContain(`URL;VALUE=URI:https://tips.example/Events/${match.build().link}`);
  expect(lines).toContain('DESCRIPTION:Премьер-лига\\; тур 1\\, финал');
});

test('a match without a known time is an all-day event', () => {
  const noon = Date.UTC(2026, 10, 21, 12) / 1_000;
  const file = fileOf(game(aMatch().startingAt(noon).withoutTime()));
  const times = linesOf(file).filter((line) => /^DT(?:START|END)/.test(line));
  expect(times).toEqual(['DTSTART;VALUE=DATE:20261121']);
});

test('a match without a known day lasts the week of its tournament', () => {
  const monday = Date.UTC(2026, 10, 16, 12) / 1_000;
  const file = fileOf(game(aMatch().startingAt(monday).withoutDay()));
  const times = linesOf(file).filter((line) => /^DT(?:START|END)/.test(line));
  expect(times).toEqual(['DTSTART;VALUE=DATE:20261116', 'DTEND;VALUE=DATE:20261123']);
});

test.each([
  [MATCH_STATUS.canceled, 'CANCELLED'],
  [MATCH_STATUS.moved, 'TENTATIVE'],
])('status %i is %s', (status, message) => {
  const match = aMatch().startingAt(KICK_OFF).withStatus(status);
  expect(linesOf(fileOf(game(match)))).toContain(`STATUS:${message}`);
});

test('long lines are folded by bytes without splitting characters, and unfold to the full name', () => {
  const name = 'Вестфальские Кузнецы Оберхаген; Унион, Боа-Дорада \\ Лагоа-Селести';
  const file = fileOf(game(aMatch().between(name, 'Ёж').startingAt(KICK_OFF)));
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(Buffer.from(line).toString()).toBe(line);
  }
  const [summary = ''] = linesOf(file).filter((line) => line.startsWith('SUMMARY:'));
  expect(summary.slice('SUMMARY:'.length).replaceAll(/\\([;,\\])/g, '$1')).toBe(`${name} – Ёж`);
});

test('an entry has the number of its changes and the time of the last, not that of the download', () => {
  const match = aMatch().startingAt(KICK_OFF);
  const linesAt = (nowSeconds: number, more: object = {}) => {
    const [{ match: wire, ...of }] = [game(match)];
    const matches = [{ ...of, match: { ...wire, ...more } }];
    return linesOf(calendarOfMatches({ ...options, matches, nowSeconds }));
  };
  const numberOf = (lines: string[]) =>
    Number(lines.find((line) => line.startsWith('SEQUENCE:'))?.slice('SEQUENCE:'.length));
  const first = linesAt(KICK_OFF - 86_400);
  // more than files of before had: the minute of their download
  expect(numberOf(first)).toBeGreaterThan(KICK_OFF / 60);
  expect(first.join()).not.toContain('LAST-MODIFIED');
  expect(numberOf(linesAt(KICK_OFF - 80_000))).toBe(numberOf(first));
  const later = linesAt(KICK_OFF - 70_000, { '22': [2, KICK_OFF - 75_000] });
  expect(numberOf(later)).toBe(numberOf(first) + 2);
  expect(later).toContain(`LAST-MODIFIED:${utc(KICK_OFF - 75_000)}`);
  expect(later).toContain(`DTSTAMP:${utc(KICK_OFF - 70_000)}`);
});

test('a match that is listed twice is one event', () => {
  const match = aMatch().startingAt(KICK_OFF);
  const starts = linesOf(fileOf(game(match), game(match))).filter(
    (line) => line === 'BEGIN:VEVENT',
  );
  expect(starts).toHaveLength(1);
});

// clocks of Berlin go back at 01:00 UTC, 02:30 exists twice; in spring it does not exist
test.each([
  ['repeat', '20261025', Date.UTC(2026, 9, 25, 0, 30) / 1_000],
  ['skip', '20260329', Date.UTC(2026, 2, 29, 0, 30) / 1_000],
])('times are in UTC, whichever hours the clocks of a country %s', (_what, date, before) => {
  const starts = [before, before + 3_600].map((at) => game(aMatch().withId(at).startingAt(at)));
  const lines = linesOf(fileOf(...starts)).filter((line) => /^DT(?:START|END)/.test(line));
  expect(lines).toEqual([
    `DTSTART:${date}T003000Z`,
    `DTEND:${date}T023000Z`,
    `DTSTART:${date}T013000Z`,
    `DTEND:${date}T033000Z`,
  ]);
});
