import { MATCH_STATUS, mainOutcomes, SPORT } from '@tipmark/domain';
import { aMatch, type MatchBuilder } from '@tipmark/test-kit';
import { matchRowView, type RowContext } from './match-row-view.ts';
import { timesOfDay } from './time-of-day.ts';

const NOW = 1_795_284_420;

const context: RowContext = {
  timeOf: timesOfDay('en', 'Europe/Moscow'),
  asOf: NOW,
  outcomes: mainOutcomes(SPORT.soccer),
  messages: {
    notes: {
      [MATCH_STATUS.finished]: 'Finished',
      [MATCH_STATUS.moved]: 'Moved',
      [MATCH_STATUS.awarded]: 'Awarded',
    },
    penalties: 'Penalties',
    afterExtraTime: 'Extra time',
    odds: 'odds',
    withOvertime: 'incl. OT',
    suspended: 'suspended',
    followed: 'you follow it',
    tips: 'tips',
    predictions: { users: 'people', math: 'math', score: 'score' },
  },
  hrefOf: ({ link }) => `/m/${link}`,
  clockOf: () => ({ text: "67'", label: '67th minute' }),
};

const view = (match: MatchBuilder) => matchRowView(match.build(), context);
const standings = (match: MatchBuilder) => {
  const { home, away } = view(match);
  return [home.standing, away.standing];
};

describe('the label', () => {
  test('describes a running match with score, minute and odds', () => {
    const match = aMatch().live('2H:67').withScore(2, 1).withOdds([1.45, 4.8, 8.2, 1.9, 1.9]);
    expect(view(match).label).toBe('Zenit – Spartak, 2:1, 67th minute, odds 1.45, 4.80, 8.20');
  });

  test('has the time of an upcoming match, the status of a finished one and a dash for a missing price', () => {
    expect(view(aMatch().startingAt(NOW)).label).toBe('Zenit – Spartak, 21:07');
    expect(view(aMatch().finished().withScore(0, 0)).label).toBe('Zenit – Spartak, 0:0, Finished');
    expect(view(aMatch().withOdds([2, null, 3.5])).label).toMatch(/odds 2\.00, –, 3\.50$/);
  });

  test('says that prices are of the winner including overtime, without a draw', () => {
    const match = aMatch().withOdds([2, null, 1.9]).build();
    const row = matchRowView({ ...match, listedLine: ['win', null] }, context);
    expect(row.label).toMatch(/odds incl\. OT 2\.00, 1\.90$/);
  });

  test('names the week of the tournament when not even the day is known', () => {
    const match = aMatch().startingAt(NOW).finished().withScore(1, 0).withoutDay().build();
    const weekOf = () => 'tournament week of 21 Nov 2026';
    expect(matchRowView(match, { ...context, weekOf })).toMatchObject({
      time: 'week',
      label: 'Zenit – Spartak, 1:0, Finished, tournament week of 21 Nov 2026',
    });
  });

  test('has no time when only the day of the match is known', () => {
    const dated = aMatch().startingAt(NOW).withoutTime();
    expect(view(dated)).toMatchObject({ time: '–', label: 'Zenit – Spartak' });
    expect(view(dated.live('2H:67'))).toMatchObject({
      time: '',
      label: 'Zenit – Spartak, 67th minute',
    });
    expect(view(dated.finished().withScore(1, 0)).label).toBe('Zenit – Spartak, 1:0, Finished');
  });

  test('calls a withdrawn price suspended until the match is over', () => {
    const taken = aMatch().withOdds([2.1, null, 3.6], [2, 3.3, 3.5]);
    expect(view(taken).label).toMatch(/odds 2\.10, suspended, 3\.60$/);
    expect(view(taken.finished().withScore(1, 0)).label).toMatch(/odds 2\.10, –, 3\.60$/);
  });
});

test('a hidden score is not in the label', () => {
  const running = aMatch().live('67').withScore(2, 1).build();
  const { label, home } = matchRowView(running, { ...context, hidesScores: true });
  expect(label).toBe('Zenit – Spartak, 67th minute');
  expect(home.score).toBe('2');
});

test('a followed match is marked, and its label says so', () => {
  const match = aMatch().startingAt(NOW).build();
  const followed = matchRowView({ ...match, hasNotifications: true }, context);
  expect(followed).toMatchObject({
    isFollowed: true,
    label: 'Zenit – Spartak, 21:07, you follow it',
  });
  expect(matchRowView(match, context).isFollowed).toBeUndefined();
});

