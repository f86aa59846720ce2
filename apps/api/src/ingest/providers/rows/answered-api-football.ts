import { tableOf } from '@tipmark/domain';
import { addFact, eventFact, type Facts, instant, lineupValue, pair, priceFact } from './facts.ts';
import { milli, number, pick, rows, shown, text } from './raw.ts';

const STATUSES = tableOf<number>({
  NS: 1,
  '1H': 2,
  '2H': 2,
  FT: 3,
  PEN: 3,
  PST: 4,
  SUSP: 6,
});
const STATISTICS = tableOf<string>({
  'Total Shots': 'shots',
  'Shots on Goal': 'shots_on_target',
  Fouls: 'fouls',
  'Corner Kicks': 'corners',
  'Yellow Cards': 'yellow_cards',
  'Red Cards': 'red_cards',
  'Ball Possession': 'possession',
  expected_goals: 'expected_goals',
});
const POSITIONS = tableOf<string>({ G: 'GK', D: 'DF', M: 'MF', F: 'FW' });

/** Players are named as in the line-ups of their row. */
function namesOf(row: unknown): ReadonlyMap<number, string> {
  const lineups = rows(row, 'lineups').flatMap((lineup) => [
    ...rows(lineup, 'startXI'),
    ...rows(lineup, 'substitutes'),
  ]);
  const players = rows(row, 'players').flatMap((team) => rows(team, 'players'));
  return new Map(
    [...lineups, ...players].map((one) => [number(one, 'player.id'), text(one, 'player.name')]),
  );
}

function typeOf(row: unknown): string {
  const isShootout = text(row, 'comments') === 'Penalty Shootout';
  const isMissed = text(row, 'detail') === 'Missed Penalty';
  if (isShootout) return isMissed ? 'shootout_miss' : 'shootout_goal';
  if (isMissed) return 'missed_penalty';
  const types: Readonly<Record<string, string>> = {
    'Normal Goal': 'goal',
    Penalty: 'penalty_goal',
    'Yellow Card': 'yellow',
    'Red Card': 'red',
  };
  return text(row, 'type') === 'subst' ? 'substitution' : (types[text(row, 'detail')] ?? 'unknown');
}

/** Checks by video are no events; a yellow and a red card at once are a second yellow. */
function addEvents(facts: Facts, match: string, events: readonly unknown[], of: unknown): void {
  const names = namesOf(of);
  const isSame = (one: unknown, other: unknown) =>
    text(one, 'player.id') === text(other, 'player.id') &&
    text(one, 'time.elapsed') === text(other, 'time.elapsed');
  const isDismissal = (row: unknown) =>
    text(row, 'detail') === 'Red Card' &&
    events.some((other) => text(other, 'detail') === 'Yellow Card' && isSame(row, other));
  for (const row of events) {
    if (text(row, 'type') === 'Var') continue;
    if (
      text(row, 'detail') === 'Yellow Card' &&
      events.some((one) => isDismissal(one) && isSame(one, row))
    )
      continue;
    const side = text(row, 'team.id') === text(of, 'teams.home.id') ? 'home' : 'away';
    const player = names.get(number(row, 'player.id')) ?? pick(row, 'player.name');
    const related = names.get(number(row, 'assist.id')) ?? pick(row, 'assist.name');
    const event = {
      minute: pick(row, 'time.elapsed'),
      stoppage: pick(row, 'time.extra'),
      side,
      type: isDismissal(row) ? 'second_yellow' : typeOf(row),
      player,
    };
    addFact(facts, eventFact(match, event), related ?? '-');
  }
}

/** Red cards of a side, of the events of its match. */
const redCards = (of: unknown, events: readonly unknown[], side: string) =>
  events.filter(
    (row) =>
      text(row, 'detail') === 'Red Card' && text(row, 'team.id') === text(of, `teams.${side}.id`),
  ).length;

const isSince = (short: string) => ['2H', 'FT', 'PEN'].includes(short);

