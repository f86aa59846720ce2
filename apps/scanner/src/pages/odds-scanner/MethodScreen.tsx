import { numbersAddress, PageLink, useReader } from '@tipmark/match-features';
import { Card, css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import type { OddsScanner } from './odds-scanner.ts';

const methodClass = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[16]};
  .lead { max-width: 68ch; }
  .parts { display: grid; gap: ${gap[24]}; padding: 16px; }
  .parts > section { display: grid; gap: ${gap[8]}; max-width: 68ch; }
  h2 { font-size: ${font.large}; line-height: 24px; font-weight: ${weight.bold}; }
  p { font-size: ${font.large}; line-height: 26px; }
  code { font-size: ${font.body}; overflow-wrap: anywhere; }
  .back { color: var(--accent); }
  ${MOBILE} { .parts { padding: 16px var(--gutter); } .back { display: inline-block; padding: 10px 0; } }
`;

const PARTS = [
  ...(['alert', 'backTest', 'ofTips', 'ofCappers', 'sent'] as const),
  ...(['price', 'interval', 'clv', 'value', 'limits'] as const),
] as const;
/** Parts that also have a formula. */
const FORMULAS: Readonly<Partial<Record<(typeof PARTS)[number], string>>> = {
  price: 'ROI = Σ profit / n · 100 %',
  interval: 'ROI ± 1.96 · √(m / (m − 1) · Σ d²) / n',
  clv: 'CLV = (price · p_close − 1) · 100 %',
  value: '(price · p − 1) · 100 %',
};

/** How a record is computed: what counts as an alert, at which price, and how certain it is. */
export const MethodScreen = ({ route }: Pick<OddsScanner, 'route'>) => {
  const { t, locale } = useReader('scanner');
  return (
    <div className={methodClass}>
      <h1>{t('method.title')}</h1>
      <p className="lead">{t('method.lead')}</p>
      <Card isFlush>
        <div className="parts">
          {PARTS.map((part) => (
            <section key={part}>
              <h2>{t(`method.${part}-title`)}</h2>
              <p>{t(`method.${part}`)}</p>
              {FORMULAS[part] !== undefined && <code>{FORMULAS[part]}</code>}
              {part === 'value' && (
                <a className="back" href={numbersAddress('value', locale)}>
                  {t('method.check')}
                </a>
              )}
            </section>
          ))}
        </div>
      </Card>
      <p>
        <PageLink to={route} className="back">
          {t('method.toScanner')}
        </PageLink>
      </p>
    </div>
  );
};
