import type { PageProfile } from '@tipmark/contract';
import { createI18n, type Locale } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import type { HostState, Visit } from '@tipmark/remote-kit';
import { aProfile, aRecord } from './profile-fixture.ts';
import { profileMessages } from './profile-messages.ts';
import { profileShareImage } from './profile-share-image.ts';

async function shareImageOf(data: PageProfile | undefined, search = '', locale: Locale = 'en') {
  const resources = {
    common: commonMessages[locale],
    account: (await profileMessages[locale]()).default,
  };
  const { translateIn } = createI18n({ locale, resources: resources as never });
  const state = { loads: { pageProfile: { status: 'ready', data } } } as unknown as HostState;
  const visit = { locale, search: new URLSearchParams(search) } as Visit;
  return profileShareImage(state, visit, translateIn(['account', 'common']));
}

test('the share image shows the record, each statistic with its number of tips', async () => {
  const shareImage = await shareImageOf(aProfile({ name: 'Ivan', followers: 1_214 }));
  expect(shareImage).toMatchObject({ title: { name: 'Ivan' }, note: 'Followers: 1,214' });
  expect(shareImage?.rows.map(({ name, values, note }) => [name, ...values, note])).toEqual([
    ['Tips', '40', undefined],
    ['ROI', '+8.2%', 'n = 39'],
    ['Profit', '+185 u.', 'n = 39'],
    ['Win rate', '56%', 'n = 39'],
    ['CLV', '+1.8%', 'n = 39'],
  ]);
  expect(shareImage?.alt).toMatch(/^Ivan\. Followers: 1,214\. Tips 40; ROI \+8\.2%, n = 39;/);
});

test('the share image is in Russian on Russian pages, with the rank if there is one', async () => {
  expect(await shareImageOf(aProfile(), '', 'ru')).toMatchObject({
    above: 'Место в рейтинге: 2',
    rows: [
      { name: 'Прогнозы' },
      { name: 'ROI', values: ['+8,2\u00A0%'], note: 'n = 39' },
      {},
      {},
      {},
    ],
  });
  const statistics = aRecord({ ratingPosition: null, roi: null });
  const shareImage = await shareImageOf(aProfile({ statistics }));
  expect([shareImage?.above, shareImage?.rows[1]?.values]).toEqual(['', ['–']]);
});

test('the share image shows only the name and a note without settled tips', async () => {
  const statistics = aRecord({ tipsWon: 0, tipsReturned: 0, tipsLost: 0, ratingPosition: null });
  const shareImage = await shareImageOf(aProfile({ name: 'Ivan', statistics }));
  expect(shareImage).toMatchObject({
    rows: [],
    note: 'No settled tips yet',
    alt: 'Ivan. No settled tips yet',
  });
});

test.each<[string, Partial<PageProfile> | undefined, string]>([
  ['a private record', { statistics: null, isPrivateStats: true }, ''],
  ['the owner of a private record', { isPrivateStats: true }, ''],
  ['a blocked user', { isBlocked: true }, ''],
  ['a filtered page', {}, 'sport=1'],
  ['a profile that is not loaded', undefined, ''],
])('there is no share image for %s', async (_who, known, search) => {
  expect(await shareImageOf(known && aProfile(known), search)).toBeUndefined();
});
