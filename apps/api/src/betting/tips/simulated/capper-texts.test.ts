import { mainOddTypes, SPORT, type Sport } from '@tipmark/domain';
import { SIMULATED_CAPPERS } from './cappers.ts';
import { chooseTips, type ObservedMatch } from './choose-tip.ts';
import { HOCKEY_EN, HOCKEY_RU, TENNIS_EN, TENNIS_RU } from './other-texts.ts';
import { PRICE_EN, PRICE_RU } from './price-texts.ts';
import { EN, RU } from './texts.ts';

const MATCHES_A_DAY = 120;
const PRICES: Readonly<Record<Sport, readonly number[]>> = {
  [SPORT.soccer]: [2_000, 3_300, 3_900, 1_900, 1_900],
  [SPORT.hockey]: [2_300, 4_100, 2_600, 1_900, 1_900],
  [SPORT.tennis]: [1_800, 2_050],
};

function matchOf(id: number, sport: Sport): ObservedMatch {
  return {
    id,
    sport,
    starts_at: 0x69ac3d70,
    forecast_home: 1.6,
    forecast_away: 0.9,
    home_ru: `Сокол ${id}`,
    away_ru: `Заря ${id}`,
    home_en: `Falcon ${id}`,
    away_en: `Dawn ${id}`,
  };
}

/** Matches of a day: mostly soccer. */
const day = Array.from({ length: MATCHES_A_DAY }, (_, id) =>
  matchOf(id, id % 6 === 0 ? SPORT.hockey : id % 7 === 0 ? SPORT.tennis : SPORT.soccer),
);

test('over a day, tips on one match never share a text, tips on different matches rarely do', () => {
  const ofDay = day.flatMap((match) => {
    const texts = chooseTips(1, SIMULATED_CAPPERS, match)
      .flatMap(({ idea }) => idea.choose(PRICES[match.sport])?.description ?? [])
      .filter((text) => text !== '');
    expect(new Set(texts).size).toBe(texts.length);
    return texts;
  });
  expect(ofDay.length).toBeGreaterThan(500);
  expect(ofDay.length - new Set(ofDay).size).toBeLessThan(ofDay.length * 0.01);
  expect(ofDay.join(' ')).not.toMatch(/\{\{|undefined/);
});

const TIPS_ON_A_SCREEN = 20;

test('on a screen of tips, ordered by the time they are posted, hardly a sentence repeats', () => {
  const posted = day
    .flatMap((match) =>
      chooseTips(1, SIMULATED_CAPPERS, match).flatMap(({ idea, person }) => {
        // prices differ from match to match
        const prices = PRICES[match.sport].map((milli) => milli + (match.id % 40) * 10);
        const text = idea.choose(prices)?.description ?? '';
        return text === '' ? [] : [{ at: idea.from, text, locale: person.locale }];
      }),
    )
    .toSorted((one, other) => one.at - other.at);
  for (const locale of ['ru', 'en'] as const) {
    const texts = posted.filter((tip) => tip.locale === locale).map(({ text }) => text);
    let [sentences, repeated] = [0, 0];
    for (let from = 0; from < texts.length; from += TIPS_ON_A_SCREEN) {
      const shown = texts.slice(from, from + TIPS_ON_A_SCREEN);
      expect(new Set(shown).size).toBe(shown.length);
      const onScreen = shown.flatMap((text) => text.split(/(?<=[.?!])\s/));
      sentences += onScreen.length;
      repeated += onScreen.length - new Set(onScreen).size;
    }
    expect(sentences).toBeGreaterThan(100);
    expect(repeated / sentences).toBeLessThan(0.03);
  }
});

test('both languages have the same number of sentences about a price, all with a number or teams', () => {
  expect(PRICE_EN).toHaveLength(PRICE_RU.length);
  for (const texts of [PRICE_RU, PRICE_EN]) {
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => !text.includes('{{'))).toEqual([]);
  }
});

const first = (text: string) => /^[^.?!]+/.exec(text)?.[0] ?? '';

test('tips on the same outcome of a match have different reasons', () => {
  for (const sport of [SPORT.soccer, SPORT.hockey, SPORT.tennis]) {
    for (const oddType of mainOddTypes(sport)) {
      const speakers = chooseTips(1, SIMULATED_CAPPERS, matchOf(7, sport));
      const texts = speakers
        .map(({ idea }) => idea.on(oddType, 2_000).description)
        .filter((text) => text !== '');
      expect(new Set(texts).size).toBe(texts.length);
    }
  }
  const uses = Array.from({ length: 30 }, (_, id) => {
    const reasons = chooseTips(1, SIMULATED_CAPPERS, matchOf(id, SPORT.soccer))
      .filter(({ person }) => person.locale === 'ru')
      .slice(0, RU.home?.length)
      .map(({ idea }) => first(idea.on('1x2.1', 2_000).description))
      .filter((text) => text !== '');
    expect(new Set(reasons).size).toBe(reasons.length);
    return reasons.length;
  });
  expect(uses.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(100);
});

test.each([
  ['soccer', RU, EN],
  ['hockey', HOCKEY_RU, HOCKEY_EN],
  ['tennis', TENNIS_RU, TENNIS_EN],
] as const)(
  'both languages have the same number of reasons for %s, all unique and with a placeholder',
  (_, ru, en) => {
    for (const ofLocale of [ru, en]) {
      const { more, ...topics } = ofLocale;
      const reasons = Object.values(topics).flat();
      expect(new Set([...reasons, ...more]).size).toBe(reasons.length + more.length);
      expect(reasons.filter((text) => !text.includes('{{'))).toEqual([]);
      expect(more.filter((text) => text.includes('{{'))).toEqual([]);
    }
    const counts = (ofLocale: object) =>
      Object.fromEntries(Object.entries(ofLocale).map(([topic, texts]) => [topic, texts.length]));
    expect(counts(en)).toEqual(counts(ru));
  },
);
