import type { FeedRecordOf } from '@tipmark/contract/feed';
import { MATCH_STATUS } from '@tipmark/domain';
import { sampleSeason } from '../testing/played-season.ts';
import { leagues } from './league-catalogue.ts';

type Event = FeedRecordOf<'event'>;
type Lineup = FeedRecordOf<'lineup'>;

const season = sampleSeason('soccer');
const { records, matches } = season;
const squads = new Map(season.squads.map(({ teamKey, players }) => [teamKey, players]));
const lineups = new Map(
  records.flatMap((one): [string, Lineup][] =>
    one.kind === 'lineup' && one.home.starting.length > 0 ? [[one.matchKey, one]] : [],
  ),
);
const events = Map.groupBy(
  records.filter((one): one is Event => one.kind === 'event'),
  ({ matchKey }) => matchKey,
);
/** Those whose line-up and end were both emitted in these days. */
const ended = records.flatMap((one) =>
  one.kind === 'score' && one.status === MATCH_STATUS.finished && lineups.has(one.matchKey)
    ? [one]
    : [],
);

const namesOf = (players: readonly { name: string }[]) => players.map(({ name }) => name);

test('every club has a squad with unique numbers, and no two players of a league share a name', () => {
  for (const { clubs, key } of leagues) {
    const players = clubs.map((club) => squads.get(club.key) ?? []);
    for (const squad of players) {
      expect(squad).toHaveLength(24);
      expect(new Set(squad.map(({ number }) => number)).size).toBe(24);
      expect(squad.filter(({ position }) => position === 'GK')).toHaveLength(3);
    }
    const names = players.flat();
    expect([key, new Set(namesOf(names)).size]).toEqual([key, names.length]);
    expect(names.filter(({ nameRu = '' }) => !/^[А-ЯЁ][а-яё -]+/.test(nameRu))).toEqual([]);
  }
  expect(squads.get('ru-national')?.length).toBeGreaterThan(20);
});

test('eleven players of the squad start, one of them a goalkeeper and none of them absent', () => {
  expect(lineups.size).toBeGreaterThan(300);
  for (const [key, lineup] of lineups) {
    for (const side of ['home', 'away'] as const) {
      const { starting, substitutes, absent, formation = '' } = lineup[side];
      const match = matches.get(key);
      const squad = namesOf(squads.get(match?.[`${side}Key`] ?? '') ?? []);
      const chosen = namesOf([...starting, ...substitutes]);
      expect(starting.filter(({ position }) => position === 'GK')).toHaveLength(1);
      expect(new Set(chosen).size).toBe(11 + substitutes.length);
      expect(namesOf(absent).filter((name) => chosen.includes(name))).toEqual([]);
      if (match !== undefined) expect(chosen.filter((name) => !squad.includes(name))).toEqual([]);
      expect(formation.split('-').reduce((sum, line) => sum + Number(line), 0)).toBe(10);
    }
  }
});

test('players of events are on the pitch, and a second yellow card follows a first', () => {
  const counted = { goals: 0, passes: 0 };
  for (const { matchKey } of ended) {
    const lineup = lineups.get(matchKey);
    for (const side of ['home', 'away'] as const) {
      const pitch = new Set(namesOf(lineup?.[side].starting ?? []));
      const cautioned = new Set<string>();
      for (const event of events.get(matchKey) ?? []) {
        const { type, player = '', relatedPlayer } = event;
        const acting = type === 'own_goal' ? (event.side === 'home' ? 'away' : 'home') : event.side;
        if (acting !== side) continue;
        expect([matchKey, type, player, pitch.has(player)]).toEqual([matchKey, type, player, true]);
        if (type === 'yellow') cautioned.add(player);
        if (type === 'second_yellow') expect(cautioned).toContain(player);
        if (type === 'substitution' || type === 'red' || type === 'second_yellow') {
          pitch.delete(player);
        }
        if (type === 'substitution') pitch.add(relatedPlayer ?? '');
        if (type === 'goal') {
          counted.goals += 1;
          counted.passes += Number(relatedPlayer !== undefined);
          if (relatedPlayer !== undefined) expect(pitch).toContain(relatedPlayer);
          expect(relatedPlayer).not.toBe(player);
        }
      }
    }
  }
  expect(counted.goals).toBeGreaterThan(500);
  expect(counted.passes / counted.goals).toBeGreaterThan(0.65);
  expect(counted.passes / counted.goals).toBeLessThan(0.8);
});

test('only players who were sent off are suspended, for the next league match', () => {
  const clubOf = (key: string, side: 'home' | 'away') => matches.get(key)?.[`${side}Key`] ?? '';
  let suspensions = 0;
  for (const { matchKey } of ended) {
    const match = matches.get(matchKey);
    // One that was moved may be played after the round that follows it.
    const isMoved = (match?.seq ?? 0) > 1;
    if (match?.round === undefined || isMoved || !/^\d+$/.test(match.round)) continue;
    for (const side of ['home', 'away'] as const) {
      const club = clubOf(matchKey, side);
      const sentOff = (events.get(matchKey) ?? []).flatMap(({ type, side: of, player = '' }) =>
        of === side && (type === 'red' || type === 'second_yellow') ? [player] : [],
      );
      const next = [...lineups.values()].find(({ matchKey: key }) => {
        const later = matches.get(key);
        const isSame = later?.seasonKey === match.seasonKey;
        const isNext = Number(later?.round) === Number(match.round) + 1;
        return isSame && isNext && [later?.homeKey, later?.awayKey].includes(club);
      });
      if (next === undefined) continue;
      const then = clubOf(next.matchKey, 'home') === club ? next.home : next.away;
      const out = then.absent.flatMap(({ name, reason }) => (reason === 'suspended' ? [name] : []));
      expect(out.toSorted()).toEqual(sentOff.toSorted());
      suspensions += sentOff.length;
    }
  }
  expect(suspensions).toBeGreaterThan(10);
});
