import type { RatedCapper } from '@tipmark/contract';
import { Face, PageLink, type Reader } from '@tipmark/match-features';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { Card } from '@tipmark/ui-kit';
import { figure } from './found-tip-view.ts';
import { premiumCappersClass } from './search-class.ts';

interface PremiumCappersProps {
  readonly cappers: readonly RatedCapper[];
  readonly reader: Reader;
}

/** Premium cappers with their result of 90 days. */
export const PremiumCappers = ({ cappers, reader }: PremiumCappersProps) => {
  const { t, locale } = reader;
  if (cappers.length === 0) return null;
  return (
    <Card title={t('search.premiumCappers')}>
      <ul className={premiumCappersClass}>
        {cappers.map((capper) => (
          <li key={capper.url}>
            <Face name={capper.name} className="face" />
            <span>
              <PageLink to="profile" params={{ userUrl: capper.url }}>
                {capper.name}
              </PageLink>
              <small>
                {t('search.record', {
                  roi: figure(capper.roiPercent, reader),
                  clv: figure(capper.clvPercent, reader),
                  n: formatNumber(capper.countOfTips, locale),
                  count: capper.countOfTips,
                })}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
};
