import { minuteOfState } from './minute-of-state.ts';

test.each([
  ['1H:37', { minute: 37 }],
  ['1H:45+2', { minute: 45, stoppage: 2 }],
  ['HT', { minute: 45 }],
  ['2H:90+11', { minute: 90, stoppage: 11 }],
  ['ET1:98', { minute: 98 }],
  ['PEN', {}],
  ['P2', {}],
  [undefined, {}],
])('%s', (state, expected) => {
  expect(minuteOfState(state)).toEqual(expected);
});
