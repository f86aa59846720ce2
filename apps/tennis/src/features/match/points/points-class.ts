import { css, MOBILE } from '@tipmark/ui-kit';

/** Games as rows: score, server, points, and how it ended. */
export const pointsClass: string = css`
  font-size: 13px;
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  p.how { padding: 8px 16px; font-size: 12px; line-height: 16px; font-weight: 500; color: var(--text3); }
  .set { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; min-height: 44px; padding: 8px 16px; border-top: 1px solid var(--border); background: var(--sub); }
  summary { cursor: pointer; }
  summary::after { content: ""; width: 7px; height: 7px; margin-left: auto; margin-right: 4px; border: solid var(--text3); border-width: 0 1.5px 1.5px 0; transform: rotate(45deg); }
  details[open] > summary::after { transform: rotate(225deg); }
  summary:hover { background: var(--hover); }
  summary:focus-visible { outline-offset: -2px; }
  .set b { font-weight: 500; }
  .set strong { font-size: 15px; font-weight: 700; }
  .set small { font-size: 12px; color: var(--text3); font-weight: 500; }
  .game { display: grid; grid-template-columns: 4rem 10rem minmax(0, 1fr) auto; align-items: baseline; gap: 2px 12px; min-height: 38px; padding: 10px 16px; border-top: 1px solid var(--hair); color: var(--text2); }
  .game.now { background: var(--liveTint); }
  .games .won { font-weight: 700; color: var(--text); }
  .server { min-width: 0; overflow-wrap: anywhere; }
  .game ol { display: flex; flex-wrap: wrap; gap: 2px 10px; color: var(--text); }
  .game li { white-space: nowrap; }
  .BP, .SP, .MP { padding: 0 4px; border-radius: 4px; font-weight: 600; }
  .BP { background: var(--warnTint); color: var(--warn); }
  .SP, .MP { background: var(--premiumTint); color: var(--premium); }
  .game .how { text-align: right; font-size: 12px; }
  .how b { font-weight: 650; color: var(--text); }
  .how .on { color: var(--live); }
  .br { display: inline-block; width: 9px; height: 9px; transform: rotate(45deg) scale(.8); border-radius: 1px; forced-color-adjust: none; }
  .br.home { background: var(--home); }
  .br.away { background: var(--away); }
  .legend { display: flex; flex-wrap: wrap; gap: 6px 16px; padding: 10px 16px; border-top: 1px solid var(--border); font-size: 12px; line-height: 16px; color: var(--text2); }
  .legend li { display: flex; align-items: center; gap: 6px; }
  ${MOBILE} {
    .set, p.how, .legend { padding-inline: var(--gutter); }
    .game { grid-template-columns: auto minmax(0, 1fr) auto; padding: 8px var(--gutter); }
    .game ol { grid-area: 2 / 1 / 3 / -1; }
  }
`;
