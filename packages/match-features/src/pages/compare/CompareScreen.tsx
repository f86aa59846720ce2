import type { Comparison } from '@tipmark/contract';
import type { HostState } from '@tipmark/remote-kit';
import { useNavigate, useSearchParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { Card, EmptyState } from '@tipmark/ui-kit';
import { Chip } from '@tipmark/ui-kit/filters';
import { MatchBanner } from '../../parts/lists/MatchBanner.tsx';
import { LoadPart } from '../../parts/page/LoadPart.tsx';
import { useReader } from '../../parts/page/use-reader.ts';
import { ComparedSides } from './ComparedSides.tsx';
import { ComparedStatistics } from './ComparedStatistics.tsx';
import { CompareMeetings } from './CompareMeetings.tsx';
import {
  COUNTS,
  type CompareView,
  compareAddress,
  comparisonRequest,
  missingOf,
  readCompareView,
} from './compare-address.ts';
import { compareClass } from './compare-class.ts';
import type { ComparePageOptions } from './compare-options.ts';
import { LatestMatches } from './LatestMatches.tsx';
import { SideChoice } from './SideChoice.tsx';

const NOT_FOUND = 404;

/** The view of the page and where its parts lead. */
function useCompare({ sport, load }: ComparePageOptions) {
  const reader = useReader(sport.namespace);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const view = readCompareView(search);
  return {
    reader,
    view,
    load: useSelector((state: HostState) => load.select(state)),
    addressOf: (changed: Partial<CompareView>) =>
      compareAddress(sport.routes.compare, { ...view, ...changed }, reader.locale),
    onGo: (address: string) => void navigate(address, { preventScrollReset: true }),
    onRetry: () => dispatch(load.requested(comparisonRequest(view))),
  };
}

export type Compare = ReturnType<typeof useCompare>;

export interface ComparePartProps {
  readonly options: ComparePageOptions;
  readonly compare: Compare;
}

/** Two sides, chosen by two fields: their statistics, meetings and the next one. */
export const CompareScreen = ({ options }: { readonly options: ComparePageOptions }) => {
  const compare = useCompare(options);
  const { reader, view, load, onRetry } = compare;
  const { t } = reader;
  const missing = missingOf(view);
  const isUnknown = load.status === 'failed' && load.error?.status === NOT_FOUND;
  const shown = missing === undefined && !isUnknown ? load.data : undefined;
  return (
    <div className={compareClass}>
      <h1>{t(`compare.title-${options.of}`)}</h1>
      <SideChoice options={options} compare={compare} data={shown} />
      {missing !== undefined || isUnknown ? (
        <Card isFlush>
          <EmptyState text={t(`compare.${isUnknown ? 'unknown' : missing}-${options.of}`)} />
        </Card>
      ) : (
        <LoadPart load={load} reader={reader} failedTitle={t('compare.failed')} onRetry={onRetry}>
          {(data) => <Compared options={options} compare={compare} data={data} />}
        </LoadPart>
      )}
    </div>
  );
};

const Compared = ({ options, compare, data }: ComparePartProps & { readonly data: Comparison }) => {
  const { reader } = compare;
  const { sport, Points } = options;
  return (
    <div className="columns">
      <div>
        <Card isFlush>
          <ComparedSides options={options} data={data} reader={reader} />
          <Counts options={options} compare={compare} />
          <ComparedStatistics options={options} data={data} reader={reader} />
        </Card>
        {Points && <Points data={data} reader={reader} />}
        <LatestMatches options={options} data={data} reader={reader} />
      </div>
      <div>
        <MatchBanner
          sport={sport}
          banner={data.next}
          title={reader.t('compare.next')}
          reader={reader}
        />
        <CompareMeetings options={options} data={data} reader={reader} />
      </div>
    </div>
  );
};

/** Which matches count. */
const Counts = ({ options: { of }, compare }: ComparePartProps) => {
  const { reader, view, addressOf, onGo } = compare;
  const { t } = reader;
  return (
    <nav className="counts" aria-label={t('compare.counted')}>
      <ul>
        {COUNTS.map((count) => {
          const address = addressOf({ count });
          return (
            <li key={count}>
              <Chip
                text={count === 0 ? t(`compare.season-${of}`) : t('compare.last', { count })}
                href={address}
                isCurrent={count === view.count}
                onChoose={() => onGo(address)}
              />
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
