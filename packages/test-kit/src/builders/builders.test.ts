import { endpoints } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { groupMatches } from '@tipmark/domain';
import { aLeague } from './league-builder.ts';
import { aMatch } from './match-builder.ts';
import { aResultsPage } from './results-page-builder.ts';

describe('aMatch', () => {
  it('builds the described match', () => {
    const match = aMatch()
      .withId(50213)
      .between('Zenit', 'Spartak Moscow')
      .live('2H:67', '+4')
      .withScore(2, 1)
      .withPeriods([1, 0])
      .withOdds([1.92, 3.4, null], [2.1, 3.4, 3.6])
      .build();
    expect(match).toMatchObject({
      link: '50213-zenit-spartak-moscow-2026-11-21',
      status: 2,
      liveState: '2H:67',
      secondLine: '+4',
      currentOdds: [1.92, 3.4, null],
      firstOdds: [2.1, 3.4, 3.6],
      home: { name: 'Zenit', score: 2, periodScores: [1] },
      away: { name: 'Spartak Moscow', score: 1, periodScores: [0] },
    });
  });

  it('does not change a builder that is used twice', () => {
    const base = aMatch();
    base.live('HT');
    expect(base.build().liveState).toBeUndefined();
  });

  it('has no live state once it is finished', () => {
    expect(aMatch().live('2H:90').finished().build()).not.toHaveProperty('liveState');
  });

  it('gives every match a unique id', () => {
    expect(aMatch().build().matchId).not.toBe(aMatch().build().matchId);
  });
});

describe('aLeague and aResultsPage', () => {
  const page = aResultsPage([
    aLeague().having(
      aMatch().seen(3),
      aMatch().live('1H:10').seen(4).withForecast('2:1', [1.6, 0.9]),
    ),
    aLeague().named('Serie A').of('IT', 'Italy'),
  ]);

  it('build a valid reply of the contract', () => {
    expect(endpoints.soccerResultsPage.reply.parse(page)).toEqual(page);
  });

  it('sum views and set the league of its matches', () => {
    const [league] = page.leagues;
    expect(league?.views).toBe(7);
    expect(league?.matches.map((wire) => decodeMatch(wire).leagueId)).toEqual([
      league?.id,
      league?.id,
    ]);
  });

  it('can be grouped like a results page', () => {
    const leagues = page.leagues.map((league) => ({
      ...league,
      matches: league.matches.map(decodeMatch),
    }));
    const groups = groupMatches(leagues, page.asOf);
    expect(
      groups.map(({ all, live, scheduled }) => [all.length, live.length, scheduled.length]),
    ).toEqual([[2, 1, 1]]);
  });
});
