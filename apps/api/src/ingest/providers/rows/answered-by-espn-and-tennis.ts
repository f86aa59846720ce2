import { tableOf } from '@tipmark/domain';
import { addFact, eventFact, type Facts, instant, pair } from './facts.ts';
import { number, pick, rows, shown, text } from './raw.ts';

const STATUSES = tableOf<number>({
  SCHEDULED: 1,
  IN_PROGRESS: 2,
  SECOND_HALF: 2,
  FINAL: 3,
  FINAL_PEN: 3,
  WALKOVER: 8,
  RETIRED: 9,
});
const STATISTICS = tableOf<string>({
  foulsCommitted: 'fouls',
  wonCorners: 'corners',
  possessionPct: 'possession',
  shotsOnTarget: 'shots_on_target',
  totalShots: 'shots',
});

const statusOf = (row: unknown): string => text(row, 'status.type.name').replace('STATUS_', '');
const listed = (row: unknown): [unknown, unknown] => {
  const sides = rows(row, 'competitors');
  const first = (side: unknown) => text(side, 'homeAway') === 'home' || text(side, 'order') === '1';
  return [sides.find((side) => first(side)), sides.find((side) => !first(side))];
};

function addTeams(facts: Facts, event: unknown): void {
  const [row] = rows(event, 'competitions');
  const match = text(row, 'id');
  const add = (name: string, value: unknown) => addFact(facts, `${match} ${name}`, value);
  const isHockey = text(event, 'uid').startsWith('s:70~');
  const home = rows(row, 'competitors').find((side) => text(side, 'homeAway') === 'home');
  const away = rows(row, 'competitors').find((side) => text(side, 'homeAway') === 'away');
  const status = STATUSES[statusOf(row)];
  add('sides', `${text(home, 'team.displayName')} v ${text(away, 'team.displayName')}`);
  add('league', text(event, 'uid').split('~')[1]);
  // A hockey season is named by the year in which it ends.
  add('season', number(event, 'season.year') - Number(isHockey));
  add('startsAt', instant(text(event, 'date')));
  add('status', status);
  add('isFriendly', text(event, 'season.slug') === 'preseason');
  if (status === 1) return;
  if (isHockey) addHockey(add, home, away, row);
  else addSoccer(facts, { match, row, home, away });
}

const lines = (side: unknown) => rows(side, 'linescores').map((line) => number(line, 'value'));

function addHockey(
  add: (name: string, value: unknown) => void,
  home: unknown,
  away: unknown,
  row: unknown,
): void {
  add('score', pair(pick(home, 'score'), pick(away, 'score')));
  const periods = lines(home).map((goals, index) => `${goals}:${lines(away)[index]}`);
  add('periods', periods.slice(0, 3).join(' '));
  add('extra', periods[3]);
  if (STATUSES[statusOf(row)] === 2) add('liveState', `P${text(row, 'status.period')}`);
}

interface SoccerMatch {
  readonly match: string;
  readonly row: unknown;
  readonly home: unknown;
  readonly away: unknown;
}

function addSoccer(facts: Facts, { match, row, home, away }: SoccerMatch): void {
  const add = (name: string, value: unknown) => addFact(facts, `${match} ${name}`, value);
  const details = rows(row, 'details').filter((one) => pick(one, 'shootout') === false);
  const minuteOf = (one: unknown) => Number.parseInt(text(one, 'clock.displayValue'), 10);
  const goals = (side: unknown, isLate: boolean) =>
    details.filter(
      (one) =>
        pick(one, 'scoringPlay') === true &&
        text(one, 'team.id') === text(side, 'id') &&
        minuteOf(one) > 90 === isLate,
    ).length;
  if (statusOf(row) === 'FINAL_PEN') {
    add('score', pair(goals(home, false), goals(away, false)));
    add('extra', pair(goals(home, true), goals(away, true)));
    add('penalties', pair(pick(home, 'shootoutScore'), pick(away, 'shootoutScore')));
    add('advancing', pick(home, 'winner') === true ? 1 : 2);
  } else {
    add('score', pair(pick(home, 'score'), pick(away, 'score')));
    const minute = text(row, 'status.displayClock').replace("'", '');
    add('liveState', `${text(row, 'status.period')}H:${minute}`);
  }
  for (const one of details) {
    const [minute, stoppage] = text(one, 'clock.displayValue').replaceAll("'", '').split('+');
    const goal = pick(one, 'penaltyKick') === true ? 'penalty_goal' : 'goal';
    const event = {
      minute,
      stoppage,
      side: text(one, 'team.id') === text(home, 'id') ? 'home' : 'away',
      type: pick(one, 'yellowCard') === true ? 'yellow' : goal,
      player: text(rows(one, 'athletesInvolved')[0], 'displayName'),
    };
    addFact(facts, eventFact(match, event), '-');
  }
  for (const [side, team] of Object.entries({ home, away }))
    for (const one of rows(team, 'statistics')) {
      const name = STATISTICS[text(one, 'name')];
      if (name !== undefined)
        addFact(facts, `${match} ${side} ${name}`, Math.round(number(one, 'displayValue')));
    }
}

