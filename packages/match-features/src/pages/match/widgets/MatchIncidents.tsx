import type { EventPage } from '@tipmark/contract';
import type { MainLine } from '@tipmark/domain';
import { css, MOBILE, VisuallyHidden } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import type { Reader } from '../../../parts/page/reader.ts';
import { GoalIcon } from '../GoalIcon.tsx';
import { type IncidentView, incidentViews } from '../incident-view.ts';

const lines = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: ${gap[4]} ${gap[12]};
  align-items: start;
  color: var(--text2);
  font-size: ${font.small};
  line-height: 18px;
  font-weight: ${weight.medium};
  > svg { margin-top: 1px; color: var(--text3); }
  ul { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: ${gap[2]} ${gap[12]}; min-width: 0; }
  ul:last-child { justify-content: flex-start; }
  li { min-width: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
  i { display: inline-block; width: 8px; height: 11px; margin-right: 4px; border-radius: 1.5PX; background: var(--card); forced-color-adjust: none; }
  ${MOBILE} {
    font-size: ${font.meta};
    line-height: 16px;
    ul { flex-direction: column; align-items: flex-end; }
    ul:last-child { align-items: flex-start; }
  }
`;

interface MatchIncidentsProps {
  readonly incidents: EventPage['incidents'];
  readonly teams: { readonly home: string; readonly away: string };
  readonly icon: MainLine['icon'];
  readonly reader: Reader;
}

interface SideProps {
  readonly incidents: readonly IncidentView[];
  readonly label: string;
}

const Side = ({ incidents, label }: SideProps) => (
  <ul aria-label={incidents.length > 0 ? label : undefined}>
    {incidents.map(({ key, clock, who, what, isDismissal }) => (
      <li key={key}>
        {isDismissal && <i aria-hidden="true" />}
        <VisuallyHidden>{what} </VisuallyHidden>
        {clock} {who}
      </li>
    ))}
  </ul>
);

/** Goals and dismissals, each side under its name; empty while there are none. */
export const MatchIncidents = ({ incidents, teams, icon, reader }: MatchIncidentsProps) => {
  if (incidents.length === 0) return null;
  const label = (team: string) => reader.t('match.incidentsOf', { team });
  return (
    <div className={lines}>
      <Side incidents={incidentViews(incidents, 'home', reader)} label={label(teams.home)} />
      <GoalIcon of={icon} />
      <Side incidents={incidentViews(incidents, 'away', reader)} label={label(teams.away)} />
    </div>
  );
};