describe('prices of a running match', () => {
  const running = aMatch()
    .live('2H:67')
    .withScore(2, 1)
    .withOdds([1.2, null, 9, null, 1.9], [2, 3.3, 3.5, 1.9, 1.9])
    .withTakenBack([null, 6.5, null, null, null]);

  test('have their movement since the first price; a withdrawn one shows its last value as suspended', () => {
    const { odds, label } = view(running);
    expect(odds.map((cell) => cell && [cell.text, cell.move, cell.isSuspended])).toEqual([
      ['1.20', 'down', undefined],
      ['6.50', undefined, true],
      ['9.00', 'up', undefined],
      null,
      ['1.90', undefined, undefined],
    ]);
    expect(label).toMatch(/odds 1\.20, suspended, 9\.00$/);
  });

  test('show their last values as suspended when all of them are withdrawn', () => {
    const shut = running
      .withOdds([null, null, null, null, null])
      .withTakenBack([1.2, 6, 9, 2, 1.9]);
    expect(view(shut).odds.every((cell) => cell?.isSuspended)).toBe(true);
    expect(view(shut).label).toMatch(/odds suspended, suspended, suspended$/);
  });
});

describe('the link over the prices', () => {
  const prices = (match: MatchBuilder) =>
    matchRowView(match.build(), { ...context, prices: { odds: 'Odds', search: '?tab=odds' } })
      .prices;

  test('goes to the price history, and its label does not depend on the prices', () => {
    const match = aMatch().withId(7);
    const link = prices(match.withOdds([2.1, 3.4, 3.6]));
    expect(link?.href).toMatch(/^\/m\/7-[^?]+\?tab=odds$/);
    expect(link?.label).toBe('Odds: Zenit – Spartak');
    expect(prices(match.withOdds([2.2, 3.4, null]))).toEqual(link);
  });

  test('is absent without prices, and where prices are not linked', () => {
    expect(prices(aMatch())).toBeUndefined();
    expect(view(aMatch().withOdds([2.1, 3.4, 3.6])).prices).toBeUndefined();
  });
});

describe('the highlighted side', () => {
  test('is the leader of a running match, with the other side unchanged', () => {
    expect(standings(aMatch().live('2H:67').withScore(2, 1))).toEqual(['ahead', undefined]);
    expect(standings(aMatch().live('2H:67').withScore(1, 1))).toEqual([undefined, undefined]);
  });

  test('is the winner of a finished match, with the loser dimmed', () => {
    expect(standings(aMatch().finished().withScore(0, 3))).toEqual(['behind', 'ahead']);
    expect(standings(aMatch().finished().withScore(1, 1))).toEqual([undefined, undefined]);
  });

  test('is the winner of the shoot-out when the score is level', () => {
    const match = aMatch().finished().withScore(1, 1).withPenalties(4, 5);
    expect(standings(match)).toEqual(['behind', 'ahead']);
    expect(view(match)).toMatchObject({
      note: 'Penalties',
      home: { score: '1', penalties: '4' },
      away: { score: '1', penalties: '5' },
    });
  });
});

test('red cards are shown only when there are any', () => {
  const { home, away } = view(aMatch().withRedCards(0, 2));
  expect([home.redCards, away.redCards]).toEqual([undefined, 2]);
});

test('the note of a moved match is a warning, that of a finished or awarded one is not', () => {
  expect(view(aMatch().withStatus(MATCH_STATUS.moved))).toMatchObject({
    note: 'Moved',
    isNoteWarning: true,
  });
  expect(view(aMatch().finished()).isNoteWarning).toBe(false);
  expect(view(aMatch().withStatus(MATCH_STATUS.awarded)).isNoteWarning).toBe(false);
});

test('a match that has not begun on time is only in the list of all matches', () => {
  expect(view(aMatch().startingAt(NOW - 60)).lists).toEqual([]);
  expect(
    view(
      aMatch()
        .startingAt(NOW + 60)
        .withMathTip(),
    ).lists,
  ).toEqual(['scheduled']);
});

test('the number of tips counts only those of users, beside the kinds of prediction', () => {
  const match = aMatch().withUsersTip(7).withMathTip().withForecast('2:1', [1.8, 0.9]);
  expect(view(match)).toMatchObject({
    tips: 7,
    predictions: ['users', 'math', 'score'],
    forecast: '2:1',
  });
  expect(view(match).lists).toContain('tips');
  expect(view(match).label).toContain(view(match).predictionsLabel);
});

test('a prediction of the model is marked, but does not count as a tip', () => {
  const row = view(aMatch().withMathTip().withForecast('2:1', [1.8, 0.9]));
  expect(row).toMatchObject({ tips: 0, predictions: ['math', 'score'] });
  expect(row.lists).not.toContain('tips');
  expect(view(aMatch()).predictionsLabel).toBeUndefined();
});

test('goals of extra time are included in the score of the row and its label, the shoot-out is beside it', () => {
  const final = aMatch().finished().withScore(2, 2).withPenalties(4, 2).build();
  const { home, away, label } = matchRowView(
    {
      ...final,
      home: { ...final.home, extraScore: 1 },
      away: { ...final.away, extraScore: 1 },
    },
    context,
  );
  expect([home.score, home.penalties, away.score, away.penalties]).toEqual(['3', '4', '3', '2']);
  expect(label).toContain('3:3\u00A0(4:2)');
});
