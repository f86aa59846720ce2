import { tableOf } from '@tipmark/domain';
import { addFact, eventFact, type Facts, instant, pair, shotFact } from './facts.ts';
import { number, pick, rows, shown, text } from './raw.ts';

const STATUSES = tableOf<number>({
  FUT: 1,
  PRE: 1,
  LIVE: 2,
  CRIT: 2,
  OVER: 3,
  FINAL: 3,
  OFF: 3,
});

/** A later answer about the same replaces the earlier one. */
function forget(facts: Facts, match: string, names: readonly string[]): void {
  for (const name of names) facts.delete(`${match} ${name}`);
}

const OF_A_ROW = [
  'sides',
  'season',
  'startsAt',
  'status',
  'league',
  'isFriendly',
  'score',
  'liveState',
];

function addGame(facts: Facts, row: unknown): void {
  const match = text(row, 'id');
  forget(facts, match, [...OF_A_ROW, 'extra', 'periods', 'penalties']);
  const add = (name: string, value: unknown) => addFact(facts, `${match} ${name}`, value);
  const [home, away] = [pick(row, 'homeTeam.score'), pick(row, 'awayTeam.score')];
  add('sides', `${text(row, 'homeTeam.abbrev')} v ${text(row, 'awayTeam.abbrev')}`);
  add('season', text(row, 'season').slice(0, 4));
  add('startsAt', instant(text(row, 'startTimeUTC')));
  add('league', 'NHL');
  add('isFriendly', number(row, 'gameType') === 1);
  const isPostponed = text(row, 'gameScheduleState') === 'PPD';
  const status = isPostponed ? 4 : (STATUSES[text(row, 'gameState')] ?? 0);
  add('status', status);
  if (status === 1 || status === 4) return;
  add('score', pair(home, away));
  const period = pick(row, 'periodDescriptor.number');
  if (status === 2 && period !== undefined) add('liveState', `P${shown(period)}`);
  const isOvertime = text(row, 'gameOutcome.lastPeriodType') === 'OT';
  if (isOvertime && status === 3) add('extra', Number(home) > Number(away) ? '1:0' : '0:1');
}

/** `03:01` of the second period is 23.1; a time at the full minute has no seconds. */
function timeOf(row: unknown, period: number): { minute: number; second: number } {
  const [minutes = '', seconds = ''] = text(row, 'timeInPeriod').split(':');
  return { minute: (period - 1) * 20 + Number(minutes), second: Number(seconds) };
}

function kindOfGoal(goal: unknown): string {
  if (text(goal, 'goalModifier') === 'empty-net') return 'empty_net_goal';
  return { pp: 'power_play_goal', sh: 'short_handed_goal' }[text(goal, 'strength')] ?? 'goal';
}

const fullName = (row: unknown): string =>
  pick(row, 'firstName') === undefined
    ? text(row, 'name.default')
    : `${text(row, 'firstName.default')} ${text(row, 'lastName.default')}`;
const abbreviation = (row: unknown): string =>
  text(row, 'teamAbbrev.default') || text(row, 'teamAbbrev');
const sideOf = (row: unknown, game: unknown): string =>
  abbreviation(row) === text(game, 'homeTeam.abbrev') ? 'home' : 'away';

function addGoal(facts: Facts, goal: unknown, game: unknown, period: number): void {
  const event = {
    ...timeOf(goal, period),
    side: sideOf(goal, game),
    type: kindOfGoal(goal),
    player: fullName(goal),
  };
  const [first] = rows(goal, 'assists');
  addFact(facts, eventFact(text(game, 'id'), event), first === undefined ? '-' : fullName(first));
}

/** Goals by period; the winner of a shoot-out stands among them and is none. */
function addPeriods(
  facts: Facts,
  game: unknown,
  goals: readonly (readonly [number, string])[],
): void {
  const count = (period: number, side: string) =>
    goals.filter(([number_, own]) => number_ === period && own === side).length;
  const periods = [1, 2, 3].map((period) => `${count(period, 'home')}:${count(period, 'away')}`);
  addFact(facts, `${text(game, 'id')} periods`, periods.join(' '));
}

