import { css, MOBILE } from '@tipmark/ui-kit';
import { board, font, gap, radius, weight } from '@tipmark/ui-kit/style-values';

/** A board as beside a court: a row for each player, a column for each set. */
export const boardClass: string = css`
  grid-area: 2 / 1;
  display: grid;
  gap: ${gap[12]};
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  caption { text-align: left; padding-bottom: 4px; font-size: ${font.small}; line-height: 18px; font-weight: ${weight.medium}; color: var(--text2); }
  caption > :last-child { margin-left: 10px; }
  thead th { padding: 0 4px 4px; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text3); text-align: center; }
  tbody th { width: 100%; padding: 6px 8px 6px 0; text-align: left; font-weight: inherit; }
  tbody tr + tr > * { border-top: 1px solid var(--hair); }
  .who { display: grid; grid-template-columns: 8px auto minmax(0, 1fr); align-items: center; gap: ${gap[12]}; overflow-wrap: anywhere; }
  .who > div { display: grid; grid-template-columns: minmax(0, 1fr); }
  .who .name { font-size: ${board.name}; line-height: 22px; font-weight: ${weight.bold}; letter-spacing: -.01em; }
  .who a.name:hover { text-decoration: underline; text-underline-offset: 3px; }
  .who small { display: flex; align-items: center; gap: ${gap[6]}; min-height: 18px; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text3); }
  .sv { width: 8px; height: 8px; border-radius: ${radius.round}; }
  .sv:not(:empty) { background: var(--live); forced-color-adjust: none; }
  .who .cr { width: 40px; height: 40px; }
  .who i.cr { font-size: 18PX; line-height: 40PX; }
  td { min-width: 40px; padding: 0 8px; font-size: ${font.display}; line-height: 28px; text-align: center; color: var(--text2); }
  .won, .sum, .now { font-weight: ${weight.bold}; color: var(--text); }
  .sum { font-size: ${board.score}; }
  .now { background: var(--sub); }
  .points { min-width: 56px; background: var(--liveTint); color: var(--live); font-weight: ${weight.bold}; }
  sup { margin-left: 1px; font-size: ${font.micro}; line-height: 0; font-weight: ${weight.medium}; color: var(--text3); }
  .chance { display: flex; flex-wrap: wrap; align-items: center; gap: ${gap[4]} ${gap[10]}; min-height: 36px; padding: 6px 12px; border-radius: ${radius.field}; background: var(--warnTint); color: var(--warn); font-size: ${font.small}; line-height: 18px; font-weight: ${weight.medium}; }
  .end { padding: 8px 12px; border-radius: ${radius.field}; background: var(--sub); font-size: ${font.small}; line-height: 18px; font-weight: ${weight.medium}; color: var(--text2); }
  .ld { width: 6px; height: 6px; border-radius: ${radius.round}; background: currentColor; }
  ${MOBILE} {
    /* below the tools of the match, from edge to edge */
    grid-area: 2 / 1 / auto / -1;
    .who { gap: ${gap[6]}; }
    .who .name { font-size: ${font.body}; line-height: 18px; }
    .who .cr { width: 28px; height: 28px; }
    .who i.cr { font-size: 14PX; line-height: 28PX; }
    td { min-width: 26px; padding: 0 3px; font-size: ${font.large}; line-height: 22px; }
    .sum { font-size: ${board.name}; }
    .points { min-width: 34px; }
    tbody th { padding-right: 4px; }
  }
  @media (max-width: 389px) { .who .cr { display: none; } .who { grid-template-columns: 8px minmax(0, 1fr); } }
`;
