import type { LeaderboardRow } from '@tipmark/contract';
import { ERRORS_OF_INTERVAL, readBadges } from '@tipmark/domain';
import { formatNumber, formatPercent, type Locale, MISSING } from '@tipmark/i18n';
import { htmlText } from '@tipmark/web-server';
import { type Drawing, linked, type WidgetView } from '../frame/widget-view.ts';
import { TRANSLATE, textsOf } from '../texts.ts';

export interface CapperOptions extends Drawing {
  /** Path of the profile. */
  readonly page: string;
  /** Path of the rating. */
  readonly ratingPage: string;
}

function shortMonth(month: number, locale: Locale): string {
  const year = Math.floor(month / 100);
  const at = Date.UTC(year, (month % 100) - 1, 1);
  const name = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(at);
  return `${name} ${year}`;
}

function marksOf(capper: LeaderboardRow, locale: Locale): string {
  const texts = textsOf(locale).card;
  const { months, hasClosingProof } = readBadges(capper.badges);
  const [month] = months;
  const mark = (text: string, name = '') => `<span class="mark${name}">${htmlText(text)}</span>`;
  return [
    capper.label === null ? '' : `<i>${htmlText(capper.label)}</i>`,
    month === undefined
      ? ''
      : mark(TRANSLATE[locale]('card.month', { month: shortMonth(month, locale) })),
    hasClosingProof ? mark(texts.closing) : '',
    capper.isPremiumCapper ? mark(texts.premium, ' premium') : '',
  ].join('');
}

const signOf = (value: number | null): string =>
  value === null || value === 0 ? '' : value > 0 ? ' class="pos"' : ' class="neg"';

const PERCENT = 100;
/** With fewer tips a profit is as likely luck: it is not coloured as one. */
const TIPS_OF_PROFIT = 300;

function statisticsOf(capper: LeaderboardRow, locale: Locale): string {
  const texts = textsOf(locale).card;
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

/** The record of a capper of the last 90 days. */
export function capperView(capper: LeaderboardRow, options: CapperOptions): WidgetView {
  const { locale, addressOf, page, ratingPage } = options;
  const texts = textsOf(locale).card;
  const record =
    capper.countOfTips === 0
      ? `<p>${htmlText(texts.none)}</p>`
      : statisticsOf(capper, locale) + bankOf(capper.bank, texts.bank);
  const heading = `<h1>${linked(addressOf(page), htmlText(capper.name))}</h1>`;
  const rating = linked(addressOf(ratingPage), htmlText(texts.foot));
  return {
    title: capper.name,
    body: `<div class="card"><div>${heading}${marksOf(capper, locale)}</div>${record}${rating}</div>`,
  };
}
