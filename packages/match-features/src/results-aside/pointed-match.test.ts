import { aLeague, aMatch, aResultsPage } from '@tipmark/test-kit';
import { matchOfLink, mostWatched } from './pointed-match.ts';

function pointAt(address: string): EventTarget | null {
  document.body.innerHTML = `<a href="${address}"><b>Zenit</b></a>`;
  return document.querySelector('b');
}

test.each([
  ['/Events/7-zenit-spartak', '7-zenit-spartak'],
  ['/en/Events/7-zenit-spartak?tab=odds', '7-zenit-spartak'],
  ['/Tournaments/1-rpl', undefined],
  ['https://elsewhere.example/Events/7-zenit-spartak', undefined],
])('a link to %s is one to the match %s', (address, matchUrl) => {
  expect(matchOfLink(pointAt(address), 'events')).toBe(matchUrl);
});

test('what is no link leads to no match', () => {
  expect(matchOfLink(document.body, 'events')).toBeUndefined();
  expect(matchOfLink(null, 'events')).toBeUndefined();
});

const seen = (id: number, views: number) => aMatch().withId(id).seen(views);
const linkOf = (match: ReturnType<typeof aMatch>) => match.build().link;
const of = (...matches: ReturnType<typeof aMatch>[]) =>
  mostWatched(aResultsPage([aLeague().having(...matches)]));

test('those in play go before all that are watched more', () => {
  const running = seen(2, 3).live('1H:10');
  expect(of(seen(1, 900), seen(3, 1).live('1H:5'), running)).toBe(linkOf(running));
});

test('while none is in play, the most watched of the day; of none, none', () => {
  const first = seen(1, 900);
  expect(of(seen(2, 3), first)).toBe(linkOf(first));
  expect(of()).toBeUndefined();
});
