import type { FeedRecord } from '@tipmark/contract/feed';
import { aFeedOdds } from '@tipmark/test-kit';
import {
  aHockeyLeague,
  aHockeyMatch,
  aHockeyScore,
  type Play,
} from '../../../calls/hockey/testing/hockey-feed.ts';
import { type Fixture, goalsOf, seasonFixtures, TEAMS } from './played-league.ts';

/**
 * The fixtures of the soccer season on ice: two goals more each; the home side wins what ends
 * level.
 */
function timelineOf(fixture: Fixture): Play {
  const [home, away] = goalsOf(fixture);
  const periods: Play['periods'] = [
    [1, 1],
    [home, away],
    [1, 1],
  ];
  return home === away ? { periods, extra: [1, 0] } : { periods };
}

/** Separate names: a source's key is one team, whatever the sport. */
const onIce = (team: string): string => `Ice ${team}`;

/** A hockey league whose first rounds are played; the others are scheduled. */
export function hockeyLeagueRecords(playedRounds: number): FeedRecord[] {
  const fixtures = seasonFixtures().map((fixture) => {
    const [home, away] = [onIce(fixture.home), onIce(fixture.away)];
    return { ...fixture, home, away, key: `${home}-${away}`, play: timelineOf(fixture) };
  });
  return [
    ...aHockeyLeague(TEAMS.map(onIce)),
    ...fixtures.map(({ home, away, startsAt }) => aHockeyMatch(home, away, { startsAt })),
    ...fixtures
      .filter(({ round }) => round < playedRounds)
      .flatMap((fixture) => [
        aHockeyScore(fixture.key, fixture.play),
        aFeedOdds(
          fixture.key,
          [
            ['Kappa', 'win.1', 1_800],
            ['Kappa', 'win.2', 2_050],
          ],
          { at: fixture.startsAt - 60, phase: 'closing' },
        ),
      ]),
  ];
}
