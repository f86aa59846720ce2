import { HOCKEY_RU, TENNIS_RU } from './other-texts.ts';
import { PRICE_RU } from './price-texts.ts';
import { RU } from './texts.ts';

const ASKS_FOR_A_CASE =
  /(?<![а-яё])(?:у|от|до|для|без|из|с|со|к|ко|по|под|над|перед|при|о|об|в|во|на|за|про|против|беру)\s\{\{(?:home|away)/iu;

test('an undeclined name appears only where Russian needs the nominative', () => {
  const texts = [RU, HOCKEY_RU, TENNIS_RU].flatMap((ofLocale) => Object.values(ofLocale).flat());
  texts.push(...PRICE_RU);
  expect(texts.filter((text) => ASKS_FOR_A_CASE.test(text))).toEqual([]);
});