function addTennis(facts: Facts, event: unknown, row: unknown): void {
  const match = text(row, 'id');
  const add = (name: string, value: unknown) => addFact(facts, `${match} ${name}`, value);
  const [home, away] = listed(row);
  const [first, second] = [text(home, 'athlete.displayName'), text(away, 'athlete.displayName')];
  if (first === 'TBD' || second === 'TBD' || first === '') return;
  const status = STATUSES[statusOf(row)];
  const isMen = text(row, 'type.slug').startsWith('mens');
  add('sides', `${first} v ${second}`);
  add('league', `${isMen ? 'ATP' : 'WTA'} ${text(event, 'name')}`);
  add('season', text(event, 'season.year'));
  // Without a time the day stands alone, at noon.
  const isTimed = pick(row, 'timeValid') === true;
  add(
    'startsAt',
    isTimed ? instant(text(row, 'date')) : `${text(row, 'date').slice(0, 10)}T12:00:00Z`,
  );
  if (!isTimed) add('isTimeKnown', 'no');
  add('status', status);
  add('round', text(row, 'round.displayName'));
  if (pick(home, 'winner') === true) add('advancing', 1);
  if (pick(away, 'winner') === true) add('advancing', 2);
  if (status === 1 || status === 8) return;
  const games = lines(home).map((won, index) => [won, lines(away)[index] ?? 0] as const);
  const isWon = (one: number, other: number) => (one >= 6 && one - other >= 2) || one === 7;
  const sets = (side: 0 | 1) => games.filter((set) => isWon(set[side], set[1 - side] ?? 0)).length;
  add('score', pair(sets(0), sets(1)));
  add('periods', games.map((set) => set.join(':')).join(' '));
  if (status === 2) add('liveState', `S${games.length}`);
  const breaks = rows(home, 'linescores').map(
    (line, index) =>
      `${shown(pick(line, 'tiebreak') ?? null)}:${shown(pick(rows(away, 'linescores')[index], 'tiebreak') ?? null)}`,
  );
  if (breaks.some((one) => one !== 'null:null')) add('tieBreaks', breaks.join(' '));
}

/** Facts in recorded scoreboards of ESPN, read by hand. */
export function answeredByEspn(answers: readonly unknown[]): Facts {
  const facts: Facts = new Map();
  for (const event of answers.flatMap((answer) => rows(answer, 'events'))) {
    if (!text(event, 'uid').startsWith('s:850~')) {
      addTeams(facts, event);
      continue;
    }
    const grouped = rows(event, 'groupings').flatMap((group) => rows(group, 'competitions'));
    for (const row of [...rows(event, 'competitions'), ...grouped]) addTennis(facts, event, row);
  }
  return facts;
}

/** Facts in recorded answers of the Live Tennis API, read by hand. */
export function answeredByLiveTennis(answers: readonly unknown[]): Facts {
  const facts: Facts = new Map();
  for (const row of answers.flatMap((answer) => rows(answer, 'data'))) {
    const match = text(row, 'id');
    const add = (name: string, value: unknown) => addFact(facts, `${match} ${name}`, value);
    const isLive = text(row, 'status') === 'live';
    add('sides', `${text(row, 'players.p1.name')} v ${text(row, 'players.p2.name')}`);
    add('league', text(row, 'tournament'));
    add('season', text(row, 'scheduled_time').slice(0, 4));
    add('startsAt', instant(text(row, 'scheduled_time')));
    add('status', text(row, 'event_status') === 'Retired' ? 9 : isLive ? 2 : 3);
    add('round', text(row, 'round_code'));
    add('bestOf', text(row, 'format').slice(2));
    add('court', 1);
    add('ranks', pair(pick(row, 'players.p1.ranking'), pick(row, 'players.p2.ranking')));
    add('advancing', pick(row, 'winner'));
    add('score', rows(row, 'score.sets').join(':'));
    const [first, second] = rows(row, 'score.games').map((one) => rows(one));
    add(
      'periods',
      first?.map((games, index) => `${shown(games)}:${shown(second?.[index])}`).join(' '),
    );
    if (!isLive) continue;
    add('liveState', `S${first?.length}`);
    add('points', rows(row, 'score.points').join(':'));
    add('serving', pick(row, 'score.server'));
  }
  return facts;
}

/** Facts in recorded answers of api-tennis.com, read by hand; points with gaps are none. */
export function answeredByApiTennis(answers: readonly unknown[]): Facts {
  const facts: Facts = new Map();
  for (const row of answers.flatMap((answer) => rows(answer, 'result'))) {
    const match = text(row, 'event_key');
    const add = (name: string, value: unknown) => addFact(facts, `${match} ${name}`, value);
    const isFinished = text(row, 'event_status') === 'Finished';
    add('sides', `${text(row, 'event_first_player')} v ${text(row, 'event_second_player')}`);
    add('league', text(row, 'tournament_name'));
    add('season', text(row, 'tournament_season'));
    add('startsAt', instant(`${text(row, 'event_date')}T${text(row, 'event_time')}Z`));
    add('status', isFinished ? 3 : 1);
    if (!isFinished) continue;
    add('score', text(row, 'event_final_result').replace(' - ', ':'));
    add('advancing', text(row, 'event_winner') === 'First Player' ? 1 : 2);
    const sets = rows(row, 'scores');
    add(
      'periods',
      sets.map((set) => `${text(set, 'score_first')}:${text(set, 'score_second')}`).join(' '),
    );
  }
  return facts;
}
