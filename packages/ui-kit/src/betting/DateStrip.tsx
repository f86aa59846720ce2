import { css, Icon, MOBILE } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '../theme/scales.ts';
import { CalendarField, type CalendarFieldProps } from './CalendarField.tsx';

const strip = css`
  display: flex;
  align-items: stretch;
  flex-wrap: wrap;
  min-height: 52px;
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: ${radius.card};
  overflow: hidden;
  & > a {
    flex: 1 1 0;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    position: relative;
    min-width: 3.75rem;
    min-height: 50px;
    font-size: ${font.small};
    line-height: 16px;
    font-weight: ${weight.medium};
    color: var(--text2);
    font-variant-numeric: tabular-nums;
  }
  & > a:focus-visible, .cal:focus-within { outline: 2px solid var(--accent); outline-offset: -2px; border-radius: ${radius.card}; }
  & > a:hover, .cal:hover { background: var(--hover); }
  & > .go { flex: none; min-width: 40px; }
  small { font-size: ${font.micro}; line-height: 14px; font-weight: ${weight.medium}; color: var(--text3); }
  [aria-current] { color: var(--text); font-weight: ${weight.bold}; }
  [aria-current] small { color: var(--accent); font-weight: ${weight.strong}; }
  [aria-current]::after {
    content: "";
    position: absolute;
    inset: auto 12px 0;
    height: 3px;
    border-radius: ${radius.badge} ${radius.badge} 0 0;
    background: var(--accent);
  }
  .cal {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    flex: none;
    width: 52px;
    border-left: 1px solid var(--border);
    color: var(--text2);
  }
  .cal input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: pointer; border: 0; }
  .cal input::-webkit-calendar-picker-indicator { position: absolute; inset: 0; width: 100%; height: 100%; cursor: pointer; }
  .cal input:focus-visible { inset: 0 0 0 auto; z-index: 1; width: 150px; padding: 0 10px; opacity: 1; background: var(--surface); }
  .cal input:focus-visible::-webkit-calendar-picker-indicator { position: static; width: 20px; height: 20px; }
  .cal button { display: none; }
  @media (scripting: none) {
    .cal { width: 100%; min-height: 50px; gap: ${gap[8]}; padding: 0 12px; border-left: 0; border-top: 1px solid var(--hair); }
    .cal input { position: static; opacity: 1; width: auto; min-height: 36px; }
    .cal input::-webkit-calendar-picker-indicator { position: static; width: auto; height: auto; }
    .cal button { display: inline-flex; }
  }
  @media (max-width: 599px) { & > .far { display: none; } }
  @media (forced-colors: active) { [aria-current]::after { background: Highlight; } }
  ${MOBILE} {
    margin: 0 calc(-1 * var(--gutter));
    border-radius: 0;
    border-left: 0;
    border-right: 0;
    & > a { min-width: 3.25rem; }
    & > .go { min-width: 44px; }
  }
`;

export interface DayLink {
  readonly href: string;
  /** `20 Nov`. */
  readonly text: string;
  /** `today`, `fri`. */
  readonly note: string;
  readonly isCurrent: boolean;
}

export interface StepLink {
  readonly href: string;
  readonly label: string;
}

export interface DateStripProps {
  readonly label: string;
  /** Seven days, the shown one in the middle; a phone has room for three. */
  readonly days: readonly DayLink[];
  readonly previous: StepLink;
  readonly next: StepLink;
  readonly calendar: CalendarFieldProps;
}

const nearest = 1;

const middleOf = (days: readonly DayLink[]): number => Math.floor(days.length / 2);

export const DateStrip = ({ label, days, previous, next, calendar }: DateStripProps) => (
  <nav className={strip} aria-label={label}>
    <a className="go" href={previous.href} aria-label={previous.label}>
      <Icon name="chevronLeft" />
    </a>
    {days.map((day, index) => (
      <a
        key={day.href}
        href={day.href}
        className={Math.abs(index - middleOf(days)) > nearest ? 'far' : undefined}
        aria-current={day.isCurrent ? 'date' : undefined}
      >
        {day.text}
        <small>{day.note}</small>
      </a>
    ))}
    <a className="go" href={next.href} aria-label={next.label}>
      <Icon name="chevronRight" />
    </a>
    <CalendarField {...calendar} />
  </nav>
);
