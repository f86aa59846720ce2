import { filesOf, guestAddress, linksOf } from './addresses.ts';

const html = `
  <link rel="stylesheet" href="/assets/main.1.css"><link rel="icon" href="/icon.svg">
  <script src="/assets/main.2.js"></script><script src="/remotes/soccer/0.2.0/entry.js"></script>
  <a class="row" href="/Events/1-a-b?tab=1&amp;x=2#top">match</a><a href="/Results">day</a>
  <a href="/Results">day</a><a href="https://elsewhere.example/">out</a><a href="//evil.example">x</a>
  <a href="/api/docs">docs</a><a href="#main">skip</a>`;

test('files of a page are its scripts and styles', () => {
  expect(filesOf(html)).toEqual([
    '/assets/main.1.css',
    '/assets/main.2.js',
    '/remotes/soccer/0.2.0/entry.js',
  ]);
});

test('links of a page stay on the site, each once', () => {
  expect(linksOf(html)).toEqual(['/Events/1-a-b?tab=1&x=2', '/Results']);
});

test('guests share a network for some requests, and no further', () => {
  expect([0, 19, 20, 20 * 0x1_0001].map((number) => guestAddress(number, 20))).toEqual([
    '2001:db8:0:0::1',
    '2001:db8:0:0::1',
    '2001:db8:0:1::1',
    '2001:db8:1:1::1',
  ]);
});
