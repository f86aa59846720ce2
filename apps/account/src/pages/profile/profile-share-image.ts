import type { HostState, RowsShareImage, Translate, Visit } from '@tipmark/remote-kit';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { MISSING, percent, signedPercent, units } from '../../parts/format/signed-numbers.ts';
import {
  plainView,
  profileAddress,
  readProfileView,
} from '../../parts/profile-address/profile-address.ts';
import { pageProfileLoad } from './profile-loads.ts';

/**
 * A capper's share image: the public record. A blocked user, a private record and a view with
 * choices have none.
 */
export const profileShareImage = (
  state: HostState,
  { search, locale }: Visit,
  t: Translate,
): RowsShareImage | undefined => {
  const { data } = pageProfileLoad.select(state);
  const isPlain =
    profileAddress('x', readProfileView(search), locale) === profileAddress('x', plainView, locale);
  if (!data?.statistics || data.isBlocked || data.isPrivateStats || !isPlain) return undefined;
  const { tipsWon, tipsReturned, tipsLost, roi, profit, winRate, clv, clvCount } = data.statistics;
  const counted = tipsWon + tipsLost;
  const number = (value: number) => formatNumber(value, locale);
  const statistics: [key: string, value: string, n: number][] = [
    ['tips', number(counted + tipsReturned), counted],
    ['roi', signedPercent(roi, locale), counted],
    ['profit', t('profile.units', { value: units(profit, locale, true) }), counted],
    ['hits', percent(winRate, locale, 0), counted],
    ['clv', signedPercent(clv, locale), clvCount],
  ];
  const all = statistics.map(([key, value, n]) => ({
    label: '',
    name: t(`profile.tile.${key}`),
    values: [value],
    ...(key !== 'tips' && value !== MISSING && { note: `n = ${number(n)}` }),
  }));
  // without counted tips there is nothing to measure
  const rows = counted + tipsReturned === 0 ? [] : all;
  const { ratingPosition } = data.statistics;
  const followers = t('profile.followers', { value: number(data.followers) });
  const note = rows.length > 0 ? followers : t('profile.noSettled');
  const message = rows.map((row) => [`${row.name} ${row.values.join()}`, row.note].filter(Boolean));
  return {
    alt: [data.name, note, message.map((text) => text.join(', ')).join('; ')]
      .filter(Boolean)
      .join('. '),
    above: ratingPosition === null ? '' : t('profile.place', { value: number(ratingPosition) }),
    title: { name: data.name },
    note,
    heads: [],
    rows,
  };
};
