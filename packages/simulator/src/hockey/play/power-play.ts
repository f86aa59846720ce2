import {
  type HockeyIncident,
  type HockeyTimeline,
  REGULAR_SECONDS,
  type Side,
} from './hockey-timeline.ts';

const MINOR_SECONDS = 120;
const MAJOR_SECONDS = 300;
const [SKATERS, FEWEST] = [5, 3];

interface Penalty {
  readonly side: Side;
  readonly until: number;
  readonly isMinor: boolean;
}

const lengthOf = ({ type }: HockeyIncident): number => {
  if (type === 'penalty') return MINOR_SECONDS;
  return type === 'major_penalty' ? MAJOR_SECONDS : 0;
};

/** Penalties being served at a second; a power-play goal ends the minor one due to end first. */
function sitting(incidents: HockeyTimeline['incidents'], second: number): Penalty[] {
  let penalties: Penalty[] = [];
  for (const incident of incidents) {
    if (incident.second > second) break;
    penalties = penalties.filter(({ until }) => until > incident.second);
    const length = lengthOf(incident);
    if (length > 0) {
      const isMinor = length === MINOR_SECONDS;
      penalties.push({ side: incident.side, until: incident.second + length, isMinor });
    }
    if (incident.type === 'power_play_goal') {
      const ended = penalties
        .filter(({ side, isMinor }) => isMinor && side !== incident.side)
        .toSorted((one, other) => one.until - other.until)[0];
      penalties = penalties.filter((one) => one !== ended);
    }
  }
  return penalties.filter(({ until }) => until > second);
}

/** `5x4:1:18`: skaters of both sides and the time left; undefined at equal strength. */
export function powerPlay(
  { incidents }: Pick<HockeyTimeline, 'incidents'>,
  second: number,
): string | undefined {
  if (second >= REGULAR_SECONDS) return undefined;
  const penalties = sitting(incidents, second);
  const [home, away] = (['home', 'away'] as const).map((wanted) =>
    Math.max(FEWEST, SKATERS - penalties.filter(({ side }) => side === wanted).length),
  );
  if (home === away) return undefined;
  const left = Math.min(...penalties.map(({ until }) => until)) - second;
  return `${home}x${away}:${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
