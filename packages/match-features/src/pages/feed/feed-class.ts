import { css, DESKTOP, MOBILE } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';

const frame = /* css */ `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[16]};
  align-items: start;
  & > * { display: grid; grid-template-columns: minmax(0, 1fr); gap: inherit; min-width: 0; }
  ${DESKTOP} { grid-template-columns: minmax(0, 1fr) 300px; }
  .kinds { display: flex; gap: ${gap[8]}; padding: 12px 16px; overflow: auto hidden; scroll-padding: 0 60px; scrollbar-width: none; border-bottom: 1px solid var(--hair); }
  .kinds a { display: inline-flex; align-items: center; flex: none; min-height: 32px; padding: 0 12px; border: 1px solid var(--border); border-radius: ${radius.round}; font-size: ${font.small}; line-height: 18px; font-weight: ${weight.medium}; color: var(--text2); }
  .kinds a:hover { background: var(--hover); color: var(--text); }
  .kinds a[aria-current] { border-color: var(--accent); background: var(--selected); color: var(--text); font-weight: ${weight.strong}; }
  .kinds a:focus-visible { outline-offset: -2px; }
  .waiting { display: grid; gap: ${gap[16]}; padding: 20px; }
  .waiting i { height: 12px; max-width: 480px; }
  .waiting .big { height: 96px; max-width: none; }
  .new { display: flex; justify-content: center; padding: 8px 16px; border-bottom: 1px solid var(--hair); }
  .new a { display: inline-flex; align-items: center; min-height: 36px; color: var(--accent); font-weight: ${weight.medium}; }
  .foot { display: flex; flex-wrap: wrap; justify-content: center; align-items: center; gap: ${gap[8]} ${gap[16]}; padding: 12px 16px; border-top: 1px solid var(--hair); color: var(--text3); font-size: ${font.small}; line-height: 18px; }
  ${MOBILE} {
    gap: ${gap[12]};
    .kinds { padding: 10px var(--gutter); }
    .kinds a { min-height: 44px; }
    .new, .foot { padding: 8px var(--gutter); }
    .new a { min-height: 44px; }
  }
`;

const aside = /* css */ `
  .side ul { padding: 6px 0; }
  .side a { display: flex; align-items: center; gap: ${gap[8]}; min-height: 36px; padding: 4px 16px; font-size: ${font.small}; line-height: 18px; font-weight: ${weight.medium}; color: var(--text2); }
  .side a:hover { background: var(--hover); color: var(--text); }
  .side a > span { min-width: 0; overflow-wrap: anywhere; }
  .side small { margin-left: auto; padding-left: 8px; font-size: ${font.meta}; line-height: 16px; color: var(--text3); font-variant-numeric: tabular-nums; white-space: nowrap; }
  .side .lv { color: var(--live); font-weight: ${weight.bold}; }
  ${MOBILE} { .side a { min-height: 44px; padding: 4px var(--gutter); } }
`;

export const feedClass: string = css`${frame}${aside}`;
