import type { DayTips as Tips } from '@tipmark/contract';
import type { LoadState } from '@tipmark/remote-kit';
import { href } from '@tipmark/route-builder';
import { EmptyState } from '@tipmark/ui-kit';
import { emptyText } from '../../../parts/page/empty-text.ts';
import { LoadPart } from '../../../parts/page/LoadPart.tsx';
import { type Reader } from '../../../parts/page/reader.ts';
import type { SportPages } from '../../../parts/sport/sport-pages.ts';
import { AsideTip, AsideTips } from './AsideTips.tsx';

interface DayTipsProps {
  readonly sport: SportPages;
  readonly load: LoadState<Tips>;
  readonly reader: Reader;
  readonly onRetry: () => void;
}

/** The day's tips by the best ranked cappers; the full list is in its own tab. */
export const DayTips = ({ sport, load, reader, onRetry }: DayTipsProps) => {
  const { t, locale } = reader;
  const { timestamp = 0, count = 0 } = load.data ?? {};
  const address = href(
    sport.routes.results,
    { timestamp: String(timestamp), tab: 'tips' },
    { locale },
  );
  return (
    <AsideTips
      title={t('results.tipsOfDay')}
      all={count > 0 ? { href: address, count } : undefined}
      reader={reader}
    >
      <LoadPart
        load={load}
        reader={reader}
        failedTitle={t('results.tipsOfDayFailed')}
        onRetry={onRetry}
      >
        {({ tips }) =>
          tips.length === 0 ? (
            <EmptyState text={emptyText(reader, 'tips', 'results.noTipsOfDay')} />
          ) : (
            <ul>
              {tips.map((tip) => (
                <AsideTip key={tip.id} sport={sport} tip={tip} match={tip.match} reader={reader} />
              ))}
            </ul>
          )
        }
      </LoadPart>
    </AsideTips>
  );
};
