import type { Override } from '@tipmark/remotes-registry';
import { htmlText } from '@tipmark/web-server';
import en from '../../locales/en/overrides.json' with { type: 'json' };
import ru from '../../locales/ru/overrides.json' with { type: 'json' };

const messages = { ru, en };

const css = `.mf-badge{position:fixed;inset:auto auto 8px 8px;z-index:1000;pointer-events:none;max-width:min(420px,calc(100vw - 16px));
padding:8px 12px;border-radius:8px;background:#4a1d96;color:#fff;font:13px/1.4 system-ui,sans-serif;overflow-wrap:anywhere}
.mf-badge ul{margin:4px 0 0;padding:0;list-style:none}.mf-badge a{pointer-events:auto;color:#fff;margin-left:8px}.mf-badge em{display:block;color:#ffd7d7}
@media(max-width:991px){.mf-badge{bottom:72px}}@media print{.mf-badge{display:none}}`;

/**
 * Shows on every page of a tester that this is not the public site, which parts are replaced and
 * their errors. It is outside the application: nothing of it is hydrated.
 */
export function overrideBadge(
  overrides: readonly Override[],
  locale: 'ru' | 'en',
  nonce: string | undefined,
): string {
  const text = messages[locale];
  const lines = overrides.map(({ name, chosen, problem }) => {
    const why = problem ? `<em>${htmlText(problem)}</em>` : '';
    const reset = `<a href="?mf.${name}=">${htmlText(text.reset)}</a>`;
    return `<li>${htmlText(`${name} → ${chosen}`)}${reset}${why}</li>`;
  });
  const mark = nonce ? ` nonce="${htmlText(nonce)}"` : '';
  return (
    `<style${mark}>${css}</style><aside class="mf-badge" aria-label="${htmlText(text.label)}">` +
    `<strong>${htmlText(text.label)}</strong><ul>${lines.join('')}</ul></aside>`
  );
}