function addLanding(facts: Facts, game: unknown): void {
  const match = text(game, 'id');
  addGame(facts, game);
  const goals: [number, string][] = [];
  for (const part of rows(game, 'summary.scoring')) {
    const period = number(part, 'periodDescriptor.number');
    if (text(part, 'periodDescriptor.periodType') === 'SO') continue;
    for (const goal of rows(part, 'goals')) {
      goals.push([period, sideOf(goal, game)]);
      addGoal(facts, goal, game, period);
    }
  }
  addPeriods(facts, game, goals);
  for (const part of rows(game, 'summary.penalties'))
    for (const penalty of rows(part, 'penalties')) {
      const event = {
        ...timeOf(penalty, number(part, 'periodDescriptor.number')),
        side: sideOf(penalty, game),
        type: 'penalty',
        player: text(penalty, 'committedByPlayer.default'),
      };
      addFact(facts, eventFact(match, event), '-');
    }
  for (const kick of rows(game, 'summary.shootout')) {
    const type = text(kick, 'result') === 'goal' ? 'shootout_goal' : 'shootout_miss';
    const event = { minute: 65, side: sideOf(kick, game), type, player: fullName(kick) };
    addFact(facts, eventFact(match, event), '-');
  }
}

function addScores(facts: Facts, answer: unknown): void {
  for (const game of rows(answer, 'games')) {
    addGame(facts, game);
    for (const goal of rows(game, 'goals')) addGoal(facts, goal, game, number(goal, 'period'));
    addPeriods(
      facts,
      game,
      rows(game, 'goals').map((goal) => [number(goal, 'period'), sideOf(goal, game)]),
    );
  }
}

const GAME_STATISTICS = tableOf<string>({ sog: 'shots', pim: 'penalty_minutes' });

function addRightRail(facts: Facts, answer: unknown): void {
  const [game] = rows(answer, 'seasonSeries');
  const match = text(game, 'id');
  addGame(facts, game);
  const periods = rows(answer, 'linescore.byPeriod').slice(0, 3);
  const shown = periods.map((one) => `${text(one, 'home')}:${text(one, 'away')}`);
  addFact(facts, `${match} periods`, shown.join(' '));
  const of = (side: string) => text(answer, `linescore.shootout.${side}Conversions`);
  addFact(facts, `${match} penalties`, `${of('home')}:${of('away')}`);
  for (const side of ['home', 'away']) {
    const add = (name: string, value: unknown) => addFact(facts, `${match} ${side} ${name}`, value);
    for (const one of rows(answer, 'teamGameStats')) {
      const name = GAME_STATISTICS[text(one, 'category')];
      if (name !== undefined) add(name, pick(one, `${side}Value`));
      if (text(one, 'category') !== 'powerPlay') continue;
      const [goals, plays] = text(one, `${side}Value`).split('/');
      add('power_play_goals', goals);
      add('power_plays', plays);
    }
    for (const [index, one] of rows(answer, 'shotsByPeriod').entries())
      if (text(one, 'periodDescriptor.periodType') !== 'SO')
        add(`part ${index + 1} shots`, pick(one, side));
  }
}

const ATTEMPTS: Readonly<Record<number, string>> = {
  505: 'goal',
  506: 'on_target',
  507: 'off_target',
  508: 'blocked',
};

interface OnIce {
  readonly strength: string;
  readonly isEmptyNet: boolean;
}

