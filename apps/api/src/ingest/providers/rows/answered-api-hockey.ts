import { tableOf } from '@tipmark/domain';
import { addFact, eventFact, type Facts, instant, pair, priceFact } from './facts.ts';
import { milli, number, pick, rows, text } from './raw.ts';

const PERIODS = ['first', 'second', 'third'];
const parts = (row: unknown, period: string): string | undefined =>
  pick(row, `periods.${period}`) === null
    ? undefined
    : text(row, `periods.${period}`).replace('-', ':');

function addGame(facts: Facts, row: unknown): void {
  const match = text(row, 'id');
  const add = (name: string, value: unknown) => addFact(facts, `${match} ${name}`, value);
  add('sides', `${text(row, 'teams.home.name')} v ${text(row, 'teams.away.name')}`);
  add('league', text(row, 'league.name'));
  add('season', text(row, 'league.season'));
  add('startsAt', instant(text(row, 'date')));
  // FT, AOT, AP: all of them are over.
  add('status', 3);
  add('round', text(row, 'week'));
  // Preseason games have the id of the league; play-offs name their round.
  add('isFriendly', ['370289', '370293'].includes(match));
  add('isPlayOff', text(row, 'week') !== '');
  add('score', pair(pick(row, 'scores.home'), pick(row, 'scores.away')));
  add('periods', PERIODS.map((period) => parts(row, period)).join(' '));
  add('extra', parts(row, 'overtime'));
  add('penalties', parts(row, 'penalties'));
}

/** `03` of the second period is minute 23; the first assist is who set it up. */
function addEvent(facts: Facts, row: unknown, game: unknown): void {
  const isGoal = text(row, 'type') === 'goal';
  const kind = /fighting|major/i.test(text(row, 'comment')) ? 'major_penalty' : 'penalty';
  const event = {
    minute: (Number(text(row, 'period').slice(1)) - 1) * 20 + number(row, 'minute'),
    side: text(row, 'team.id') === text(game, 'teams.home.id') ? 'home' : 'away',
    type: isGoal ? 'goal' : kind,
    player: rows(row, 'players')[0],
  };
  addFact(facts, eventFact(text(row, 'game_id'), event), rows(row, 'assists')[0] ?? '-');
}

const DOUBLE = tableOf<string>({
  'Home/Draw': '1x',
  'Home/Away': '12',
  'Draw/Away': 'x2',
});
const BOOKMAKERS = tableOf<string>({
  WilliamHill: 'William Hill',
  bet365: 'Bet365',
});

/** Lines count overtime in the answer, not here: only those on which both agree. */
function outcomeOf(bet: number, label: string): string | undefined {
  const side = { Home: '1', Draw: 'x', Away: '2' }[label];
  const [way, line = ''] = label.split(' ');
  if (bet === 1) return `1x2.${side}`;
  if (bet === 2) return `win.${side}`;
  if (bet === 3)
    return `ah.${way === 'Home' ? 1 : 2}:${way === 'Home' ? Number(line) : -Number(line)}`;
  if (bet === 4)
    return ['5.5', '7.5'].includes(line) ? `ou.${way === 'Over' ? 'o' : 'u'}:${line}` : undefined;
  if (bet === 5) return `btts.${label === 'Yes' ? 'y' : 'n'}`;
  if (bet === 9) return `dc.${DOUBLE[label]}`;
  return bet === 21 ? `p1x2.${side}` : undefined;
}

function addPrices(facts: Facts, row: unknown): void {
  for (const bookmaker of rows(row, 'bookmakers'))
    for (const bet of rows(bookmaker, 'bets'))
      for (const value of rows(bet, 'values')) {
        const outcome = outcomeOf(number(bet, 'id'), text(value, 'value'));
        const name = text(bookmaker, 'name');
        if (outcome === undefined) continue;
        const fact = priceFact(text(row, 'game.id'), BOOKMAKERS[name] ?? name, outcome, 'the end');
        addFact(facts, fact, milli(number(value, 'odd')));
      }
}

/** Facts in recorded answers of API-Hockey, read by hand. */
export function answeredByApiHockey(answers: readonly unknown[]): Facts {
  const facts: Facts = new Map();
  const all = answers.flatMap((answer) => rows(answer, 'response'));
  const games = all.flatMap((row) => (pick(row, 'teams') ? [row] : (pick(row, 'game') ?? [])));
  for (const game of games) addGame(facts, game);
  for (const row of all) {
    const game = games.find((one) => text(one, 'id') === text(row, 'game_id'));
    if (pick(row, 'game_id') !== undefined) addEvent(facts, row, game);
    if (pick(row, 'bookmakers') !== undefined) addPrices(facts, row);
  }
  return facts;
}
