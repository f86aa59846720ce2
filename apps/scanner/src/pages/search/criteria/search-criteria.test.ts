import { tipsSearchFilter, usersSearchFilter } from '@tipmark/contract';
import { SPORT } from '@tipmark/domain';
import { createI18n } from '@tipmark/i18n';
import { commonMessages } from '@tipmark/i18n/server';
import { searchWith } from '@tipmark/match-features';
import { NOW_SECONDS } from '@tipmark/match-features/testing';
import { href } from '@tipmark/route-builder';
import fc from 'fast-check';
import { messages } from '../../../messages.ts';
import { chosenConditions, momentOptions } from './condition-texts.ts';
import {
  paramsToSave,
  readTipsView,
  readUsersView,
  tipsParams,
  tipsRecordRequest,
  tipsRequest,
  usersParams,
  usersRecordRequest,
  usersRequest,
  usersSearchQuery,
} from './search-address.ts';
import { criteriaOfParams, criteriaParams, namesOf, readCriteria } from './search-criteria.ts';
import { type SearchField, TIPS_FIELDS, USERS_FIELDS } from './search-fields.ts';
import { CAPPERS, type SearchKind, TIPS } from './search-kinds.ts';

type Value = number | boolean | readonly number[];

const valueOf = ({ unit, least, most }: Extract<SearchField, { unit: string }>) => {
  const whole = fc.integer({ min: Math.ceil(least), max: Math.floor(most) });
  return unit === 'count' ? whole : whole.map((value) => Math.min(value + 0.25, most));
};

/** The names of a condition in the filter with values the page can set. */
function valuesOf(field: SearchField): fc.Arbitrary<Readonly<Record<string, Value>>> {
  const { name } = field;
  switch (field.kind) {
    case 'bounds':
      return fc
        .tuple(fc.option(valueOf(field)), fc.option(valueOf(field)))
        .map(([one, other]) => [one, other].filter((end) => end !== null).toSorted((a, b) => a - b))
        .chain((ends) =>
          ends.length === 1
            ? fc.constantFrom({ [`min${name}`]: ends[0] ?? 0 }, { [`max${name}`]: ends[0] ?? 0 })
            : fc.constant(
                ends.length === 0
                  ? {}
                  : { [`min${name}`]: ends[0] ?? 0, [`max${name}`]: ends[1] ?? 0 },
              ),
        );
    case 'most':
      return valueOf(field).map((value) => ({ [name]: value }));
    case 'choice':
      return fc.constantFrom(
        ...field.values
          .filter((value) => value !== field.otherwise)
          .map((value) => ({ [name]: value })),
      );
    case 'moment':
      return fc.integer({ min: -30, max: 30 }).map((days) => ({
        [name]: NOW_SECONDS + days * 86_400,
      }));
    case 'switch':
      return fc.constant({ [name]: true });
    case 'ids':
      return fc
        .subarray(
          [...(field.values ?? [3, 17, 999, 41_337])].toSorted((one, other) => one - other),
          { minLength: 1 },
        )
        .map((ids) => ({ [name]: ids }));
  }
}

/** Some conditions of a search, each with a value. */
const criteriaOf = (fields: readonly SearchField[]) =>
  fc
    .subarray([...fields])
    .chain((some) => fc.tuple(...some.map(valuesOf)))
    .map((parts): Readonly<Record<string, Value>> => Object.assign({}, ...parts));

const searchOf = (params: Readonly<Record<string, string | number | undefined>>) =>
  new URLSearchParams(href('searchUsersTips', params).split('?')[1]);

const KINDS = [
  ['tips', TIPS, tipsSearchFilter],
  ['cappers', CAPPERS, usersSearchFilter],
] as const;

