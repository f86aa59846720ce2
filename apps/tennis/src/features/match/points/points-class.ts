import { css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';

/** Games as rows: score, server, points, and how it ended. */
export const pointsClass: string = css`
  font-size: ${font.small};
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  p.how { padding: 8px 16px; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text3); }
  .set { display: flex; flex-wrap: wrap; align-items: center; gap: ${gap[4]} ${gap[10]}; min-height: 44px; padding: 8px 16px; border-top: 1px solid var(--border); background: var(--sub); }
  summary { cursor: pointer; }
  summary::after { content: ""; width: 7px; height: 7px; margin-left: auto; margin-right: 4px; border: solid var(--text3); border-width: 0 1.5px 1.5px 0; transform: rotate(45deg); }
  details[open] > summary::after { transform: rotate(225deg); }
  summary:hover { background: var(--hover); }
  summary:focus-visible { outline-offset: -2px; }
  .set b { font-weight: ${weight.medium}; }
  .set strong { font-size: ${font.body}; font-weight: ${weight.bold}; }
  .set small { font-size: ${font.meta}; color: var(--text3); font-weight: ${weight.medium}; }
  .game { display: grid; grid-template-columns: 4rem 10rem minmax(0, 1fr) auto; align-items: baseline; gap: ${gap[2]} ${gap[12]}; min-height: 38px; padding: 10px 16px; border-top: 1px solid var(--hair); color: var(--text2); }
  .game.now { background: var(--liveTint); }
  .games .won { font-weight: ${weight.bold}; color: var(--text); }
  .server { min-width: 0; overflow-wrap: anywhere; }
  .game ol { display: flex; flex-wrap: wrap; gap: ${gap[2]} ${gap[10]}; color: var(--text); }
  .game li { white-space: nowrap; }
  .BP, .SP, .MP { padding: 0 4px; border-radius: ${radius.badge}; font-weight: ${weight.strong}; }
  .BP { background: var(--warnTint); color: var(--warn); }
  .SP, .MP { background: var(--premiumTint); color: var(--premium); }
  .game .how { text-align: right; font-size: ${font.meta}; }
  .how small { display: block; font-size: ${font.meta}; color: var(--text3); }
  .how b { font-weight: ${weight.bold}; color: var(--text); }
  .how .on { color: var(--live); }
  .br { display: inline-block; width: 9px; height: 9px; transform: rotate(45deg) scale(.8); border-radius: 1PX; forced-color-adjust: none; }
  .br.home { background: var(--home); }
  .br.away { background: var(--away); }
  .legend { display: flex; flex-wrap: wrap; gap: ${gap[6]} ${gap[16]}; padding: 10px 16px; border-top: 1px solid var(--border); font-size: ${font.meta}; line-height: 16px; color: var(--text2); }
  .legend li { display: flex; align-items: center; gap: ${gap[6]}; }
  ${MOBILE} {
    .set, p.how, .legend { padding-inline: var(--gutter); }
    .game { grid-template-columns: auto minmax(0, 1fr) auto; padding: 8px var(--gutter); }
    .game ol { grid-area: 2 / 1 / 3 / -1; }
  }
`;
