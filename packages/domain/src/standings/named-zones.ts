import { type TableZone, ZONE_KIND, type ZoneKind } from './table-zone.ts';

/** The zones of a table, in words. */
export interface NamedZone extends TableZone {
  readonly name: { readonly en: string; readonly ru: string };
}

/** A zone of a table, to which its positions are added. */
export const zone =
  (kind: ZoneKind, name: NamedZone['name']) =>
  (firstPlace: number, lastPlace = firstPlace): NamedZone => ({
    kind,
    firstPlace,
    lastPlace,
    name,
  });

export const promotion = zone(ZONE_KIND.first, { en: 'Promotion', ru: 'Повышение' });
export const promotionPlayOffs = zone(ZONE_KIND.second, {
  en: 'Promotion play-offs',
  ru: 'Стыковые матчи за повышение',
});
export const relegationPlayOffs = zone(ZONE_KIND.relegationPlayOff, {
  en: 'Relegation play-offs',
  ru: 'Стыковые матчи за место в лиге',
});
export const relegation = zone(ZONE_KIND.relegation, { en: 'Relegation', ru: 'Вылет' });
