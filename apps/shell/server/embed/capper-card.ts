import type { LeaderboardRow } from '@tipmark/contract';
import { ERRORS_OF_INTERVAL, readBadges } from '@tipmark/domain';
import { formatNumber, formatPercent, type Locale } from '@tipmark/i18n';
import { darkTokens, lightTokens } from '@tipmark/ui-kit/server';
import { htmlText } from '@tipmark/web-server';
import en from '../../locales/en/server.json' with { type: 'json' };
import ru from '../../locales/ru/server.json' with { type: 'json' };
import { inlineCode } from '../pages/small-page.ts';

const messages = { ru: ru.card, en: en.card } as const;

/** Colours of a card; absent = those of the reader's system. */
export type CardTheme = 'light' | 'dark' | undefined;

export interface CardOptions {
  readonly locale: Locale;
  readonly theme: CardTheme;
  /** Address of the site, without a slash at the end. */
  readonly site: string;
}

const COLOURS = [
  'surface',
  'border',
  'hair',
  'text',
  'text2',
  'accent',
  'pos',
  'neg',
  'premium',
  'premiumTint',
  'borderStrong',
] as const;

const coloursOf = (tokens: typeof lightTokens | typeof darkTokens): string =>
  COLOURS.map((name) => `--${name}:${tokens[name]}`).join(';');

const style = inlineCode(
  `:root{color-scheme:light;${coloursOf(lightTokens)}}` +
    `@media(prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${coloursOf(darkTokens)}}}` +
    `:root[data-theme=dark]{color-scheme:dark;${coloursOf(darkTokens)}}` +
    'body{margin:0;background:var(--surface);color:var(--text);font:400 13px/18px Inter,system-ui,sans-serif;font-variant-numeric:tabular-nums}' +
    'main{box-sizing:border-box;min-height:100vh;padding:12px 16px;border:1px solid var(--border);border-radius:8px;overflow-wrap:anywhere}' +
    'header{display:flex;flex-wrap:wrap;align-items:center;gap:4px 8px}' +
    'h1{margin:0;font-size:16px;line-height:24px}' +
    'a{color:inherit;text-decoration:none}a:hover{text-decoration:underline;text-underline-offset:3px}' +
    'a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}' +
    'i{padding:1px 6px;border-radius:4px;background:var(--text);color:var(--surface);font-style:normal;font-size:12px;font-weight:700}' +
    'header span{padding:0 6px;border:1px solid var(--borderStrong);border-radius:4px;color:var(--text2);font-size:11px;font-weight:600}' +
    'header .premium{border-color:transparent;background:var(--premiumTint);color:var(--premium)}' +
    'dl{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:8px 12px;margin:10px 0}' +
    'dt{color:var(--text2);font-size:11px;line-height:14px}dd{margin:0;font-weight:600}' +
    'dd small{color:var(--text2);font-weight:400}.pos{color:var(--pos)}.neg{color:var(--neg)}' +
    'svg{display:block;width:100%;height:40px}path{fill:none;stroke:var(--text2);stroke-width:1.5;vector-effect:non-scaling-stroke}' +
    'p{margin:8px 0;color:var(--text2)}footer{padding-top:8px;border-top:1px solid var(--hair);color:var(--text2);font-size:12px}',
);

/** Nothing but its own style, in a frame of any site: no other page may be framed. */
export const cardPolicy = `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors *; style-src ${style.hash}`;

