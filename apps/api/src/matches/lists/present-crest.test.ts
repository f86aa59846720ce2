import { feedRecord } from '@tipmark/contract/feed';
import { isWebpLogo, presentCrest } from './present-crest.ts';
import { presentLeague } from './present-leagues.ts';

const row = { league_id: 7, league_slug: 'cup', league_name: 'Cup', country_code: 'RU' };
const leagueWith = (league_crest: Parameters<typeof presentCrest>[0]) =>
  presentLeague({ ...row, league_crest }, 'en');

test('a picture is presented as its address, a drawing in its short form', () => {
  expect(presentCrest({ picture: '/logos/7.webp' })).toBe('/logos/7.webp');
  expect(presentCrest({ shape: 'shield', colours: ['#0f4c81', '#e8eef4'] })).toBe(
    'shield-0f4c81-e8eef4',
  );
});

test.each([
  ['/logos/7.webp', true],
  ['/logos/7.svg', false],
  ['shield-0f4c81', false],
  [undefined, false],
])('whether %p is a webp picture: %p', (logo, isWebp) => expect(isWebpLogo(logo)).toBe(isWebp));

test('a league has the address of its picture and whether it is WebP', () => {
  expect(leagueWith({ picture: '/logos/7.webp' })).toMatchObject({
    logo: '/logos/7.webp',
    isWebp: true,
  });
  expect(leagueWith({ picture: '/logos/7.png' }).isWebp).toBe(false);
  expect(leagueWith(null)).toMatchObject({ logo: null, isWebp: false });
});

const record = {
  kind: 'league',
  source: 'test',
  key: 'cup',
  sport: 1,
  name: { en: 'Cup' },
  countryCode: 'RU',
  leagueType: 2,
  tier: 1,
};

test.each(['//evil.example/a.webp', 'https://evil.example/a.webp', '/a/../b.webp', '/a.gif'])(
  'a feed cannot refer to the picture %s',
  (picture) => expect(feedRecord.safeParse({ ...record, crest: { picture } }).success).toBe(false),
);

test('a feed can refer to a picture of this site', () => {
  const crest = { picture: '/logos/cup-7.webp' };
  expect(feedRecord.safeParse({ ...record, crest }).error?.issues).toBeUndefined();
});
