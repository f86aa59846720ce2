const rules = [
  '*,::before,::after{box-sizing:border-box;margin:0}',
  // distance of the content from the edge of the screen; a flush card extends back by it
  ':root{--gutter:16px}',
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:7rem;overflow-y:scroll}',
  'body{background:var(--bg);color:var(--text);font:400 .875rem/1.25rem "Inter Variable","Inter Fallback",system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;-webkit-font-smoothing:antialiased;min-width:320px;overflow-wrap:break-word}',
  'a{color:inherit;text-decoration:none}',
  'button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}',
  'button{background:none;border:0;padding:0;cursor:pointer}',
  'table{border-collapse:collapse;width:100%}',
  'th{font-weight:500;text-align:left}',
  'ul,ol{list-style:none;padding:0}',
  'svg,img{display:block;flex:none}',
  'h1{font-size:1.375rem;line-height:1.75rem;font-weight:650;letter-spacing:-.015em}',
  'h2{font-size:.9375rem;line-height:1.25rem;font-weight:650;letter-spacing:-.005em}',
  '[hidden]{display:none!important}',
  // times in a zone that is only assumed; the mark takes no room
  '[data-zone=assumed] :is(time,.tm){text-decoration:underline dotted var(--text3);text-underline-offset:3px}',
  ':focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}',
  // the bar at the bottom covers nothing that is focused
  '@media (max-width:991px){:root{--gutter:12px}html{scroll-padding:3.75rem 0 64px}h1{font-size:1.25rem;line-height:1.625rem}}',
  '@media (prefers-reduced-motion:reduce){*,::before,::after{transition:none!important;animation:none!important;scroll-behavior:auto!important}}',
  // links are useless on paper, and colours that inform are printed
  '@media print{*,::before,::after{print-color-adjust:exact}body{background:none}nav,form,button,[popover]{display:none!important}tr,li{break-inside:avoid}h2{break-after:avoid}}',
  '@media (forced-colors:active){:focus-visible{outline-color:Highlight}}',
];

/** The base styles of every page, under those of all components. */
export const baseCss = rules.join('');
