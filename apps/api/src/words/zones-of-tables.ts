import type { SeasonRecord } from '@tipmark/contract/feed';
import { ZONE_KIND, type ZoneKind } from '@tipmark/domain';

export type Zone = NonNullable<SeasonRecord['zones']>[number];

/** What some places lead to, as yet without them. */
export const prize =
  (kind: ZoneKind, name: Zone['name']) =>
  (firstPlace: number, lastPlace = firstPlace): Zone => ({ kind, firstPlace, lastPlace, name });

export const promotion = prize(ZONE_KIND.first, { en: 'Promotion', ru: 'Повышение' });
export const promotionPlayOffs = prize(ZONE_KIND.second, {
  en: 'Promotion play-offs',
  ru: 'Стыковые матчи за повышение',
});
export const relegationPlayOffs = prize(ZONE_KIND.relegationPlayOff, {
  en: 'Relegation play-offs',
  ru: 'Стыковые матчи за место в лиге',
});
export const relegation = prize(ZONE_KIND.relegation, { en: 'Relegation', ru: 'Вылет' });
