import { darkTokens, lightTokens } from '@tipmark/ui-kit/server';

const COLOURS = [
  'surface',
  'border',
  'hair',
  'text',
  'text2',
  'accent',
  'pos',
  'neg',
  'live',
  'selected',
  'premium',
  'premiumTint',
  'borderStrong',
] as const;

const coloursOf = (tokens: typeof lightTokens | typeof darkTokens): string =>
  COLOURS.map((name) => `--${name}:${tokens[name]}`).join(';');

/** Style of every widget. Rows have one height, so that room for them can be reserved. */
export const frameStyle = [
  `:root{color-scheme:light;${coloursOf(lightTokens)}}`,
  `@media(prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${coloursOf(darkTokens)}}}`,
  `:root[data-theme=dark]{color-scheme:dark;${coloursOf(darkTokens)}}`,
  'body{margin:0;background:var(--surface);color:var(--text);font:400 13px/18px Inter,system-ui,sans-serif;font-variant-numeric:tabular-nums}',
  'main{box-sizing:border-box;border:1px solid var(--border);border-radius:8px;overflow:hidden}',
  'header,footer{display:flex;align-items:center;gap:4px 8px;box-sizing:border-box;height:36px;padding:0 12px;white-space:nowrap}',
  'header{border-bottom:1px solid var(--hair)}header>:last-child:not(:first-child),footer>:last-child{margin-left:auto;color:var(--text2);font-size:12px}',
  'h1{min-width:0;margin:0;overflow:hidden;font-size:13px;line-height:18px;text-overflow:ellipsis}',
  'footer{color:var(--text2);font-size:12px}',
  'a{color:inherit;text-decoration:none}a:hover{text-decoration:underline;text-underline-offset:3px}',
  'a:focus-visible{outline:2px solid var(--accent);outline-offset:-2px}',
  '.cut{display:block;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}',
  'p{margin:0;padding:12px;color:var(--text2)}.t2{color:var(--text2)}.live{color:var(--live);font-weight:600}b{font-weight:600}',
  '.pos{color:var(--pos)}.neg{color:var(--neg)}',
  // rows of matches
  '.rows{margin:0;padding:0;list-style:none}.rows li>a{display:grid;grid-template-columns:52px minmax(0,1fr) auto;align-items:center;gap:8px;box-sizing:border-box;height:48px;padding:0 12px;border-bottom:1px solid var(--hair)}',
  '.rows small{font-size:12px}.score{display:grid;font-weight:600;text-align:right}.prices{display:flex;gap:12px}.prices span{min-width:34px;text-align:right}',
  // tables
  '.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse}th{color:var(--text2);font-weight:500;font-size:12px}th,td{box-sizing:border-box;height:32px;padding:0 6px;border-bottom:1px solid var(--hair);text-align:right;white-space:nowrap}',
  'th:first-child,td:first-child{padding-left:12px}th:last-child,td:last-child{padding-right:12px}.name{width:100%;max-width:0;text-align:left}.place{width:20px;color:var(--text2)}abbr{text-decoration:none}td.best{color:var(--accent);font-weight:600}tr.stale td{color:var(--text2)}',
  // one match
  '.sides{display:grid;grid-template-columns:minmax(0,1fr) auto minmax(0,1fr);align-items:center;gap:12px;box-sizing:border-box;height:72px;padding:0 12px;font-size:14px}.sides>.cut{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;white-space:normal;overflow-wrap:anywhere}.sides>:last-child{text-align:right}.sides b{font-size:24px;line-height:30px}.sides .middle{display:grid;justify-items:center;text-align:center}',
  '.events{margin:0;padding:0 12px 8px;list-style:none}.events li{display:flex;gap:8px}.events li[data-side=away]{flex-direction:row-reverse}',
  '.strip{display:flex;gap:8px;padding:8px 12px;border-top:1px solid var(--hair)}.strip>span{display:flex;flex:1;justify-content:space-between;gap:4px;padding:6px 8px;border:1px solid var(--border);border-radius:6px}',
  // bracket
  '.stages{display:flex;overflow-x:auto}.stages section{flex:1 0 180px;min-width:0;padding:8px;border-right:1px solid var(--hair)}.stages section:last-child{border-right:0}h2{margin:0 0 4px;color:var(--text2);font-size:12px;font-weight:500}.stages ol{display:flex;flex-direction:column;justify-content:space-around;gap:8px;min-height:calc(100% - 22px);margin:0;padding:0;list-style:none}.pair{padding:4px 8px;border:1px solid var(--border);border-radius:6px}.pair div{display:flex;justify-content:space-between;gap:8px}.pair .lead{font-weight:600}',
  // card
  '.card{padding:12px 16px;overflow-wrap:anywhere}.card>div{display:flex;flex-wrap:wrap;align-items:center;gap:4px 8px}.card h1{font-size:16px;line-height:24px;white-space:normal}',
  '.card i{padding:1px 6px;border-radius:4px;background:var(--text);color:var(--surface);font-style:normal;font-size:12px;font-weight:700}.mark{padding:0 6px;border:1px solid var(--borderStrong);border-radius:4px;color:var(--text2);font-size:11px;font-weight:600}.mark.premium{border-color:transparent;background:var(--premiumTint);color:var(--premium)}',
  'dl{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:8px 12px;margin:10px 0}dt{color:var(--text2);font-size:11px;line-height:14px}dd{margin:0;font-weight:600}dd small{color:var(--text2);font-weight:400}',
  '.card svg{display:block;width:100%;height:40px}path{fill:none;stroke:var(--text2);stroke-width:1.5;vector-effect:non-scaling-stroke}.card p{padding:8px 0}',
].join('');
