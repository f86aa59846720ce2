import { fillMessage } from './fill-message.ts';

test.each([
  ['{{a}} and {{b}}', { a: 1, b: 'two' }, '1 and two'],
  ['{{a}}{{a}}', { a: '$&' }, '$&$&'],
  ['nothing', { a: 1 }, 'nothing'],
  ['{{a}} {{missing}}', { a: '{{b}}', b: 2 }, '{{b}} {{missing}}'],
  ['{{toString}}', {}, '{{toString}}'],
])('%s with %j is %s', (text, values, filled) => {
  expect(fillMessage(text, values)).toBe(filled);
});
