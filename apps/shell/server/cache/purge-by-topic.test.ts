import { concernedPages } from './purge-by-topic.ts';

const goal = concernedPages(JSON.stringify({ topics: ['day:1:2024-05-11'] }));
const at = (iso: string) => Date.parse(iso) / 1000;
const page = (address: string) => `${address}\nsystem RU Europe/Moscow false false`;

it('purges the pages of the day, in any time zone, and those without a day', () => {
  expect(goal(page(`/Results?timestamp=${at('2024-05-11T18:00:00Z')}`))).toBe(true);
  expect(goal(page(`/en/Results?timestamp=${at('2024-05-12T09:00:00Z')}&tab=live`))).toBe(true);
  expect(goal(page('/Results'))).toBe(true);
  expect(goal(page('/Events/1-a-b'))).toBe(true);
});

it('keeps the pages of other days and sports', () => {
  expect(goal(page(`/Results?timestamp=${at('2024-05-18T18:00:00Z')}`))).toBe(false);
  expect(goal(page('/hockey/Results'))).toBe(false);
  expect(goal(page('/en/tennis'))).toBe(false);
});

it('purges only the page of a match when that match changed', () => {
  const tip = concernedPages(JSON.stringify({ topics: ['match:10'] }));
  expect(tip(page('/Events/10-a-b'))).toBe(true);
  expect(tip(page('/en/Events/10-a-b?tab=odds'))).toBe(true);
  expect(tip(page('/Events/101-c-d'))).toBe(false);
  expect(tip(page('/Results'))).toBe(false);
});

it.each([undefined, '', 'not json', '{"topics":["everything"]}', '{}', 'null'])(
  'purges every page on the message %p',
  (message) => {
    expect(concernedPages(message)(page('/hockey/Results'))).toBe(true);
  },
);
