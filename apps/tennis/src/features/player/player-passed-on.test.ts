/** @jest-environment @tipmark/jest-preset/environment-node.mjs */
import type { PlayerPage } from '@tipmark/contract';
import { encodeMatch } from '@tipmark/contract/match-wire';
import type { HostState, Visit } from '@tipmark/remote-kit';
import { aLeague, aMatch } from '@tipmark/test-kit';
import { playerLinkedData } from './player-linked-data.ts';
import { playerShareImage } from './player-share-image.ts';

const match = encodeMatch({
  ...aMatch().finished().build(),
  home: { name: 'Sinner', score: 2, periodScores: [6, 7] },
  away: { name: 'Alcaraz', score: 0, periodScores: [4, 5] },
});
const page = {
  player: {
    id: 1,
    link: '1-sinner',
    name: 'Sinner',
    logo: null,
    countryCode: 'IT',
    countryName: 'Italy',
  },
  rank: { place: 1, at: 1 },
  isSimulated: false,
  career: { matches: [3, 1] },
  results: {
    matches: [{ league: aLeague().buildHead(), match, outcome: 'won', court: 1, round: null }],
  },
} as unknown as PlayerPage;
const stateOf = (data: PlayerPage) =>
  ({ loads: { tennisPlayerPage: { status: 'ready', data } } }) as unknown as HostState;
const visit = (search = '') =>
  ({ search: new URLSearchParams(search), locale: 'en', params: {} }) as unknown as Visit;
const t = (key: string, values: Record<string, unknown> = {}) =>
  [key, ...Object.values(values)].join(' ');

test('the share image shows ranking, record and last matches; a filtered page has none', () => {
  const shareImage = playerShareImage(stateOf(page), visit(), t);
  expect(shareImage).toMatchObject({
    title: { name: 'Sinner' },
    note: 'board.rank 1 · record.matches 3 1',
    rows: [{ name: 'match.teams Sinner Alcaraz', values: ['6:4, 7:5', 'match.won'] }],
  });
  expect(shareImage?.alt).toContain('6:4, 7:5');
  expect(playerShareImage(stateOf(page), visit('court=2'), t)).toBeUndefined();
});

test('linked data describes a person; that of a simulated one has only breadcrumbs', () => {
  const absolute = (path: string) => `https://tips.example${path}`;
  expect(playerLinkedData(stateOf(page), visit(), absolute)[0]).toMatchObject({
    '@type': 'Person',
    name: 'Sinner',
    url: 'https://tips.example/en/Players/1-sinner',
    nationality: { name: 'Italy' },
  });
  expect(
    playerLinkedData(stateOf({ ...page, isSimulated: true }), visit(), absolute),
  ).toMatchObject([{ '@type': 'BreadcrumbList' }]);
});
