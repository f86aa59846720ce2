import type { MainLine } from '@tipmark/domain';
import { css, Icon, VisuallyHidden } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';
import { GoalIcon } from '../GoalIcon.tsx';
import type { EventView, PartView } from './timeline-view.ts';

const timeline = css`
  padding-bottom: 8px;
  font-variant-numeric: tabular-nums;
  h3 { display: flex; align-items: center; justify-content: center; gap: ${gap[8]}; min-height: 30px; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text3); background: var(--sub); border-bottom: 1px solid var(--hair); }
  section + section h3 { border-top: 1px solid var(--hair); }
  h3 b { color: var(--text); font-weight: ${weight.bold}; }
  li { position: relative; display: grid; grid-template-columns: minmax(0, 1fr) 60px minmax(0, 1fr); align-items: center; min-height: 38px; }
  li::before { content: ""; position: absolute; left: 50%; top: 0; bottom: 0; border-left: 1px solid var(--border); }
  .m { grid-area: 1 / 2; position: relative; display: grid; justify-items: center; gap: ${gap[2]}; padding: 4px 0; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.strong}; color: var(--text2); }
  .m > span { padding: 0 4px; background: var(--surface); }
  .m > b { min-width: 40px; height: 22px; padding: 0 6px; border-radius: ${radius.badge}; font-size: ${font.small}; line-height: 22px; font-weight: ${weight.bold}; text-align: center; color: var(--surface); background: var(--text); box-shadow: inset 4px 0 var(--home); }
  .away .m > b { box-shadow: inset -4px 0 var(--away); }
  .x { grid-area: 1 / 1; display: flex; align-items: center; justify-content: flex-end; gap: ${gap[8]}; min-width: 0; padding: 4px 0 4px 16px; text-align: right; }
  .away .x { grid-area: 1 / 3; flex-direction: row-reverse; padding: 4px 16px 4px 0; text-align: left; }
  .x > div { display: grid; min-width: 0; font-size: ${font.small}; line-height: 18px; font-weight: ${weight.medium}; overflow-wrap: anywhere; }
  .x small { font-size: ${font.meta}; line-height: 16px; color: var(--text3); }
  .goal { background: var(--sub); }
  .goal .x > div > b { font-size: ${font.body}; font-weight: ${weight.bold}; }
  .goal .m > span { background: none; }
  .goal .m { padding: 6px 0; }
  .goal::before { bottom: auto; height: 6px; }
  .ic { flex: none; display: inline-flex; justify-content: center; width: 20px; color: var(--text2); }
  .goal .ic { color: var(--text); }
  .cd { width: 9px; height: 12px; border-radius: 1.5PX; background: var(--cardYellow); forced-color-adjust: none; }
  .cd.red { background: var(--card); }
  .mn { min-width: 18px; padding: 0 2px; border: 1px solid currentColor; border-radius: ${radius.badge}; font-size: ${font.micro}; line-height: 16px; font-weight: ${weight.strong}; font-style: normal; text-align: center; }
  .up { color: var(--pos); }
`;

interface MarkProps extends Pick<EventView, 'mark' | 'minutes'> {
  readonly icon: MainLine['icon'];
}

const Mark = ({ mark, minutes, icon }: MarkProps) => {
  switch (mark) {
    case 'goal':
      return <GoalIcon of={icon} />;
    case 'missed':
      return <Icon name="close" />;
    case 'penalty':
      return (
        <i className="mn" aria-hidden="true">
          {minutes}
        </i>
      );
    case 'change':
      return (
        <svg width="10" height="16" viewBox="0 0 10 16" aria-hidden="true" fill="currentColor">
          <path className="up" d="M5 0 9 6H1z" />
          <path d="M5 16 1 10h8z" />
        </svg>
      );
    default:
      return <i className={mark === 'red' ? 'cd red' : 'cd'} />;
  }
};

const Event = ({ event, icon }: EventProps) => {
  const { side, mark, minutes, clock, what, who, note, score } = event;
  return (
    <li className={`${side}${mark === 'goal' ? ' goal' : ''}`}>
      <div className="m">
        {score !== undefined && <b>{score}</b>}
        {clock !== '' && <span>{clock}</span>}
      </div>
      <div className="x">
        <div>
          <VisuallyHidden>{what} </VisuallyHidden>
          {who === '' && note === '' ? (
            <b aria-hidden="true">{what}</b>
          ) : (
            who !== '' && <b>{who}</b>
          )}
          {note !== '' && <small>{note}</small>}
        </div>
        <span className="ic">
          <Mark mark={mark} minutes={minutes} icon={icon} />
        </span>
      </div>
    </li>
  );
};

interface EventProps {
  readonly event: EventView;
  readonly icon: MainLine['icon'];
}

interface EventTimelineProps {
  readonly parts: readonly PartView[];
  readonly icon: MainLine['icon'];
}

/** Events of a match, the home team's left of the minutes, the away team's right of them. */
export const EventTimeline = ({ parts, icon }: EventTimelineProps) => (
  <div className={timeline}>
    {parts.map(({ key, title, score, events }) => (
      <section key={key}>
        {title !== '' && (
          <h3>
            {title} {score !== undefined && <b>{score}</b>}
          </h3>
        )}
        <ol>
          {events.map((event) => (
            <Event key={event.key} event={event} icon={icon} />
          ))}
        </ol>
      </section>
    ))}
  </div>
);
