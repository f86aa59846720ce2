import type { Locale } from '@tipmark/i18n';
import { htmlText } from '@tipmark/web-server';
import { addressIn, link, prose } from './plain-page.ts';
import { textsOf } from './texts.ts';

const MANIFEST = '/api/open/v1/bulk/manifest.json';

/** What computes the numbers of a part again, and where their inputs are. */
const PARTS = [
  {
    name: 'rating',
    formula: '100 · (0.2 · (ROI · n / (n + 50) − 0.5 · d / √n) + 0.8 · CLV · m / (m + 20))',
    commands: ['npx tipmark bulk days', 'npx tipmark recompute days'],
    collections: ['cappers', 'ledger', 'matchClosing'],
  },
  {
    name: 'forecast',
    formula: 'P(h:a) = Poisson(h; λ₁) · Poisson(a; λ₂) · c(h:a)',
    commands: ['npx tipmark bulk days', 'npx tipmark recompute forecasts days'],
    collections: ['matchForecast'],
  },
  {
    name: 'value',
    formula: 'min(0.5 · (price · p − 1), 3 %), p ∝ 1 / price_site; p ∝ model^0.1 · market^0.9',
    commands: [],
    collections: ['matchOdds', 'matchForecast'],
  },
  {
    name: 'streaks',
    formula: '((hits + 10 · share_league) / (played + 10)) ^ length',
    commands: [],
    collections: ['matches'],
  },
] as const;

/** How the numbers of the site are computed, from what, and how to do it again. HTML. */
export function numbersBody(locale: Locale): string {
  const { numbers } = textsOf(locale);
  const reference = addressIn(locale, '/developers/reference');
  return PARTS.map(({ name, formula, commands, collections }) => {
    const { title, how, inputs } = numbers.parts[name];
    const addresses = [
      link(MANIFEST, MANIFEST),
      ...collections.map((one) => link(`${reference}#${one}`, one)),
    ];
    const check =
      commands.length === 0 ? '' : `<pre>${commands.map((one) => htmlText(one)).join('\n')}</pre>`;
    return [
      `<section id="${name}"><h2>${htmlText(title)}</h2>`,
      `<p>${prose(how)}</p><pre>${htmlText(formula)}</pre>`,
      `<h3>${htmlText(numbers.inputs)}</h3><p>${prose(inputs)}</p>`,
      `<h3>${htmlText(numbers.check)}</h3>${check}`,
      `<ul>${addresses.map((one) => `<li>${one}</li>`).join('')}</ul></section>`,
    ].join('');
  }).join('');
}
