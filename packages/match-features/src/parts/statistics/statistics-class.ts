import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';

/** A named part of a statistics tab: a heading, then tables and lists from edge to edge. */
export const statisticsClass: string = css`
  border-top: 1px solid var(--border);
  header { display: flex; align-items: baseline; flex-wrap: wrap; gap: ${gap[2]} ${gap[16]}; padding: 12px 16px; background: var(--sub); border-bottom: 1px solid var(--hair); }
  header h2 { margin-right: auto; overflow-wrap: anywhere; }
  header span { font-size: ${font.small}; line-height: 18px; font-weight: ${weight.medium}; color: var(--text2); font-variant-numeric: tabular-nums; }
  .shares { display: grid; gap: ${gap[8]}; padding: 14px 16px; font-size: ${font.small}; line-height: 18px; font-variant-numeric: tabular-nums; border-bottom: 1px solid var(--hair); }
  .shares ul { display: flex; flex-wrap: wrap; justify-content: space-between; gap: ${gap[4]} ${gap[16]}; color: var(--text2); }
  .shares b { color: var(--text); font-weight: ${weight.bold}; }
  .series { display: flex; flex-wrap: wrap; gap: ${gap[6]}; padding: 12px 16px; }
  .series li > * { white-space: normal; }
  .series a { display: inline-flex; align-items: center; min-height: 24px; }
  .series a > * { white-space: normal; }
  .series a:hover { text-decoration: underline; text-underline-offset: 3px; }
  .note { padding: 10px 16px 14px; font-size: ${font.meta}; line-height: 16px; color: var(--text3); }
  .twin { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: start; background: linear-gradient(var(--hair), var(--hair)) 50% / 1px no-repeat; }
  ${MOBILE} {
    header { padding: 10px var(--gutter); }
    .shares, .series { padding: 12px var(--gutter); }
    .note { padding: 10px var(--gutter) 14px; }
    .twin { grid-template-columns: minmax(0, 1fr); background: none; }
    .twin > * + * { border-top: 1px solid var(--border); }
  }
`;

export interface SideNames {
  readonly home: string;
  readonly away: string;
}
