import { readTeamView } from './team-address.ts';
import { options } from './team-fixture.ts';

test.each([
  ['', true, true],
  ['where=home', true, false],
  ['where=away', false, true],
])('"%s" requests matches at home: %s, away: %s', (search, atHome, away) => {
  const { request } = options.load.requested({
    teamUrl: '5-zenit',
    view: readTeamView(new URLSearchParams(search)),
  });
  expect(request).toMatchObject({
    segments: { teamUrl: '5-zenit', isIncludeHomeMatches: atHome, isIncludeAwayMatches: away },
  });
});
