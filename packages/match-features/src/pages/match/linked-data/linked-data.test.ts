import { MATCH_STATUS } from '@tipmark/domain';
import { aMatch, anEventPage } from '@tipmark/test-kit';
import { matchLinkedData } from './match-linked-data.ts';

const KICK_OFF = 1_795_284_420;
const match = aMatch().between('Зенит', 'Спартак').startingAt(KICK_OFF);
const about = (page: ReturnType<typeof anEventPage>) =>
  matchLinkedData({
    page,
    sport: {
      linkedName: 'Soccer',
      routes: { match: 'events', results: 'results', league: 'league', team: 'team' },
    },
    locale: 'en',
    absolute: (path) => `https://tips.example${path}`,
  });
const real = anEventPage(match, { isSimulated: false, isTimeKnown: true });

test('a match is an event of its two teams, in its league', () => {
  const [event] = about(real);
  expect(event).toMatchObject({
    '@type': 'SportsEvent',
    name: 'Зенит – Спартак',
    url: `https://tips.example/en/Events/${real.link}`,
    sport: 'Soccer',
    startDate: new Date(KICK_OFF * 1_000).toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    homeTeam: { name: 'Зенит', url: `https://tips.example/en/Teams/${real.home.link}` },
    awayTeam: { name: 'Спартак' },
    superEvent: { name: `${real.league.name} ${real.season.name}` },
  });
});

test('an event has a location, competitors and an organizer, as search engines require', () => {
  const [event] = about({ ...real, home: { ...real.home, countryCode: 'GB-ENG' } });
  expect(event).toMatchObject({
    location: {
      '@type': 'Place',
      name: 'Зенит',
      address: { '@type': 'PostalAddress', addressCountry: 'GB' },
    },
    competitor: [{ name: 'Зенит' }, { name: 'Спартак' }],
    organizer: { name: real.league.name },
  });
  const [nowhere] = about({ ...real, home: { ...real.home, countryCode: '' } });
  expect(nowhere).not.toHaveProperty('location');
});

test('a match with an unknown hour starts on a date without a time', () => {
  const [event] = about({ ...real, isTimeKnown: false });
  expect(event?.['startDate']).toBe(new Date(KICK_OFF * 1_000).toISOString().slice(0, 10));
});

test('a match with an unknown day has no date', () => {
  const [event] = about({ ...real, isTimeKnown: false, isDayKnown: false });
  expect(event).not.toHaveProperty('startDate');
});

test.each([
  [MATCH_STATUS.moved, 'EventPostponed'],
  [MATCH_STATUS.canceled, 'EventCancelled'],
  [MATCH_STATUS.finished, 'EventScheduled'],
])('status %i is %s', (status, message) => {
  const page = anEventPage(match.withStatus(status), { isSimulated: false });
  expect(about(page)[0]?.['eventStatus']).toBe(`https://schema.org/${message}`);
});

test('the breadcrumbs lead from the league to the match', () => {
  expect(about(real)[1]).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: real.league.name,
        item: `https://tips.example/en/Tournaments/${real.league.link}`,
      },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Зенит – Спартак',
        item: `https://tips.example/en/Events/${real.link}`,
      },
    ],
  });
});

test('a simulated match is not published as an event', () => {
  expect(about({ ...real, isSimulated: true }).map((one) => one['@type'])).toEqual([
    'BreadcrumbList',
  ]);
});
