import { tipPredictionCount } from './tip-prediction-count.ts';

const bare = { hasUsersTip: false, hasMathTip: false, home: {}, away: {} };

describe('tipPredictionCount', () => {
  it.each([
    ['nothing', {}, 0],
    ['a tip of a user', { hasUsersTip: true }, 1],
    ['both tips', { hasUsersTip: true, hasMathTip: true }, 2],
    ['a forecast score', { forecastScore: '2:1' }, 1],
    ['an empty forecast score', { forecastScore: '' }, 0],
    ['a forecast of 0 goals for one side', { away: { forecastScore: 0 } }, 1],
    ['a fractional forecast for one side', { home: { forecastScore: 1.4 } }, 0],
    [
      'a forecast score and a forecast for one side',
      { forecastScore: '2:1', home: { forecastScore: 2 } },
      1,
    ],
    ['everything', { hasUsersTip: true, hasMathTip: true, forecastScore: '0:0' }, 3],
  ])('with %s', (_what, known, count) => {
    expect(tipPredictionCount({ ...bare, ...known })).toBe(count);
  });
});
