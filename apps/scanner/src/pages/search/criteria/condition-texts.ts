import type { Reader } from '@tipmark/match-features';
import {
  formatDay,
  formatNumber,
  formatOdds,
  formatPercent,
  formatTime,
} from '@tipmark/remote-kit/i18n';
import { type Condition, conditionOf, conditionsOfIds } from '../../../parts/filter/condition.ts';
import type { SearchCriteria } from './search-criteria.ts';
import {
  type BoundsField,
  type ChoiceField,
  type IdsField,
  type MostField,
  type SearchField,
  SPORTS,
} from './search-fields.ts';

const DAYS = 7;
const DAY_SECONDS = 86_400;
const MINUTE_SECONDS = 60;

const sportName = (field: IdsField): string =>
  SPORTS.find(([, sport]) => sport === field.sport)?.[0] ?? '';

/** The name of a condition. */
export function fieldName(field: SearchField, { t }: Pick<Reader, 't'>, isOfMany = false): string {
  if (field.kind !== 'ids') return t(`search.field-${field.word}`);
  const name = t(`search.field-${field.of}`);
  return isOfMany
    ? t('search.ofSport', { name, sport: t(`common:sport.${sportName(field)}`) })
    : name;
}

/** One value of a condition with several. */
export function valueText(
  field: ChoiceField | IdsField,
  value: number,
  { t }: Pick<Reader, 't'>,
): string {
  if (field.kind === 'choice') {
    if (field.word === 'within' && value !== field.otherwise) {
      return t('search.hours', { count: value });
    }
    if (field.word === 'each' && value !== field.otherwise) {
      return t('search.perCapper', { count: value });
    }
    return t(`search.${field.word}-${value}`);
  }
  if (field.of === 'outcomes') return t(`oddsScanner.category-${value}`);
  if (field.of === 'kinds') return t(`oddsScanner.kind-${value}`);
  return t('search.number', { value: String(value) });
}

function endOfDay(seconds: number, timeZone: string): number {
  const [hours = 0, minutes = 0] = formatTime(seconds, 'en', timeZone).split(':').map(Number);
  const ofMinute = seconds - (seconds % MINUTE_SECONDS);
  return ofMinute + DAY_SECONDS - (hours * 60 + minutes) * MINUTE_SECONDS;
}

const untilText = (seconds: number, { t, locale, timeZone }: Reader): string =>
  t('search.untilDay', { day: formatDay(seconds - 1, locale, timeZone) });

/** Ends of the coming days, and the chosen moment if it is none of them. */
export function momentOptions(chosen: unknown, reader: Reader) {
  const { t, nowSeconds, timeZone } = reader;
  const first = endOfDay(nowSeconds, timeZone);
  const ends = Array.from({ length: DAYS }, (_, index) =>
    index === 0 ? first : endOfDay(first + (index - 0.5) * DAY_SECONDS, timeZone),
  );
  const isOther = typeof chosen === 'number' && !ends.includes(chosen);
  return [
    { value: '', text: t('search.until-any') },
    ...[...ends, ...(isOther ? [chosen] : [])]
      .toSorted((one, other) => one - other)
      .map((value) => ({ value: String(value), text: untilText(value, reader) })),
  ];
}

function statisticText(
  { unit }: BoundsField | MostField,
  value: number,
  { locale }: Reader,
): string {
  if (unit === 'odds') return formatOdds(value);
  return unit === 'percent'
    ? formatPercent(value, locale, { decimals: 0 })
    : formatNumber(value, locale);
}

/** The highest rank a filter accepts: any rank matches. */
const ANY_RANK = 100_000;

/** Whether the upper bound excludes nobody who has a rank. */
export const isAnyRank = ({ word }: BoundsField, most: unknown): boolean =>
  word === 'place' && typeof most === 'number' && most >= ANY_RANK;

function boundsChosen(field: BoundsField, criteria: SearchCriteria, reader: Reader): Condition[] {
  const [least, most] = [criteria[`min${field.name}`], criteria[`max${field.name}`]];
  const isOpen = isAnyRank(field, most);
  const isLeast = typeof least === 'number';
  const isMost = typeof most === 'number' && !isOpen;
  if (!isLeast && !isMost && !isOpen) return [];
  const way = isLeast && isMost ? 'between' : isLeast ? 'from' : 'to';
  const text =
    isOpen && !isLeast
      ? reader.t('search.anyPlace')
      : reader.t(`search.${way}`, {
          name: reader.t(`search.short-${field.word}`),
          min: isLeast ? statisticText(field, least, reader) : '',
          max: isMost ? statisticText(field, most, reader) : '',
        });
  return [conditionOf(text, `min-${field.word}`, `max-${field.word}`)];
}

function idsChosen(field: IdsField, criteria: SearchCriteria, reader: Reader): Condition[] {
  const ids = criteria[field.name];
  if (!Array.isArray(ids) || ids.length === 0) return [];
  if (field.of === 'leagues' || field.of === 'matches') {
    return [conditionOf(reader.t(`search.chosen-${field.of}`, { count: ids.length }), field.word)];
  }
  return conditionsOfIds(field.word, ids, (id) => valueText(field, id, reader));
}

function fieldChosen(field: SearchField, criteria: SearchCriteria, reader: Reader): Condition[] {
  const value = criteria[field.name];
  switch (field.kind) {
    case 'bounds':
      return boundsChosen(field, criteria, reader);
    case 'most': {
      if (typeof value !== 'number') return [];
      const name = reader.t(`search.short-${field.word}`);
      const text = reader.t('search.to', { name, max: statisticText(field, value, reader) });
      return [conditionOf(text, `max-${field.word}`)];
    }
    case 'choice':
      return typeof value === 'number' && value !== field.otherwise
        ? [conditionOf(valueText(field, value, reader), field.word)]
        : [];
    case 'moment':
      return typeof value === 'number' ? [conditionOf(untilText(value, reader), field.word)] : [];
    case 'switch':
      return value === true ? [conditionOf(fieldName(field, reader), field.word)] : [];
    case 'ids':
      return idsChosen(field, criteria, reader);
  }
}

/** Active conditions as text, each with the changes that remove it. */
export const chosenConditions = (
  fields: readonly SearchField[],
  criteria: SearchCriteria,
  reader: Reader,
): Condition[] => fields.flatMap((field) => fieldChosen(field, criteria, reader));
