import { createTally } from '../load/tally.ts';
import { failuresOfMachines, type MachinesOutcome } from './machine-outcome.ts';
import { reportOfMachines } from './machine-report.ts';

const once = { wanted: 2, lost: [], doubled: [] };
const machine = {
  name: 'api 1',
  usual: 9,
  copies: 3,
  refused: 1,
  wrong: [],
  wholeAfterSeconds: 2,
  lastNotRight: ['/: match 0 has 1 goals, had 2 before'],
};
const watcher = {
  name: 'a stream of api 2',
  mustNotNotice: true,
  connections: 1,
  reloads: 0,
  longestGapMs: 0,
  faults: [],
};
const interrupted = { ...watcher, name: 'a stream of api 1', mustNotNotice: false, connections: 2 };

function anOutcome(known: Partial<MachinesOutcome> = {}): MachinesOutcome {
  const tally = createTally();
  tally.note({ step: 'before', request: 'GET /', outcome: 200, ms: 12 });
  return {
    requested: 1,
    refused: [],
    tally,
    seconds: new Map([['before', 3]]),
    leaderMovedAfterSeconds: 11,
    machines: [machine, { ...machine, name: 'api 2', copies: 0, refused: 0 }],
    cutOff: ['api 1'],
    watchers: [watcher, interrupted],
    goals: 40,
    letters: once,
    letterCopies: 1,
    pushes: once,
    events: once,
    faults: [],
    ...known,
  };
}

test('a machine that was away and is back is no failure', () => {
  expect(failuresOfMachines(anOutcome())).toEqual([]);
  const report = reportOfMachines(anOutcome());
  expect(report).toContain('another API led after 11.0 s');
  expect(report).toContain('2 letters, 0 lost, 0 doubled, 1 copies with the same Message-ID');
  expect(report).toMatch(/Nobody noticed more than a machine that is away\.$/);
});

const refused = { request: 'GET /', step: 'leader cut off', outcome: 503, ms: 20 };

test('a request for which the machine that is cut off was asked may be refused, and is listed', () => {
  const outcome = anOutcome({ refused: [{ ...refused, asked: ['shell 1', 'api 1'] }] });
  expect(failuresOfMachines(outcome)).toEqual([]);
  expect(reportOfMachines(outcome)).toContain(
    'refused: GET / in step "leader cut off" after 20 ms: 503, asked shell 1, api 1',
  );
});

test.each<[Partial<MachinesOutcome>, string]>([
  [
    { refused: [{ ...refused, asked: ['shell 1', 'api 2'] }] },
    '1 requests were refused for which no machine that is cut off was asked: GET / in step "leader cut off" after 20 ms: 503, asked shell 1, api 2',
  ],
  [{ leaderMovedAfterSeconds: undefined }, 'nobody took over from the leader that was cut off'],
  [{ leaderMovedAfterSeconds: 40 }, 'somebody took over from the leader only after 40.0 s'],
  [{ machines: [{ ...machine, wrong: ['/: 500'] }] }, 'api 1 gave 1 wrong answers: /: 500'],
  [
    { machines: [{ ...machine, copies: 0, refused: 0 }] },
    'api 1 was not asked while it was cut off',
  ],
  [
    { machines: [{ ...machine, wholeAfterSeconds: undefined }] },
    'api 1 was not whole again after it was healed; last /: match 0 has 1 goals, had 2 before',
  ],
  [
    { machines: [{ ...machine, wholeAfterSeconds: 20, lastNotRight: [] }] },
    'api 1 was whole again only 20.0 s after it was healed',
  ],
  [{ watchers: [{ ...watcher, connections: 2 }] }, 'a stream of api 2 was interrupted 1 times'],
  [
    { watchers: [watcher, { ...interrupted, faults: ['a'] }] },
    'a stream of api 1 lost 1 events: a',
  ],
  [{ watchers: [watcher] }, 'no stream was interrupted: the drill has tested none'],
  [{ pushes: { ...once, lost: ['x'] } }, '1 of 2 pushes lost: x'],
  [{ letterCopies: 2 }, '2 letters were sent once more'],
  [{ faults: ['a key is in a file: api 1: push.key'] }, 'a key is in a file: api 1: push.key'],
])('%j fails and says so', (known, line) => {
  expect(failuresOfMachines(anOutcome(known))).toEqual([line]);
});
