import { MATCH_STATUS } from '@tipmark/domain';
import { aLeague, aMatch } from '@tipmark/test-kit';
import { calendarOfMatches } from './calendar-of-matches.ts';

const KICK_OFF = 1_795_284_420;
const { matches: _matches, ...league } = aLeague().named('Премьер-лига; тур 1, финал').build();
const game = (match: ReturnType<typeof aMatch>) => ({ league, match: match.buildWire() });
const fileOf = (...matches: ReturnType<typeof game>[]) =>
  calendarOfMatches({
    title: 'Зенит',
    matches,
    addressOf: (link) => `https://tips.example/Events/${link}`,
    durationMinutes: 120,
    host: 'tips.example',
    nowSeconds: KICK_OFF - 86_400,
  });
/** Lines longer than 75 bytes go on in the next line after a space. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

const utc = (seconds: number) =>
  `${new Date(seconds * 1_000).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

test('a match is an event from its start on, known by the same name in every file', () => {
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

test.each([
  [MATCH_STATUS.canceled, 'CANCELLED'],
  [MATCH_STATUS.moved, 'TENTATIVE'],
])('status %i is %s', (status, said) => {
  const match = aMatch().startingAt(KICK_OFF).withStatus(status);
  expect(linesOf(fileOf(game(match)))).toContain(`STATUS:${said}`);
});