function addFixture(facts: Facts, row: unknown): void {
  const match = text(row, 'fixture.id');
  const add = (name: string, value: unknown) => addFact(facts, `${match} ${name}`, value);
  const short = text(row, 'fixture.status.short');
  const isLive = STATUSES[short] === 2;
  add('sides', `${text(row, 'teams.home.name')} v ${text(row, 'teams.away.name')}`);
  add('season', text(row, 'league.season'));
  add('startsAt', instant(text(row, 'fixture.date')));
  add('status', STATUSES[short]);
  add('round', text(row, 'league.round'));
  add('league', text(row, 'league.name'));
  add('referee', text(row, 'fixture.referee'));
  // Whose country is not named is taken for one of the league.
  if (text(row, 'fixture.referee') !== '')
    add('refereeCountry', { Australia: 'AU', Ecuador: 'EC' }[text(row, 'league.country')]);
  const regular = short === 'PEN' ? 'score.fulltime' : 'goals';
  add('score', pair(pick(row, `${regular}.home`), pick(row, `${regular}.away`)));
  if (isSince(short)) {
    const halves = ['home', 'away'].map((side) => {
      const first = number(row, `score.halftime.${side}`);
      return [first, number(row, `${regular}.${side}`) - first];
    });
    add('periods', `${halves[0]?.[0]}:${halves[1]?.[0]} ${halves[0]?.[1]}:${halves[1]?.[1]}`);
  }
  if (short === 'PEN') {
    add('extra', pair(pick(row, 'score.extratime.home'), pick(row, 'score.extratime.away')));
    add('penalties', pair(pick(row, 'score.penalty.home'), pick(row, 'score.penalty.away')));
  }
  const added = pick(row, 'fixture.status.extra');
  if (isLive)
    add(
      'liveState',
      `${short}:${text(row, 'fixture.status.elapsed')}${added ? `+${shown(added)}` : ''}`,
    );
  const events = rows(row, 'events');
  addEvents(facts, match, events, row);
  if (pick(row, 'events') !== undefined && (events.length > 0 || pick(row, 'goals.home') === 0))
    add('redCards', pair(redCards(row, events, 'home'), redCards(row, events, 'away')));
  for (const lineup of rows(row, 'lineups')) addLineup(facts, match, lineup, row);
  for (const team of rows(row, 'statistics')) addStatistics(facts, match, team, row);
}

const sideOf = (team: unknown, of: unknown) =>
  text(team, 'team.id') === text(of, 'teams.home.id') ? 'home' : 'away';

function addLineup(facts: Facts, match: string, lineup: unknown, of: unknown): void {
  const side = `${match} ${sideOf(lineup, of)}`;
  addFact(facts, `${side} formation`, text(lineup, 'formation'));
  const groups = { starting: 'startXI', substitutes: 'substitutes' };
  for (const [group, field] of Object.entries(groups))
    for (const one of rows(lineup, field)) {
      const position = POSITIONS[text(one, 'player.pos')];
      const value = lineupValue(pick(one, 'player.number'), position);
      addFact(facts, `${side} ${group} ${text(one, 'player.name')}`, value);
    }
}

function addStatistics(facts: Facts, match: string, team: unknown, of: unknown): void {
  for (const one of rows(team, 'statistics')) {
    const name = STATISTICS[text(one, 'type')];
    const value = pick(one, 'value');
    if (name !== undefined && value !== null)
      addFact(facts, `${match} ${sideOf(team, of)} ${name}`, Number(shown(value).replace('%', '')));
  }
}

const REASONS = tableOf<string>({
  'Yellow Cards': 'suspended',
  'Foot Injury': 'injured',
  'Knee Injury': 'injured',
  Illness: 'ill',
});

/** Who is `Questionable` may play. */
function addInjury(facts: Facts, row: unknown, of: unknown): void {
  if (text(row, 'player.type') !== 'Missing Fixture') return;
  const name = `${text(row, 'fixture.id')} ${sideOf(row, of)} absent ${text(row, 'player.name')}`;
  addFact(facts, name, REASONS[text(row, 'player.reason')] ?? 'other');
}

const side = (label: string) => ({ Home: '1', Draw: 'x', Away: '2' })[label];
const line = (value: string) => shown(Number(value));

