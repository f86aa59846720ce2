import { randomsOf } from '../../chance/random.ts';
import type { Fixture } from '../fixture.ts';
import type { Attempt } from '../play/attempts.ts';
import { type Incident, isDismissal, type Side } from '../play/incidents.ts';
import type { Moment } from '../play/match-statistics.ts';
import { lineupOf } from './lineup.ts';
import { drawn, type PlayersOnPitch, type Weights } from './players-on-pitch.ts';
import type { SoccerPlayer } from './soccer-squad.ts';

const SHOOTS: Weights = { GK: 0, DF: 0.8, MF: 2, FW: 4 };

/** Who takes each shot: the named player of a goal or a penalty, else one who is on the pitch. */
export function shootersOf(
  seed: number,
  fixture: Fixture,
  players: Readonly<Record<Side, PlayersOnPitch>>,
  incidents: readonly Incident[],
): (attempt: Attempt) => SoccerPlayer | undefined {
  const randomAt = randomsOf(seed, 'shooters', fixture.key);
  const starting = {
    home: lineupOf(seed, fixture, 'home').starting,
    away: lineupOf(seed, fixture, 'away').starting,
  };
  return ({ side, half, second, incident }) => {
    const named = incident && players[side].named.get(incident);
    if (named !== undefined) return named.player;
    const isBefore = (one: Moment) => one.half < half || (one.half === half && one.second < second);
    const pitch = new Set(starting[side]);
    for (const change of players[side].substitutions.filter(isBefore)) {
      pitch.delete(change.off);
      pitch.add(change.on);
    }
    for (const one of incidents.filter((each) => each.side === side && isDismissal(each))) {
      const sentOff = players[side].named.get(one);
      if (isBefore(one) && sentOff !== undefined) pitch.delete(sentOff.player);
    }
    return drawn(randomAt(`${side} ${half} ${second}`), [...pitch], SHOOTS);
  };
}
