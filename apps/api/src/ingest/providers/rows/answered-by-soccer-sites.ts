import { tableOf } from '@tipmark/domain';
import { addFact, eventFact, type Facts, instant, pair } from './facts.ts';
import { number, pick, rows, text } from './raw.ts';

const minus = (row: unknown, from: string, other: string): [number, number] => [
  number(row, `${from}.home`) - number(row, `${other}.home`),
  number(row, `${from}.away`) - number(row, `${other}.away`),
];

const COUNTRIES = tableOf<string>({
  Portugal: 'PT',
  Croatia: 'HR',
  Hungary: 'HU',
  Italy: 'IT',
  Netherlands: 'NL',
  Slovakia: 'SK',
  Spain: 'ES',
  Norway: 'NO',
  Switzerland: 'CH',
});

const ZERO = { home: 0, away: 0 };

/** `fullTime` counts extra time and the shoot-out; the answers are those of 2022. */
function addMatch(facts: Facts, row: unknown): void {
  const match = text(row, 'id');
  const add = (name: string, value: unknown) => addFact(facts, `${match} ${name}`, value);
  add('sides', `${text(row, 'homeTeam.name')} v ${text(row, 'awayTeam.name')}`);
  add('league', text(row, 'competition.name'));
  add('season', text(row, 'season.startDate').slice(0, 4));
  add('startsAt', instant(text(row, 'utcDate')));
  const isFinished = text(row, 'status') === 'FINISHED';
  add('status', isFinished ? 3 : 1);
  const [referee] = rows(row, 'referees');
  add('referee', text(referee, 'name'));
  add('refereeCountry', COUNTRIES[text(referee, 'nationality')]);
  add('round', [text(row, 'stage'), text(row, 'group'), text(row, 'matchday')].join(' ').trim());
  if (!isFinished) return;
  const duration = text(row, 'score.duration');
  const [extra, kicks] = [
    duration === 'REGULAR' ? ZERO : pick(row, 'score.extraTime'),
    duration === 'PENALTY_SHOOTOUT' ? pick(row, 'score.penalties') : ZERO,
  ];
  const of = { full: pick(row, 'score.fullTime'), half: pick(row, 'score.halfTime'), extra, kicks };
  const [home, away] = minus(of, 'full', 'kicks');
  const regular = { home: home - number(extra, 'home'), away: away - number(extra, 'away') };
  const [second, other] = minus({ regular, ...of }, 'regular', 'half');
  add('score', pair(regular.home, regular.away));
  add('periods', `${number(of, 'half.home')}:${number(of, 'half.away')} ${second}:${other}`);
  if (extra !== ZERO) add('extra', pair(pick(extra, 'home'), pick(extra, 'away')));
  if (kicks !== ZERO) add('penalties', pair(pick(kicks, 'home'), pick(kicks, 'away')));
}

/** Facts in recorded answers of football-data.org, read by hand. */
export function answeredByFootballData(answers: readonly unknown[]): Facts {
  const facts: Facts = new Map();
  for (const answer of answers) {
    const body = pick(answer, 'body');
    for (const row of pick(body, 'matches') === undefined ? [body] : rows(body, 'matches'))
      addMatch(facts, row);
  }
  return facts;
}

const result = (row: unknown, pattern: RegExp): [number, number] | undefined => {
  const one = rows(row, 'matchResults').find((each) => pattern.test(text(each, 'resultName')));
  return one === undefined ? undefined : [number(one, 'pointsTeam1'), number(one, 'pointsTeam2')];
};

/** `Poulsen, Yussuf` is Yussuf Poulsen. */
const inOrder = (name: string): string => name.split(', ').toReversed().join(' ');

/** Goals in the order in which they fell: each belongs to the side whose count grew. */
function addGoals(facts: Facts, match: string, row: unknown): void {
  const goals = rows(row, 'goals').toSorted(
    (one, other) =>
      number(one, 'scoreTeam1') +
      number(one, 'scoreTeam2') -
      (number(other, 'scoreTeam1') + number(other, 'scoreTeam2')),
  );
  let home = 0;
  for (const goal of goals) {
    const isHome = number(goal, 'scoreTeam1') > home;
    home = number(goal, 'scoreTeam1');
    const own = pick(goal, 'isOwnGoal') === true ? 'own_goal' : 'goal';
    const event = {
      minute: pick(goal, 'matchMinute'),
      stoppage: pick(goal, 'comment') === null ? undefined : text(goal, 'comment').slice(1),
      side: isHome ? 'home' : 'away',
      type: pick(goal, 'isPenalty') === true ? 'penalty_goal' : own,
      player: inOrder(text(goal, 'goalGetterName').trim()),
    };
    addFact(facts, eventFact(match, event), '-');
  }
}

function addLigaMatch(facts: Facts, row: unknown): void {
  const match = text(row, 'matchID');
  const add = (name: string, value: unknown) => addFact(facts, `${match} ${name}`, value);
  add('sides', `${text(row, 'team1.teamName')} v ${text(row, 'team2.teamName')}`);
  add('league', text(row, 'leagueName') || 'no name');
  add('season', text(row, 'leagueSeason') || text(row, 'matchDateTimeUTC').slice(0, 4));
  add('startsAt', instant(text(row, 'matchDateTimeUTC')));
  add('round', text(row, 'group.groupName'));
  const isFinished = pick(row, 'matchIsFinished') === true;
  add('status', isFinished ? 3 : 1);
  const [half, full] = [result(row, /^Halbzeit/), result(row, /^Endergebnis/)];
  if (!isFinished || half === undefined || full === undefined) return;
  add('score', full.join(':'));
  add('periods', `${half.join(':')} ${full[0] - half[0]}:${full[1] - half[1]}`);
  const [late, kicks] = [result(row, /Verlängerung/), result(row, /Elfmeter/)];
  if (late !== undefined) add('extra', `${late[0] - full[0]}:${late[1] - full[1]}`);
  if (kicks !== undefined) add('penalties', kicks.join(':'));
  const last = kicks ?? late;
  if (last !== undefined) add('advancing', last[0] > last[1] ? 1 : 2);
  addGoals(facts, match, row);
}

/** Facts in recorded answers of OpenLigaDB, read by hand; placeholders are no teams. */
export function answeredByOpenLigaDb(answers: readonly unknown[]): Facts {
  const facts: Facts = new Map();
  for (const row of answers.flatMap((answer) => (Array.isArray(answer) ? answer : [answer])))
    if (text(row, 'team1.shortName') !== '') addLigaMatch(facts, row);
  return facts;
}
