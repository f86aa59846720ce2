import { PageLink, useReader } from '@tipmark/match-features';
import { Card, css, MOBILE } from '@tipmark/ui-kit';
import type { OddsScanner } from './odds-scanner.ts';

const methodClass = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  .lead { max-width: 68ch; }
  .parts { display: grid; gap: 24px; padding: 16px; }
  .parts > section { display: grid; gap: 8px; max-width: 68ch; }
  h2 { font-size: 17px; line-height: 24px; font-weight: 650; }
  p { font-size: 16px; line-height: 26px; }
  code { font-size: 14px; overflow-wrap: anywhere; }
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
  const { t } = useReader('scanner');
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
