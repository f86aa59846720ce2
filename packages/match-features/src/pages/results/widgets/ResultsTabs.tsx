import { RESULTS_TAB } from '@tipmark/domain';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { Tabs } from '@tipmark/ui-kit';
import { ScrollRow } from '@tipmark/ui-kit/scroll-row';
import { memo } from 'react';
import { tabs } from '../list/tab-counts.ts';
import { hasSameFrame, type Results } from '../use-results.ts';

/** All, live, finished, scheduled; matches with tips while there are any. */
export const ResultsTabs = memo(({ results }: { readonly results: Results }) => {
  const { t, locale, counts, view, address, choose } = results;
  const shown = tabs.filter(
    (tab) => tab !== RESULTS_TAB.tips || counts.tips > 0 || view.tab === tab,
  );
  return (
    <ScrollRow>
      <Tabs
        label={t('results.tabs')}
        current={view.tab}
        onChoose={(tab) => choose({ tab })}
        items={shown.map((tab) => ({
          key: tab,
          href: address({ tab }),
          text: t(`tab.${tab}`),
          count: formatNumber(counts[tab], locale),
          isLive: tab === RESULTS_TAB.live && counts.live > 0,
        }))}
      />
    </ScrollRow>
  );
}, hasSameFrame);
