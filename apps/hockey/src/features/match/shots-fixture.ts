import type { EventPage, OddsStripItem } from '@tipmark/contract';
import { encodeMatch } from '@tipmark/contract/match-wire';
import { aLeague, aMatch, anEventPage } from '@tipmark/test-kit';

/** 2026-11-21 13:00 in Moscow. */
const FACE_OFF = 1_795_255_200;

export const league = aLeague().named('Полярная лига').of('RU', 'Россия').buildHead();
export const base = aMatch().withId(7).between('Ледокол', 'Таёжники').startingAt(FACE_OFF);
const price = (oddType: string, current: number): OddsStripItem => ({
  oddType,
  current,
  first: current,
  closing: current,
  best: null,
});
export const odds = [price('1x2.1', 1.9), price('1x2.x', 4.1), price('1x2.2', 3.2)];

/** Decided by a shoot-out: 2:2 after overtime. */
export function played(known: Partial<EventPage> = {}): EventPage {
  const { home, away, ...match } = base.finished().build();
  const sides = {
    home: { name: home.name, score: 3, periodScores: [1, 1, 0], extraScore: 0, penaltiesScore: 2 },
    away: { name: away.name, score: 2, periodScores: [0, 1, 1], extraScore: 0, penaltiesScore: 1 },
  };
  const wire = encodeMatch({ ...match, ...sides });
  return { ...anEventPage(base, { league, odds }), match: wire, ...known };
}
