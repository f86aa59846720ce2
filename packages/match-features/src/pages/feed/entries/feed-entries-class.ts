import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';

/** Entries in one column, each with its kind and time, its match, and what happened. */
export const feedEntriesClass: string = css`
  & > li { border-bottom: 1px solid var(--hair); }
  & > li:last-child { border-bottom: 0; }
  .entry-head { display: flex; align-items: baseline; flex-wrap: wrap; gap: ${gap[2]} ${gap[10]}; padding: 12px 16px 0; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text3); }
  .entry-head b { font-weight: ${weight.strong}; color: var(--text2); }
  .entry-head time { margin-left: auto; font-variant-numeric: tabular-nums; }
  .of { display: flex; align-items: center; flex-wrap: wrap; gap: ${gap[2]} ${gap[8]}; min-height: 28px; padding: 4px 16px 0; font-size: ${font.small}; line-height: 18px; font-weight: ${weight.medium}; color: var(--text2); }
  .of a { font-weight: ${weight.strong}; color: var(--text); overflow-wrap: anywhere; }
  .of a:hover, .say a:hover { text-decoration: underline; text-underline-offset: 3px; }
  .of .lv { color: var(--live); font-weight: ${weight.bold}; }
  .of .score { font-weight: ${weight.bold}; color: var(--text); font-variant-numeric: tabular-nums; }
  .say { display: flex; align-items: center; flex-wrap: wrap; gap: ${gap[2]} ${gap[10]}; min-height: 32px; padding: 4px 16px 14px; font-variant-numeric: tabular-nums; }
  .say b, .say a { font-weight: ${weight.strong}; overflow-wrap: anywhere; }
  .say small { font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text3); }
  ul > li { border-bottom: 0; padding-top: 4px; }
  ${MOBILE} {
    .entry-head { padding: 12px var(--gutter) 0; }
    .of { min-height: 32px; padding: 4px var(--gutter) 0; }
    .say { padding: 4px var(--gutter) 12px; }
  }
`;
