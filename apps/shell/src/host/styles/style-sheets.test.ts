import { createStyleSheets } from './style-sheets.ts';

const soccer = { href: '/remotes/soccer/1/styles.css', integrity: 'sha384-s' };
const hockey = { href: '/remotes/hockey/1/styles.css' };

const links = () => [...document.head.querySelectorAll('link')];
const linkTo = (href: string) => links().find((link) => link.getAttribute('href') === href);
const arrive = (href: string) => linkTo(href)?.dispatchEvent(new Event('load'));
const media = () => links().map((link) => link.media);

beforeEach(() => {
  document.head.innerHTML = '<style>a{}</style><meta name="after">';
  window.requestIdleCallback = (run) => {
    queueMicrotask(() => run({ didTimeout: false, timeRemaining: () => 1 }));
    return 1;
  };
});

it('puts the shell’s sheet right after the page’s own styles, those of remotes at the end', () => {
  const sheets = createStyleSheets('shell');
  void sheets.load('soccer', soccer);
  void sheets.load('shell', { href: '/assets/styles.css' });
  expect([...document.head.children].map((node) => node.getAttribute('href'))).toEqual([
    null,
    '/assets/styles.css',
    null,
    soccer.href,
  ]);
  expect(linkTo(soccer.href)?.integrity).toBe('sha384-s');
});

it('requests a sheet once, and waits for those of the shell and the owner alone', async () => {
  const sheets = createStyleSheets('shell');
  void sheets.load('shell', { href: '/assets/styles.css' });
  void sheets.load('soccer', soccer);
  void sheets.load('soccer', soccer);
  void sheets.load('hockey', hockey);
  expect(links()).toHaveLength(3);
  const done = jest.fn();
  const loaded = sheets.loaded('soccer').then(done);
  arrive(soccer.href);
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).not.toHaveBeenCalled();
  arrive('/assets/styles.css');
  await loaded;
});

it('a sheet that did not arrive is requested again when a screen needs it', async () => {
  const sheets = createStyleSheets('shell');
  const first = sheets.load('soccer', soccer);
  linkTo(soccer.href)?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('/remotes/soccer/1/styles.css did not load');
  expect(links()).toEqual([]);
  const second = sheets.loaded('soccer');
  expect(links()).toHaveLength(1);
  arrive(soccer.href);
  await expect(second).resolves.toBeUndefined();
});

it('applies the sheets of the shell and of one remote', async () => {
  const sheets = createStyleSheets('shell');
  void sheets.load('shell', { href: '/assets/styles.css' });
  void sheets.load('soccer', soccer);
  void sheets.load('hockey', hockey);
  expect(media()).toEqual(['all', 'not all', 'not all']);
  sheets.apply('soccer');
  expect(media()).toEqual(['all', 'all', 'not all']);
  sheets.apply('hockey');
  expect(media()).toEqual(['all', 'all', 'all']);
  await new Promise((resolve) => setTimeout(resolve));
  expect(media()).toEqual(['all', 'not all', 'all']);
});

it('marks the links of a page for one visitor with its nonce', () => {
  document.head.innerHTML = '<style></style><script nonce="abc"></script>';
  void createStyleSheets('shell').load('soccer', soccer);
  expect(linkTo(soccer.href)?.nonce).toBe('abc');
});

it('a sheet that is requested, or requested again, after it was applied applies', async () => {
  const sheets = createStyleSheets('shell');
  sheets.apply('soccer');
  const first = sheets.load('soccer', soccer);
  expect(linkTo(soccer.href)?.media).toBe('all');
  linkTo(soccer.href)?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('did not load');
  void sheets.loaded('soccer');
  void sheets.load('hockey', hockey);
  expect([linkTo(soccer.href)?.media, linkTo(hockey.href)?.media]).toEqual(['all', 'not all']);
});
