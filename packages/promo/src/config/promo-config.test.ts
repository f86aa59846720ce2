import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaultPromo, followPromoConfig, parsePromo } from './follow-promo-config.ts';
import { bookmakersFor, linkFor, promoFor } from './promo-for.ts';

const russian = { countryCode: 'RU', locale: 'ru' } as const;

type Raw = Record<'links' | 'bookmakers' | 'offers', Record<string, unknown>[]>;

const raw = (change: (config: Raw) => void = () => {}): string => {
  const config = structuredClone(defaultPromo()) as unknown as Raw;
  change(config);
  return JSON.stringify(config);
};

function change(items: Raw['offers'], index: number, fields: object): void {
  items[index] = { ...items[index], ...fields };
}

describe('the built-in file', () => {
  const config = defaultPromo();

  test('has five bookmakers with the bonuses of the product', () => {
    expect(config.bookmakers.map(({ bonus }) => [bonus?.value.ru, bonus?.inRoubles])).toEqual(
      expect.arrayContaining([
        ['+100%', false],
        ['2 000', true],
        ['15 000', true],
        ['25 000', true],
        ['5x1000', true],
      ]),
    );
    expect(config.bookmakers).toHaveLength(5);
  });

  test('has two top banners of equal weight', () => {
    const { offers } = promoFor(config, russian);
    const top = offers.filter(({ places }) => places.includes('top'));
    expect(top.map(({ percentPriority }) => percentPriority)).toEqual([50, 50]);
  });

  test('names advertiser and erid of each offer', () => {
    for (const { erid, advertisingText } of config.offers) {
      expect(erid).toMatch(/^\w{4,}$/);
      expect(advertisingText.ru).toMatch(/^ООО «.+»$/);
    }
  });
});

/** Every text of a value that exists in both languages. */
function* pairsOf(value: unknown): Generator<{ ru: string; en: string }> {
  if (typeof value !== 'object' || value === null) return;
  if ('ru' in value && 'en' in value) yield value as { ru: string; en: string };
  else for (const part of Object.values(value)) yield* pairsOf(part);
}

describe('the texts of the built-in file', () => {
  const config = defaultPromo();

  test('are Russian on a Russian page and English on an English one', () => {
    const english = JSON.stringify([
      promoFor(config, { ...russian, locale: 'en' }),
      config.bookmakers.map(({ name, about, bonus }) => [name.en, about.en, bonus?.value.en]),
    ]);
    expect(english).not.toMatch(/[а-яё]/i);
    expect(english).toContain('Up to 25,000\u00a0₽ for new players');
    const { offers } = promoFor(config, russian);
    for (const { bookmaker, mainText, advertisingText } of offers) {
      expect(`${bookmaker} ${mainText} ${advertisingText}`).toMatch(/[а-яё]/i);
    }
  });

  test('differ between the two languages', () => {
    const pairs = [...pairsOf(config)].filter(({ ru }) => ru !== '');
    expect(pairs.length).toBeGreaterThan(30);
    // amounts without words are the same in both
    const isNumber = ({ ru }: { ru: string }) => /^[+%\dx]+$/.test(ru);
    expect(pairs.filter((pair) => pair.ru === pair.en && !isNumber(pair))).toEqual([]);
  });
});

