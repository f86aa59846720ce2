import { addFact, type Facts, instant, pair, priceFact } from './facts.ts';
import { milli, number, pick, rows, text } from './raw.ts';

const SPORTS = ['soccer_', 'icehockey_', 'tennis_'];

/** Seasons of leagues over a winter begin the year before. */
function seasonOf(row: unknown): number {
  const start = new Date(text(row, 'commence_time'));
  const isWinter = !text(row, 'sport_key').startsWith('tennis_') && start.getUTCMonth() < 6;
  return start.getUTCFullYear() - Number(isWinter);
}

/** Bookmakers of one title in several countries differ by their keys. */
const nameOf = (bookmaker: unknown): string =>
  ({ unibet_uk: 'Unibet (UK)', unibet_eu: 'Unibet (EU)' })[text(bookmaker, 'key')] ??
  text(bookmaker, 'title');

function addEvent(facts: Facts, row: unknown): void {
  const match = text(row, 'id');
  const add = (name: string, value: unknown) => addFact(facts, `${match} ${name}`, value);
  const [home, away] = [text(row, 'home_team'), text(row, 'away_team')];
  add('sides', `${home} v ${away}`);
  add('league', text(row, 'sport_title'));
  add('startsAt', instant(text(row, 'commence_time')));
  add('season', seasonOf(row));
  const score = (name: string) =>
    pick(
      rows(row, 'scores').find((one) => text(one, 'name') === name),
      'score',
    );
  const seen = [row, ...rows(row, 'bookmakers')].map((one) => text(one, 'last_update'));
  const isBegun = seen.some((time) => time >= text(row, 'commence_time'));
  add('status', pick(row, 'completed') === true ? 3 : isBegun ? 2 : 1);
  add('score', pair(score(home), score(away)));
  const isTennis = text(row, 'sport_key').startsWith('tennis_');
  for (const bookmaker of rows(row, 'bookmakers'))
    for (const market of rows(bookmaker, 'markets'))
      for (const outcome of rows(market, 'outcomes')) {
        const name = text(outcome, 'name');
        const isTotal = text(market, 'key') === 'totals';
        const oddType = isTotal
          ? `ou.${name === 'Over' ? 'o' : 'u'}:${number(outcome, 'point')}`
          : `win.${name === home ? 1 : 2}`;
        if (!isTotal && !isTennis) continue;
        const at = instant(text(market, 'last_update'));
        const price = number(outcome, 'price');
        const decimal = price >= 100 ? 1 + price / 100 : price < 0 ? 1 - 100 / price : price;
        addFact(facts, priceFact(match, nameOf(bookmaker), oddType, at), milli(decimal));
      }
}

/** Facts in recorded answers of The Odds API, read by hand; without a start there is no match. */
export function answeredByTheOddsApi(answers: readonly unknown[]): Facts {
  const facts: Facts = new Map();
  const all = answers.flatMap((answer) => (Array.isArray(answer) ? answer : rows(answer, 'data')));
  for (const row of all)
    if (SPORTS.some((sport) => text(row, 'sport_key').startsWith(sport))) addEvent(facts, row);
  return facts;
}