/** `1541`: goalie and skaters of the guests, then skaters and goalie of the home side. */
function onIce(play: unknown, side: string): OnIce {
  const [awayGoalie = 0, awaySkaters = 0, homeSkaters = 0, homeGoalie = 0] = text(
    play,
    'situationCode',
  )
    .split('')
    .map(Number);
  const home = homeSkaters - (1 - homeGoalie);
  const away = awaySkaters - (1 - awayGoalie);
  const more = side === 'home' ? home - away : away - home;
  const strength = more === 0 ? 'even' : more > 0 ? 'power_play' : 'short_handed';
  return { strength, isEmptyNet: (side === 'home' ? awayGoalie : homeGoalie) === 0 };
}

/** Feet from the middle of the rink to metres to the goal line and from the axis. */
function placeOf(play: unknown, side: string): { dx: number; dy: number } {
  const isHomeLeft = text(play, 'homeTeamDefendingSide') === 'left';
  const towards = isHomeLeft === (side === 'home') ? 1 : -1;
  const metres = (feet: number) => Math.round(feet * 0.3048 * 100) / 100 + 0;
  return {
    dx: metres(89 - number(play, 'details.xCoord') * towards),
    dy: metres(number(play, 'details.yCoord') * towards),
  };
}

function addPlays(facts: Facts, game: unknown): void {
  const match = text(game, 'id');
  addGame(facts, game);
  const names = new Map(
    rows(game, 'rosterSpots').map((one) => [
      text(one, 'playerId'),
      `${text(one, 'firstName')} ${text(one, 'lastName')}`,
    ]),
  );
  const clubs = new Map(
    rows(game, 'rosterSpots').map((one) => [text(one, 'playerId'), text(one, 'teamId')]),
  );
  const home = text(game, 'homeTeam.id');
  const goals: [number, string][] = [];
  for (const play of rows(game, 'plays')) {
    const code = number(play, 'typeCode');
    const period = number(play, 'period');
    const who = (field: string) => names.get(text(play, `details.${field}`));
    const isOwners = text(play, 'details.eventOwnerTeamId') === home;
    // The club named with a blocked shot is that of the blocker in this answer.
    const shooter = clubs.get(text(play, 'details.shootingPlayerId'));
    const isShooters =
      shooter === undefined
        ? code === 508 && text(play, 'details.zoneCode') === 'D'
          ? !isOwners
          : isOwners
        : shooter === home;
    const side = (code === 508 ? isShooters : isOwners) ? 'home' : 'away';
    const { strength, isEmptyNet } = onIce(play, side);
    const time = timeOf(play, period);
    if (code === 509)
      addFact(
        facts,
        eventFact(match, { ...time, side, type: 'penalty', player: who('committedByPlayerId') }),
        '-',
      );
    if (code === 505) {
      goals.push([period, side]);
      const kind = strength === 'even' ? 'goal' : `${strength}_goal`;
      const type = isEmptyNet ? 'empty_net_goal' : kind;
      const fact = eventFact(match, { ...time, side, type, player: who('scoringPlayerId') });
      addFact(facts, fact, who('assist1PlayerId') ?? '-');
    }
    const outcome = ATTEMPTS[code];
    if (outcome !== undefined) {
      const player = who(code === 505 ? 'scoringPlayerId' : 'shootingPlayerId');
      addFact(
        facts,
        ...shotFact(match, { ...time, side, outcome, player, ...placeOf(play, side), strength }),
      );
    }
  }
  addPeriods(facts, game, goals);
}

interface Recorded {
  readonly plays: unknown;
  readonly landings: readonly unknown[];
  readonly schedule: unknown;
  readonly rightRail: unknown;
  readonly scores: unknown;
}

/** Facts in recorded answers of the NHL, read by hand, in the order in which they are replayed. */
export function answeredByNhl(answers: Recorded): Facts {
  const facts: Facts = new Map();
  addPlays(facts, answers.plays);
  for (const landing of answers.landings) addLanding(facts, landing);
  for (const day of rows(answers.schedule, 'gameWeek'))
    for (const game of rows(day, 'games')) addGame(facts, game);
  addRightRail(facts, answers.rightRail);
  addScores(facts, answers.scores);
  return facts;
}
