import type { EventPage } from '@tipmark/contract';
import type { Reader } from '../../parts/page/reader.ts';

type Incident = EventPage['incidents'][number];
type MinuteOfMatch = Pick<Incident, 'minute' | 'stoppage' | 'second'>;

export interface IncidentView {
  readonly key: string;
  /** `45+2'`, or `12:40` where seconds are counted. */
  readonly clock: string;
  /** `A. Belozerov (pen.)`; empty when no name is known. */
  readonly who: string;
  /** The event, for readers who do not see the drawing. */
  readonly what: string;
  readonly isDismissal: boolean;
}

const notes = {
  own_goal: 'match.incidentOwnGoal',
  penalty_goal: 'match.incidentPenalty',
  power_play_goal: 'match.incidentPowerPlay',
  short_handed_goal: 'match.incidentShortHanded',
  empty_net_goal: 'match.incidentEmptyNet',
} as const satisfies Partial<Record<Incident['type'], string>>;

/** `Aleksandr Belozerov` as `A. Belozerov`; a single name is unchanged. */
export function shortName(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/u);
  const [initial = ''] = first;
  return rest.length === 0 ? first : `${initial}. ${rest.join(' ')}`;
}

const two = (value: number): string => String(value).padStart(2, '0');

export function clockOf({ minute, stoppage, second }: MinuteOfMatch): string {
  if (second !== null) return `${minute}:${two(second)}`;
  return stoppage === null ? `${minute}'` : `${minute}+${stoppage}'`;
}

/** Goals and dismissals of one side, as text for the reader. */
export function incidentViews(
  incidents: readonly Incident[],
  side: Incident['side'],
  { t }: Pick<Reader, 't'>,
): IncidentView[] {
  return incidents
    .filter((incident) => incident.side === side)
    .map((incident, index) => {
      const { type, player } = incident;
      const isDismissal = type === 'red' || type === 'second_yellow';
      const note = type in notes ? `(${t(notes[type as keyof typeof notes])})` : '';
      return {
        key: `${index} ${type}`,
        clock: clockOf(incident),
        who: [player === null ? '' : shortName(player), note].filter(Boolean).join(' '),
        what: t(isDismissal ? 'match.incidentDismissal' : 'match.incidentGoal'),
        isDismissal,
      };
    });
}