describe('the offers of a country', () => {
  test('are empty where no bookmaker operates', () => {
    expect(promoFor(defaultPromo(), { ...russian, countryCode: 'DE' }).offers).toEqual([]);
    expect(bookmakersFor(defaultPromo(), 'DE')).toEqual([]);
  });

  test('are merged with the overrides of that country, and keep their index in the file', () => {
    const config = parsePromo(
      raw(({ offers, bookmakers }) => {
        offers[1] = { ...offers[1], extraCountries: { KZ: { mainText: 'В Казахстане' } } };
        change(bookmakers, 1, {
          display: { ...(bookmakers[1]?.['display'] as object), extraCountries: { KZ: {} } },
        });
      }),
    );
    const of = (country: string) =>
      promoFor(config, { ...russian, countryCode: country }).offers.find(
        ({ bookieName }) => bookieName === 'forpost',
      );
    expect(of('KZ')).toMatchObject({ index: 1, mainText: 'В Казахстане', erid: '2VtzqvF3dPk' });
    expect(of('RU')?.mainText).toBe('До 25\u00a0000\u00a0₽ новым игрокам');
  });

  test('may have one text for both languages, or separate texts in one country', () => {
    const config = parsePromo(
      raw(({ offers }) => {
        const there = { mainText: { ru: 'Там', en: 'There' } };
        change(offers, 0, { mainText: 'Bonus 100', extraCountries: { KZ: there } });
      }),
    );
    const textFor = (countryCode: string, locale: 'ru' | 'en') =>
      promoFor(config, { countryCode, locale }).offers[0]?.mainText;
    expect([textFor('RU', 'ru'), textFor('RU', 'en')]).toEqual(['Bonus 100', 'Bonus 100']);
    expect([textFor('KZ', 'ru'), textFor('KZ', 'en')]).toEqual(['Там', 'There']);
  });

  test('list bookmakers by their position in that country', () => {
    expect(bookmakersFor(defaultPromo(), 'RU').map(({ bookieName }) => bookieName)).toEqual([
      'rivalto',
      'forpost',
      'line-seven',
      'quartz',
      'nordwind',
    ]);
    expect(bookmakersFor(defaultPromo(), 'KZ')).toMatchObject([
      { bookieName: 'rivalto', positionIndex: 2, rate: 4.7 },
    ]);
  });

  test('include frames only when there is an origin for them', () => {
    const config = parsePromo(
      raw(({ offers }) => {
        const frame = { format: 'iframe', pathMob: '/m', pathDesktop: '/d' };
        offers[0] = { ...offers[0], ...frame };
      }),
    );
    const count = config.offers.length;
    expect(promoFor(config, russian).offers).toHaveLength(count - 1);
    expect(promoFor(config, russian, 'http://127.0.0.1:9').offers).toHaveLength(count);
  });
});

test.each([
  ['links.0.id', (c: Raw) => void change(c.links, 0, { id: 51 })],
  ['links.0.url', (c: Raw) => void change(c.links, 0, { url: 'javascript:alert(1)' })],
  ['links.1.id: 1 is there twice', (c: Raw) => void change(c.links, 1, { id: 1 })],
  ['offers.0.erid', (c: Raw) => void change(c.offers, 0, { erid: undefined })],
  [
    'offers.0.bookieName: no bookmaker',
    (c: Raw) => void change(c.offers, 0, { bookieName: 'who' }),
  ],
  ['offers.0.offerLinkId: no link', (c: Raw) => void change(c.offers, 0, { offerLinkId: 50 })],
  ['needs pathMob', (c: Raw) => void change(c.offers, 0, { format: 'picture' })],
  ['offers.0.pathMob', (c: Raw) => void change(c.offers, 0, { pathMob: '//evil.example' })],
  ['offers.0.mainText.en', (c: Raw) => void change(c.offers, 0, { mainText: { ru: 'Да' } })],
  [
    'offers.0.tailText: Unrecognized key: "de"',
    (c: Raw) => void change(c.offers, 0, { tailText: { ru: 'Да', en: 'Yes', de: 'Ja' } }),
  ],
  [
    'offers.0.actionText: expected a text, or one for each language {ru, en}',
    (c: Raw) => void change(c.offers, 0, { actionText: 5 }),
  ],
  ['offers.0.bonusText.ru', (c: Raw) => void change(c.offers, 0, { bonusText: 'x'.repeat(61) })],
  ['bookmakers.0.about', (c: Raw) => void change(c.bookmakers, 0, { about: null })],
  ['offers.0', (c: Raw) => void change(c.offers, 0, { colour: 'red' })],
])('an invalid file is rejected with a message that names the fault: %s', (reported, edit) => {
  expect(() => parsePromo(raw(edit))).toThrow(reported.replace(/^(\w+)\.(\d)/, '$1[$2]'));
});

