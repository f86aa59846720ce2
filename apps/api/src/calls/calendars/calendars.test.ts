import type { Calendar } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { DAY_SECONDS, SPORT_NAMES } from '@tipmark/domain';
import { aFeedMatch, aFeedScore, aFeedSetting } from '@tipmark/test-kit';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { sendFeed } from '../../testing/feed.ts';
import { aLeagueToCome } from './testing/calendar-calls.ts';

const NOW = 1_705_158_000;
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ now: NOW });
}, 60_000);
afterAll(() => api.close());

async function calendarAt(url: string, language = 'en'): Promise<Calendar> {
  const reply = await api.app.inject({ url, headers: { 'accept-language': language } });
  expect(reply.statusCode).toBe(200);
  return reply.json().data;
}

const sidesIn = ({ matches }: Calendar): string[] =>
  matches.map(({ match }) => {
    const { home, away } = decodeMatch(match);
    return `${home.name} – ${away.name}`;
  });

async function idOf(table: 'teams' | 'leagues', name: string): Promise<number> {
  const row = await api.services.db
    .selectFrom(table)
    .select('id')
    .where('name_en', '=', name)
    .executeTakeFirstOrThrow();
  return row.id;
}

test('the calendar of a team has its matches of two months and those to come, by their start', async () => {
  const rivals = ['Bravo', 'Delta', 'Echo', 'Foxtrot'];
  const at = (days: number) => NOW + days * DAY_SECONDS;
  await sendFeed(api, [
    ...aFeedSetting('Alpha', ...rivals),
    aFeedMatch('Alpha', 'Bravo', { key: 'next', startsAt: at(3) }),
    aFeedMatch('Delta', 'Alpha', { key: 'recent', startsAt: at(-30) }),
    aFeedScore('recent', 1, 2),
    aFeedMatch('Alpha', 'Echo', { key: 'old', startsAt: at(-61) }),
    aFeedMatch('Alpha', 'Foxtrot', { key: 'far', startsAt: at(401) }),
    aFeedMatch('Bravo', 'Delta', { key: 'of others', startsAt: at(4) }),
  ]);
  const calendar = await calendarAt(`/soccer/calendar/side/${await idOf('teams', 'Alpha')}-alpha`);
  expect(calendar.name).toBe('Alpha');
  expect(sidesIn(calendar)).toEqual(['Delta – Alpha', 'Alpha – Bravo']);
  const [recent] = calendar.matches.map(({ match }) => decodeMatch(match));
  expect([recent?.home.score, recent?.away.score]).toEqual([1, 2]);
});

test.each(SPORT_NAMES)('%s: leagues and sides have calendars in both languages', async (sport) => {
  const name = `${sport} calendar`;
  const { teamId, leagueId } = await aLeagueToCome(api, sport, name);
  const ofLeague = await calendarAt(`/${sport}/calendar/league/${leagueId}-x`, 'ru');
  const ofSide = await calendarAt(`/${sport}/calendar/side/${teamId}-x`);
  expect(ofLeague.name).toBe(`${name} ru`);
  expect(sidesIn(ofSide)).toEqual([`${name} 1 – ${name} 2`]);
  expect(ofLeague.matches.map(({ match }) => match['3'])).toEqual(
    ofSide.matches.map(({ match }) => match['3']),
  );
});

test.each([
  '/soccer/calendar/side/999999-nobody',
  '/hockey/calendar/league/999999',
  '/tennis/calendar/side/none',
])('%s: there is no such calendar', async (url) => {
  const { statusCode, json } = await api.app.inject({ url });
  expect([statusCode, json().error.code]).toEqual([404, 'not_found']);
});

test('a side of another sport has no calendar there', async () => {
  const { teamId } = await aLeagueToCome(api, 'hockey', 'elsewhere');
  const { statusCode } = await api.app.inject({ url: `/soccer/calendar/side/${teamId}` });
  expect(statusCode).toBe(404);
});