/** The outcome of a bet before a match; the away label carries the line of the home side. */
function outcomeBefore(bet: number, label: string): string | undefined {
  const [first = '', at = ''] = label.split(' ');
  const over = first === 'Over' ? 'o' : 'u';
  const markets: Readonly<Record<number, string>> = {
    5: 'ou',
    6: 'hou',
    16: 'tt1',
    17: 'tt2',
    45: 'corn',
  };
  const market = markets[bet];
  if (market !== undefined) return `${market}.${over}:${line(at)}`;
  if (bet === 1 || bet === 13) return `${bet === 1 ? '1x2' : 'h1x2'}.${side(label)}`;
  if (bet === 2) return `dnb.${side(label)}`;
  if (bet === 4) return `ah.${side(first)}:${line(first === 'Home' ? at : shown(-Number(at)))}`;
  if (bet === 8) return `btts.${label === 'Yes' ? 'y' : 'n'}`;
  if (bet === 10) return `cs.${label.replace(':', '-')}`;
  const double: Readonly<Record<string, string>> = {
    'Home/Draw': '1x',
    'Home/Away': '12',
    'Draw/Away': 'x2',
  };
  return bet === 12 ? `dc.${double[label]}` : undefined;
}

function addPrices(facts: Facts, row: unknown): void {
  const at = instant(text(row, 'update'));
  for (const bookmaker of rows(row, 'bookmakers'))
    for (const bet of rows(bookmaker, 'bets'))
      for (const value of rows(bet, 'values')) {
        const outcome = outcomeBefore(number(bet, 'id'), text(value, 'value'));
        if (outcome === undefined) continue;
        const name = priceFact(text(row, 'fixture.id'), text(bookmaker, 'name'), outcome, at);
        addFact(facts, name, milli(number(value, 'odd')));
      }
}

/**
 * The outcome of a bet in play, whose lines are those of the side. The lines of the recorded answer
 * are rounded: of those only the main ones are what they say.
 */
function outcomeInPlay(bet: number, value: unknown): string | undefined {
  const label = text(value, 'value');
  const isMain = pick(value, 'main') === true;
  if (bet === 59) return `1x2.${side(label)}`;
  if (bet === 48) return `dnb.${side(label)}`;
  if (bet === 69) return `btts.${label === 'Yes' ? 'y' : 'n'}`;
  if (bet === 72)
    return `dc.${{ 'Home or Draw': '1x', 'Home or Away': '12', 'Away or Draw': 'x2' }[label]}`;
  if (!isMain) return undefined;
  if (bet === 33) return `ah.${side(label)}:${line(text(value, 'handicap'))}`;
  return bet === 36
    ? `ou.${label === 'Over' ? 'o' : 'u'}:${line(text(value, 'handicap'))}`
    : undefined;
}

function addPricesInPlay(facts: Facts, row: unknown): void {
  for (const bet of rows(row, 'odds'))
    for (const value of rows(bet, 'values')) {
      const outcome = outcomeInPlay(number(bet, 'id'), value);
      if (outcome === undefined) continue;
      const at = instant(text(row, 'update'));
      const name = priceFact(text(row, 'fixture.id'), 'API-Football in play', outcome, at);
      const isOpen = pick(value, 'suspended') === false;
      addFact(facts, name, isOpen ? milli(number(value, 'odd')) : 'withdrawn');
    }
}

/** Facts in recorded answers of API-Football, read by hand. */
export function answeredByApiFootball(answers: readonly unknown[]): Facts {
  const facts: Facts = new Map();
  const list = (answer: unknown) => (Array.isArray(answer) ? answer : rows(answer, 'response'));
  const all = answers.flatMap((answer) => list(answer));
  const fixtures = new Map(
    all
      .filter((row) => pick(row, 'teams.home.name') !== undefined)
      .map((row) => [text(row, 'fixture.id'), row]),
  );
  for (const row of fixtures.values()) addFixture(facts, row);
  for (const row of all) {
    if (pick(row, 'bookmakers') !== undefined) addPrices(facts, row);
    if (pick(row, 'odds') !== undefined) addPricesInPlay(facts, row);
    if (pick(row, 'player.reason') !== undefined)
      addInjury(facts, row, fixtures.get(text(row, 'fixture.id')));
  }
  for (const answer of answers) {
    const match = text(answer, 'parameters.fixture');
    if (text(answer, 'get') === 'fixtures/events')
      addEvents(facts, match, rows(answer, 'response'), fixtures.get(match));
  }
  return facts;
}