describe('a link', () => {
  const config = defaultPromo();

  test('has its own erid, also when an unknown one is requested', () => {
    const url = 'https://rivalto.example/ru/gift';
    const gift = { id: 6, url, erid: '2VtzqzG5mXv', bookieName: 'rivalto' };
    expect(linkFor(config, 6, 'RU')).toEqual(gift);
    expect(linkFor(config, 6, 'RU', 'stranger1')).toEqual(gift);
  });

  test('has the erid of the offer that was clicked, if that offer leads to it', () => {
    const several = parsePromo(
      raw(({ offers }) => void change(offers, 6, { offerLinkId: 1, erid: '2VtzqSecond1' })),
    );
    expect(linkFor(several, 1, 'RU', '2VtzqSecond1')?.erid).toBe('2VtzqSecond1');
    expect(linkFor(several, 1, 'RU')?.erid).toBe('2VtzqwR7kLm');
    // that of the second link
    expect(linkFor(several, 1, 'RU', '2VtzqvF3dPk')?.erid).toBe('2VtzqwR7kLm');
  });

  test('names its bookmaker even when that has no offers', () => {
    const quiet = parsePromo(raw(({ offers }) => void offers.splice(0)));
    expect(linkFor(quiet, 2, 'RU')).toMatchObject({ bookieName: 'forpost' });
  });

  test.each([
    [7, 'RU'],
    [2, 'KZ'],
    [1, 'DE'],
    [0, 'RU'],
  ])('number %d does not exist in %s', (id, country) => {
    expect(linkFor(config, id, country)).toBeUndefined();
  });
});

describe('a watched file', () => {
  let dir: string;
  let file: string;
  let lines: string[];
  const log = {
    info: (details: object, message: string) =>
      void lines.push(`${message} ${JSON.stringify(details)}`),
    error: (details: object, message: string) =>
      void lines.push(`${message} ${JSON.stringify(details)}`),
  };
  let writes = 0;
  async function write(text: string): Promise<void> {
    await writeFile(file, text);
    writes += 1;
    await utimes(file, 1000 + writes, 1000 + writes);
  }

  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'promo-'));
    file = path.join(dir, 'promo.json');
    lines = [];
  });
  afterEach(() => rm(dir, { recursive: true }));

  test('is reloaded when it changes; an invalid one leaves the last valid one in use', async () => {
    await write(raw(({ offers }) => void offers.splice(1)));
    let changes = 0;
    const promo = followPromoConfig({ file, log, onChange: () => void (changes += 1) });
    expect(promo.current().offers).toHaveLength(1);

    await write(raw(({ offers }) => void offers.splice(2)));
    promo.look();
    expect(promo.current().offers).toHaveLength(2);

    await write('{"links": [');
    promo.look();
    promo.look();
    expect(promo.current().offers).toHaveLength(2);
    expect(lines.filter((line) => line.includes('the last valid one stays in use'))).toHaveLength(
      1,
    );

    await write(raw(({ links }) => void change(links, 0, { url: 'http://plain.example' })));
    promo.look();
    expect(lines.at(-1)).toContain('links[0].url');
    expect(changes).toBe(2);
    promo.stop();
  });

  test('is replaced by the built-in one while absent, and loaded once it is written', async () => {
    const real = followPromoConfig({ file, hasBuiltIn: false, log });
    expect(real.current()).toEqual({ links: [], bookmakers: [], offers: [] });
    real.stop();
    const promo = followPromoConfig({ file, log });
    expect(promo.current()).toEqual(defaultPromo());
    expect(lines.join()).toContain('ENOENT');
    await write(raw(({ offers }) => void offers.splice(0)));
    promo.look();
    expect(promo.current().offers).toEqual([]);
    promo.stop();
  });
});
