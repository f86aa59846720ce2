import { sampleOf, testSeed } from '@tipmark/test-kit/sample';
import { randomOf } from '../../chance/random.ts';
import { type Incident, incidentsOf, isDismissal, type Side } from '../play/incidents.ts';
import type { Lineup } from './lineup-shape.ts';
import { type PlayersOnPitch, playersOnPitch } from './players-on-pitch.ts';
import type { Position, SoccerPlayer } from './soccer-squad.ts';

const MATCHES = sampleOf(2_000, 20_000);
const STARTING: readonly Position[] = [
  'GK',
  ...lines(4, 'DF'),
  ...lines(4, 'MF'),
  ...lines(2, 'FW'),
];
const BENCH: readonly Position[] = ['GK', ...lines(3, 'DF'), ...lines(3, 'MF'), ...lines(2, 'FW')];
const SIDES: readonly Side[] = ['home', 'away'];

function lines(count: number, position: Position): Position[] {
  return Array.from({ length: count }, () => position);
}

/** Matches with many goals and cards, and who did what in them. */
const played = Array.from({ length: MATCHES }, (_, index) => {
  const key = `m${index}`;
  const random = randomOf(testSeed, 'rough', key);
  const players = [...STARTING, ...BENCH].map((position, number): SoccerPlayer => {
    const name = `${position} ${number}`;
    return { en: name, ru: name, number, position, quality: random.normal(), bornOn: '2000-01-01' };
  });
  const lineup: Lineup = {
    formation: '4-4-2',
    starting: players.slice(0, 11),
    substitutes: players.slice(11),
    absent: new Map(),
  };
  const discipline = { home: random.next() * 4, away: random.next() * 4 };
  const clock = { startedAt: 0, addedMinutes: [3, 6, 1, 2], lasts: [], instant: () => 0 };
  const halves = random.chance(0.2) ? ([1, 2, 3, 4] as const) : ([1, 2] as const);
  const incidents = incidentsOf(testSeed, key, [2, 2], discipline, clock, halves);
  return SIDES.map((side) => {
    const on = playersOnPitch(testSeed, key, side, { lineup, incidents });
    return { key, side, lineup, incidents, ...on };
  });
}).flat();

/** What each player did, in order: incidents come before changes of the same second. */
function stepsOf({ incidents, named, substitutions }: PlayersOnPitch & Of) {
  const acts = incidents.flatMap((incident) => {
    const who = named.get(incident);
    return who === undefined ? [] : [{ ...incident, who }];
  });
  return [...acts, ...substitutions].toSorted(
    (one, other) => one.half - other.half || one.second - other.second,
  );
}

interface Of {
  readonly incidents: readonly Incident[];
}

test('a substitute stays on, and who went off or was sent off neither acts nor returns', () => {
  let [changes, dismissals] = [0, 0];
  for (const match of played) {
    const { key, side, lineup } = match;
    const pitch = new Set(lineup.starting);
    const bench = new Set(lineup.substitutes);
    for (const step of stepsOf(match)) {
      if ('off' in step) {
        const { off, on } = step;
        expect([key, side, lineup.starting.includes(off), pitch.delete(off)]).toEqual([
          key,
          side,
          true,
          true,
        ]);
        expect([key, side, bench.delete(on)]).toEqual([key, side, true]);
        pitch.add(on);
        changes += 1;
        continue;
      }
      const { player, related = player } = step.who;
      expect([key, side, pitch.has(player), pitch.has(related)]).toEqual([key, side, true, true]);
      if (!isDismissal(step)) continue;
      pitch.delete(player);
      dismissals += 1;
    }
    expect(new Set(match.takers)).toEqual(pitch);
  }
  expect(changes).toBeGreaterThan(MATCHES * 6);
  expect(dismissals).toBeGreaterThan(MATCHES / 4);
});

test('a second yellow card goes to a player with a first, whom nobody replaced', () => {
  let seconds = 0;
  for (const { key, side, incidents, named, substitutions } of played) {
    const cautioned = new Set<SoccerPlayer>();
    const replaced = new Set(substitutions.map(({ off }) => off));
    for (const incident of incidents) {
      const player = named.get(incident)?.player;
      if (player === undefined) continue;
      if (incident.type === 'yellow') {
        expect([key, side, cautioned.has(player)]).toEqual([key, side, false]);
        cautioned.add(player);
      }
      if (incident.type !== 'second_yellow') continue;
      expect([key, side, cautioned.has(player), replaced.has(player)]).toEqual([
        key,
        side,
        true,
        false,
      ]);
      seconds += 1;
    }
  }
  expect(seconds).toBeGreaterThan(MATCHES / 20);
});

test('for a goalkeeper who is sent off the reserve goalkeeper comes on, while a change is left', () => {
  let [sentOff, replaced] = [0, 0];
  for (const match of played) {
    const { key, side, lineup, substitutions } = match;
    expect([key, side, substitutions.length <= 5]).toEqual([key, side, true]);
    const steps = stepsOf(match);
    const dismissal = steps.find(
      (step) => 'who' in step && isDismissal(step) && step.who.player === lineup.starting[0],
    );
    const keepers = substitutions.filter(({ on }) => on.position === 'GK');
    if (dismissal === undefined) {
      expect([key, side, keepers]).toEqual([key, side, []]);
      continue;
    }
    sentOff += 1;
    const { half, second } = dismissal;
    const before = steps.slice(0, steps.indexOf(dismissal)).filter((step) => 'off' in step).length;
    expect([key, side, keepers.map((one) => [one.half, one.second, one.on])]).toEqual([
      key,
      side,
      before < 5 ? [[half, second, lineup.substitutes[0]]] : [],
    ]);
    replaced += keepers.length;
  }
  expect(sentOff).toBeGreaterThan(MATCHES / 500);
  expect(replaced).toBeGreaterThan(sentOff / 3);
});
