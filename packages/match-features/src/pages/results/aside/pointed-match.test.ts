import { aLeague, aMatch, aResultsPage } from '@tipmark/test-kit';
import { matchOfLink, matchToShow } from './pointed-match.ts';

function pointAt(address: string): EventTarget | null {
  document.body.innerHTML = `<a href="${address}"><b>Zenit</b></a>`;
  return document.querySelector('b');
}

test.each([
  ['/Events/7-zenit-spartak', '7-zenit-spartak'],
  ['/en/Events/7-zenit-spartak?tab=odds', '7-zenit-spartak'],
  ['/Tournaments/1-rpl', undefined],
  ['https://elsewhere.example/Events/7-zenit-spartak', undefined],
])('a link to %s is a link to the match %s', (address, matchUrl) => {
  expect(matchOfLink(pointAt(address), 'events')).toBe(matchUrl);
});

test('an element outside a link has no match', () => {
  expect(matchOfLink(document.body, 'events')).toBeUndefined();
  expect(matchOfLink(null, 'events')).toBeUndefined();
});

const seen = (id: number, views: number) => aMatch().withId(id).seen(views);
const linkOf = (match: ReturnType<typeof aMatch>) => match.build().link;
const of = (...matches: ReturnType<typeof aMatch>[]) =>
  matchToShow(aResultsPage([aLeague().having(...matches)]));

test('the most viewed running match comes before other matches with more views', () => {
  const running = seen(2, 3).live('1H:10');
  expect(of(seen(1, 900), seen(3, 1).live('1H:5'), running)).toBe(linkOf(running));
});

test('without a running match, the next one is shown, or the most viewed one of a day that is over', () => {
  const { asOf } = aResultsPage([]);
  const next = seen(1, 3).startingAt(asOf + 600);
  const over = (id: number, views: number) => seen(id, views).finished().withScore(1, 0);
  expect(of(over(2, 900), seen(3, 800).startingAt(asOf + 7_200), next)).toBe(linkOf(next));
  const watched = over(4, 70);
  expect(of(over(5, 3), watched)).toBe(linkOf(watched));
  expect(of()).toBeUndefined();
});
