import { TIMESTAMP_MAX_SECONDS, TIMESTAMP_MIN_SECONDS } from '@tipmark/contract';
import type { ChangedParams } from '@tipmark/match-features';
import { readChoice } from '@tipmark/match-features/lists';
import { known, readBounds, readDecimal, readIds } from '../../../parts/filter/read-params.ts';
import type { SearchField } from './search-fields.ts';

type Value = number | boolean | readonly number[];

/** Active conditions of a search, by their names in the filter. */
export type SearchCriteria = Readonly<Record<string, Value>>;

type Asked = Readonly<Record<string, unknown>>;

const SECONDS = /^[1-9]\d{8,9}$/;

function readMoment(search: URLSearchParams, word: string): number | undefined {
  const text = search.get(word) ?? '';
  const seconds = SECONDS.test(text) ? Number(text) : 0;
  return seconds >= TIMESTAMP_MIN_SECONDS && seconds <= TIMESTAMP_MAX_SECONDS ? seconds : undefined;
}

/** A value of a field; counts have no fractions. */
function readValue(
  search: URLSearchParams,
  word: string,
  { unit, least, most }: { unit: string; least: number; most: number },
): number | undefined {
  const value = readDecimal(search, word, least, most);
  return unit === 'count' && value !== undefined && !Number.isInteger(value) ? undefined : value;
}

/** Reads one field from an address, by the names of the filter. */
function readField(field: SearchField, search: URLSearchParams): Asked {
  const { word, name } = field;
  switch (field.kind) {
    case 'bounds': {
      const params = [`min-${word}`, `max-${word}`] as const;
      const [least, most] = readBounds(params, (end) => readValue(search, end, field));
      return { [`min${name}`]: least, [`max${name}`]: most };
    }
    case 'most':
      return { [name]: readValue(search, `max-${word}`, field) };
    case 'choice': {
      const value = readChoice(search, word, field.values, field.otherwise);
      return { [name]: value === field.otherwise ? undefined : value };
    }
    case 'moment':
      return { [name]: readMoment(search, word) };
    case 'switch':
      return { [name]: search.getAll(word).at(-1) === '1' ? true : undefined };
    case 'ids': {
      const ids = readIds(search, word);
      const chosen = field.values ? known(ids, field.values) : ids;
      return { [name]: chosen.length > 0 ? chosen : undefined };
    }
  }
}

/** Reads the conditions of an address; what is off, unknown or out of bounds is left out. */
export function readCriteria(
  fields: readonly SearchField[],
  search: URLSearchParams,
): SearchCriteria {
  const requested = fields.flatMap((field) => Object.entries(readField(field, search)));
  return Object.fromEntries(
    requested.filter((entry): entry is [string, Value] => entry[1] !== undefined),
  );
}

const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'number') return String(value);
  if (value === true) return '1';
  return Array.isArray(value) && value.length > 0 ? value.join(',') : undefined;
};

function paramsOf(field: SearchField, criteria: Asked): ChangedParams {
  const { kind, word, name } = field;
  if (kind === 'bounds') {
    return {
      [`min-${word}`]: textOf(criteria[`min${name}`]),
      [`max-${word}`]: textOf(criteria[`max${name}`]),
    };
  }
  if (kind === 'most') return { [`max-${word}`]: textOf(criteria[name]) };
  const isOff = kind === 'choice' && criteria[name] === field.otherwise;
  return { [word]: isOff ? undefined : textOf(criteria[name]) };
}

/** Conditions as parameters of an address; without any every parameter is removed. */
export function criteriaParams(
  fields: readonly SearchField[],
  criteria: Asked | undefined,
): ChangedParams {
  return {
    filter: criteria ? '1' : undefined,
    ...Object.assign({}, ...fields.map((field) => paramsOf(field, criteria ?? {}))),
  };
}

/** Names of the filter that a page has fields for. */
export const namesOf = (fields: readonly SearchField[]): ReadonlySet<string> =>
  new Set(
    fields.flatMap(({ kind, name }) => (kind === 'bounds' ? [`min${name}`, `max${name}`] : [name])),
  );

/** The active conditions of a filter, among those the page has fields for. */
export function criteriaOfParams(fields: readonly SearchField[], params: Asked): SearchCriteria {
  const names = namesOf(fields);
  return Object.fromEntries(
    Object.entries(params).filter(
      (entry): entry is [string, Value] =>
        names.has(entry[0]) && entry[1] !== null && entry[1] !== undefined,
    ),
  );
}