describe.each(KINDS)('the conditions of %s', (_name, { fields }: SearchKind, filter) => {
  test('are restored from their address', () => {
    fc.assert(
      fc.property(criteriaOf(fields), (criteria) => {
        const search = searchOf(criteriaParams(fields, criteria));
        expect(readCriteria(fields, search)).toEqual(criteria);
        expect(search.get('filter')).toBe('1');
      }),
    );
  });

  test('are accepted by the API, whatever the address has', () => {
    const params = fields.flatMap(({ kind, word }) =>
      kind === 'bounds' ? [`min-${word}`, `max-${word}`] : [kind === 'most' ? `max-${word}` : word],
    );
    const word = fc.oneof(
      fc.constantFrom('', '0', '1', '-1', '1,5', '1.5', '3,1,2', '1e3', '٣', 'true', '99999999'),
      fc.constantFrom('0.5', '101', '-101', '1795300000', '17953000000', '−2.5', '1.2345'),
      fc.string({ maxLength: 10 }),
      fc.integer().map(String),
    );
    const any = fc.array(fc.tuple(fc.constantFrom(...params), word), { maxLength: 20 });
    fc.assert(
      fc.property(any, (pairs) => {
        const criteria = readCriteria(fields, new URLSearchParams(pairs));
        expect(filter.safeParse(criteria).error?.issues ?? []).toEqual([]);
        expect(readCriteria(fields, searchOf(criteriaParams(fields, criteria)))).toEqual(criteria);
      }),
      { numRuns: 200 },
    );
  });

  test('are those of a template, without what the page has no field for', () => {
    fc.assert(
      fc.property(criteriaOf(fields), (criteria) => {
        const params = { ...criteria, sortType: 2, later: 7, minNothing: null };
        expect(criteriaOfParams(fields, params)).toEqual(criteria);
      }),
    );
  });

  test('a saved template opens with the same conditions and keeps what the page does not show', () => {
    fc.assert(
      fc.property(criteriaOf(fields), criteriaOf(fields), (before, after) => {
        const template = {
          id: 101,
          name: 'Own',
          isModifiable: true,
          isBlockedBySubscription: false,
          notificationParams: null,
          params: { ...before, later: 7, pageNumber: 3, count: 200, templateId: 5 },
        };
        const saved = paramsToSave(fields, template, { criteria: after, sortType: 2 });
        expect(criteriaOfParams(fields, saved)).toEqual(after);
        expect(saved).toMatchObject({ later: 7, sortType: 2 });
        // where the visitor was in the list is not a part of a template
        for (const name of ['pageNumber', 'count', 'templateId'])
          expect(saved).not.toHaveProperty(name);
      }),
    );
  });

  test.each(['ru', 'en'] as const)(
    'are named in words and removed one by one in %s',
    async (locale) => {
      const own = (await messages[locale]()).default;
      const resources = { common: commonMessages[locale], scanner: own };
      const { translateIn } = createI18n({ locale, resources: resources as never });
      const t = translateIn(['scanner', 'common']);
      const reader = { t, locale, timeZone: 'Europe/Moscow', nowSeconds: NOW_SECONDS };
      fc.assert(
        fc.property(criteriaOf(fields), (criteria) => {
          const conditions = chosenConditions(fields, criteria, reader);
          const search = searchOf(criteriaParams(fields, criteria));
          for (const { key, text, without } of conditions) {
            expect(text).not.toMatch(/search\.|oddsScanner|{{|undefined|NaN/);
            const left = readCriteria(fields, searchWith(search, without));
            expect(chosenConditions(fields, left, reader).map((one) => one.key)).toEqual(
              conditions.map((one) => one.key).filter((other) => other !== key),
            );
          }
          expect(conditions.length === 0).toBe(Object.keys(criteria).length === 0);
        }),
        { numRuns: 40 },
      );
    },
  );

  test('have names of their own in the address and in the filter', () => {
    const names = [...namesOf(fields)];
    const bounded = fields.filter(({ kind }) => kind === 'bounds').length;
    expect(names).toHaveLength(fields.length + bounded);
    expect(new Set(fields.map(({ word }) => word)).size).toBe(fields.length);
    for (const name of names) expect(filter.shape).toHaveProperty(name);
  });
});

describe('a page of a search', () => {
  const base = {
    templateId: fc.integer({ min: 2, max: 300 }),
    isRecordShown: fc.boolean(),
  };
  const tips = fc.record({
    ...base,
    criteria: fc.option(criteriaOf(TIPS_FIELDS), { nil: undefined }),
    sortType: fc.constantFrom(0, ...TIPS.sorts),
    sportType: fc.constantFrom(undefined, 0, ...Object.values(SPORT)),
    pageNumber: fc.integer({ min: 1, max: 50 }),
  });
  const cappers = fc.record({
    ...base,
    criteria: fc.option(criteriaOf(USERS_FIELDS), { nil: undefined }),
    sortType: fc.constantFrom(0, ...CAPPERS.sorts),
    count: fc.integer({ min: 1, max: 10 }).map((pages) => pages * 100),
  });

  test('of tips is restored from its address', () => {
    fc.assert(
      fc.property(tips, (view) => expect(readTipsView(searchOf(tipsParams(view)))).toEqual(view)),
    );
  });

  test('of cappers is restored from its address', () => {
    fc.assert(
      fc.property(cappers, (view) => {
        const again = readUsersView(searchOf(usersParams(view)));
        expect({ ...again, count: 0 }).toEqual({ ...view, count: 0 });
        expect(again.count).toBeLessThanOrEqual(view.count);
      }),
    );
  });

  test('has one record, whatever the order and the page', () => {
    fc.assert(
      fc.property(tips, cappers, (ofTips, ofCappers) => {
        const first = { sortType: 0, pageNumber: 1 };
        expect(tipsRecordRequest(ofTips, SPORT.hockey)).toEqual(
          tipsRequest({ ...ofTips, ...first }, SPORT.hockey),
        );
        const { body } = usersRecordRequest(ofCappers);
        expect(body).not.toHaveProperty('sortType');
        expect(body).not.toHaveProperty('count');
        expect(usersRequest({ ...ofCappers, sortType: 0 }).body).toMatchObject(body);
      }),
    );
  });

  test('the chosen order takes precedence over that of the template', () => {
    const params = { minTipsCount: 50, sortType: 3 } as const;
    const template = {
      id: 101,
      name: 'Own',
      isModifiable: true,
      isBlockedBySubscription: false,
      notificationParams: null,
      params,
    };
    const sortOf = (search: string) =>
      usersSearchQuery(readUsersView(new URLSearchParams(search)), template).sortType;
    expect(sortOf('template=101')).toBe(3);
    expect(sortOf('template=101&sort=5')).toBe(5);
    // a filter begins in the default order, and has the order of the address
    expect(sortOf('template=101&filter=1')).toBe(CAPPERS.defaultSort);
    expect(sortOf('template=101&filter=1&sort=3')).toBe(3);
  });
});

describe('the last day of a match', () => {
  const t = (key: string, values: { day?: string } = {}) => values.day ?? key;
  const optionsAt = (nowSeconds: number, timeZone: string, chosen?: number) =>
    momentOptions(chosen, { t: t as never, locale: 'en', timeZone, nowSeconds });

  test.each(['Europe/Moscow', 'UTC', 'Asia/Tokyo', 'America/New_York', 'Asia/Kathmandu'])(
    'ends at midnight in %s, today and on the six days after',
    (timeZone) => {
      const [any, ...days] = optionsAt(NOW_SECONDS, timeZone);
      expect(any).toEqual({ value: '', text: 'search.until-any' });
      expect(days).toHaveLength(7);
      const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' });
      for (const { value } of days)
        expect(clock.format(Number(value) * 1_000)).toMatch(/^(00|24):00:00$/);
      expect(Number(days[0]?.value)).toBeGreaterThan(NOW_SECONDS);
      expect(new Set(days.map(({ text }) => text)).size).toBe(7);
    },
  );

  test('is still midnight when the clocks change in between', () => {
    // 2026-03-06 12:00 in New York; the clocks change on the 8th
    const days = optionsAt(1_772_816_400, 'America/New_York').slice(1);
    const hours = days.map(({ value }, index) =>
      index === 0 ? 24 : (Number(value) - Number(days[index - 1]?.value)) / 3_600,
    );
    expect(hours).toEqual([24, 24, 23, 24, 24, 24, 24]);
  });

  test('that was chosen earlier stays among the choices, in its order', () => {
    const past = NOW_SECONDS - 5 * 86_400;
    const options = optionsAt(NOW_SECONDS, 'UTC', past);
    expect(options[1]?.value).toBe(String(past));
    expect(options).toHaveLength(9);
    const known = Number(options[3]?.value);
    expect(optionsAt(NOW_SECONDS, 'UTC', known)).toHaveLength(8);
  });
});
