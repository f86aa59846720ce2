import type { HostState, Visit } from '@tipmark/remote-kit';
import { options } from './league-fixture.tsx';
import { leagueLinkedData } from './league-linked-data.ts';

const typesOf = (isSimulated: boolean) => {
  const league = { name: 'Premier League', link: '1-epl', countryName: 'England' };
  const state = { loads: { pageSoccerLeague: { status: 'ready', data: { league, isSimulated } } } };
  const visit = { locale: 'en' } as unknown as Visit;
  return leagueLinkedData(options)(
    state as unknown as HostState,
    visit,
    (path) => `https://site${path}`,
  );
};

test('a league is an organization at its address, below its country', () => {
  const [league, trail] = typesOf(false);
  expect(league).toMatchObject({
    '@type': 'SportsOrganization',
    url: 'https://site/en/Tournaments/1-epl',
    location: 'England',
  });
  expect(trail?.['@type']).toBe('BreadcrumbList');
});

test('a simulated league is not published as an organization', () => {
  expect(typesOf(true).map((one) => one['@type'])).toEqual(['BreadcrumbList']);
});