const page = ({ locale, theme }: CardOptions, title: string, body: string): string => {
  const mark = theme === undefined ? '' : ` data-theme="${theme}"`;
  return (
    `<!doctype html><html lang="${locale}"${mark}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">' +
    `<title>${htmlText(title)}</title><style>${style.text}</style></head>` +
    `<body><main>${body}</main></body></html>`
  );
};

const linked = (address: string, text: string): string =>
  `<a href="${htmlText(address)}" target="_blank" rel="noopener">${htmlText(text)}</a>`;

function shortMonth(month: number, locale: Locale): string {
  const year = Math.floor(month / 100);
  const at = Date.UTC(year, (month % 100) - 1, 1);
  const name = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(at);
  return `${name} ${year}`;
}

function marksOf(capper: LeaderboardRow, locale: Locale): string {
  const texts = messages[locale];
  const { months, hasClosingProof } = readBadges(capper.badges);
  const [month] = months;
  const mark = (text: string, name = '') => `<span${name}>${htmlText(text)}</span>`;
  return [
    capper.label === null ? '' : `<i>${htmlText(capper.label)}</i>`,
    month === undefined ? '' : mark(texts.month.replace('{{month}}', shortMonth(month, locale))),
    hasClosingProof ? mark(texts.closing) : '',
    capper.isPremiumCapper ? mark(texts.premium, ' class="premium"') : '',
  ].join('');
}

const signOf = (value: number | null): string =>
  value === null || value === 0 ? '' : value > 0 ? ' class="pos"' : ' class="neg"';

const MISSING = '–';
const PERCENT = 100;
/** With fewer tips a profit is as likely luck: it is not coloured as one. */
const TIPS_OF_PROFIT = 300;

function statisticsOf(capper: LeaderboardRow, locale: Locale): string {
  const texts = messages[locale];
  const { roiPercent, clvPercent, averageOdds, effectiveTips, countOfTips, score } = capper;
  const signed = (value: number | null) =>
    value === null ? MISSING : formatPercent(value, locale, { isSigned: true });
  const half =
    averageOdds === null || !effectiveTips
      ? ''
      : ` <small>±${formatNumber(
          PERCENT * ERRORS_OF_INTERVAL * Math.sqrt((averageOdds - 1) / effectiveTips),
          locale,
          { decimals: 0 },
        )}</small>`;
  const isLuck = (roiPercent ?? 0) > 0 && countOfTips < TIPS_OF_PROFIT;
  const cell = (title: string, value: string, sign = '') =>
    `<div><dt>${htmlText(title)}</dt><dd${sign}>${value}</dd></div>`;
  return (
    '<dl>' +
    cell(texts.score, formatNumber(score, locale, { decimals: 2 })) +
    cell(texts.roi, signed(roiPercent) + half, isLuck ? '' : signOf(roiPercent)) +
    cell(texts.clv, signed(clvPercent), signOf(clvPercent)) +
    cell(texts.tips, formatNumber(countOfTips, locale)) +
    cell(texts.odds, averageOdds === null ? MISSING : averageOdds.toFixed(2)) +
    cell(texts.place, capper.position === null ? MISSING : formatNumber(capper.position, locale)) +
    '</dl>'
  );
}

/** Heights of the bank, 0–28, as a line. */
function bankOf(bank: readonly number[], title: string): string {
  if (bank.length < 2) return '';
  const points = bank.map((height, index) => `${index === 0 ? 'M' : 'L'}${index} ${28 - height}`);
  return (
    `<svg viewBox="0 -1 ${bank.length - 1} 30" preserveAspectRatio="none" role="img" aria-label="${htmlText(title)}">` +
    `<path d="${points.join('')}"/></svg>`
  );
}

/** The card of a capper, complete without scripts. */
export function capperCardPage(capper: LeaderboardRow, options: CardOptions): string {
  const { locale, site } = options;
  const texts = messages[locale];
  const prefix = locale === 'en' ? '/en' : '';
  const profile = `${site}${prefix}/profile/${encodeURIComponent(capper.url)}`;
  const record =
    capper.countOfTips === 0
      ? `<p>${htmlText(texts.none)}</p>`
      : statisticsOf(capper, locale) + bankOf(capper.bank, texts.bank);
  return page(
    options,
    capper.name,
    `<header><h1>${linked(profile, capper.name)}</h1>${marksOf(capper, locale)}</header>` +
      `${record}<footer>${linked(`${site}${prefix}/leaderboard`, texts.foot)}</footer>`,
  );
}

/** In place of a card that there is not, or not now. */
export function absentCardPage(reason: 'missing' | 'busy', options: CardOptions): string {
  const texts = messages[options.locale];
  return page(options, 'Tipmark', `<p>${htmlText(texts[reason])}</p>`);
}
