import { feedRecord } from '@tipmark/contract/feed';
import { MATCH_STATUS, type SportName } from '@tipmark/domain';
import { breaksIn, flowsOf, recordsOfDays, type Score } from './testing/score-flows.ts';

const OVER: ReadonlySet<number> = new Set([
  MATCH_STATUS.finished,
  MATCH_STATUS.finishedRetired,
  MATCH_STATUS.awarded,
  MATCH_STATUS.walkover,
]);

const DAYS: Record<SportName, number> = { soccer: 4, hockey: 12, tennis: 7 };
const sports = Object.keys(DAYS) as SportName[];

describe.each(sports)('%s', (sport) => {
  const records = recordsOfDays(sport, DAYS[sport]);
  const flows = flowsOf(records);

  test('every record is valid', () => {
    const some = records.filter((_, index) => index % 7 === 0);
    expect(some.filter((record) => !feedRecord.safeParse(record).success)).toEqual([]);
  });

  test('sequence numbers grow, and there are no records after the end', () => {
    expect(flows.size).toBeGreaterThan(80);
    const breaks = breaksIn(
      flows.values(),
      (one, next) => next.seq >= one.seq && !OVER.has(one.status),
    );
    expect(breaks).toEqual([]);
  });

  test('there is a live state exactly while a match is live', () => {
    const wrong = [...flows.values()]
      .flat()
      .filter(({ status, liveState }) => (liveState !== undefined) !== (status === 2));
    expect(wrong).toEqual([]);
  });

  test('goals are added one by one, and removed only by a correction', () => {
    if (sport === 'tennis') return;
    const goalsOf = ({ score }: Score) => {
      const { home = 0, away = 0, extra = [0, 0] } = score ?? {};
      return home + away + (sport === 'soccer' ? extra[0] + extra[1] : 0);
    };
    const breaks = breaksIn(flows.values(), (one, next) => {
      const more = goalsOf(next) - goalsOf(one);
      return next.isCorrection === true ? more === -1 : more === 0 || more === 1;
    });
    expect(breaks).toEqual([]);
    const corrections = [...flows.values()].flat().filter(({ isCorrection }) => isCorrection);
    expect(corrections.length).toBeGreaterThan(0);
  });
});

test('the hockey clock runs forward through periods, intermissions, overtime and shoot-out', () => {
  const BREAKS: Record<string, number> = { INT1: 1_200, INT2: 2_400, OT: 3_600, SO: 4_000 };
  const playedSeconds = ({ liveState = '' }: Score) => {
    const [, period, minutes, seconds] = /^P([123]):([01]\d):([0-5]\d)$/.exec(liveState) ?? [];
    if (period === undefined) return BREAKS[liveState] ?? Number.NaN;
    return (Number(period) - 1) * 1_200 + Number(minutes) * 60 + Number(seconds);
  };
  const flows = [...flowsOf(recordsOfDays('hockey', 12)).values()].map((flow) =>
    flow.filter(({ status }) => status === MATCH_STATUS.live),
  );
  expect(breaksIn(flows, (one, next) => playedSeconds(next) >= playedSeconds(one))).toEqual([]);
  // Some had started before these days.
  const whole = flows.filter(([first]) => first !== undefined && first.seq < 600);
  expect(whole.filter(([first]) => first?.liveState !== 'P1:00:00')).toEqual([]);
  const seen = new Set(flows.flat().map(({ liveState }) => liveState));
  for (const state of Object.keys(BREAKS)) expect(seen).toContain(state);
});
