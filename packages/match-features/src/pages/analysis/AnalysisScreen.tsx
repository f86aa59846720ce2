import { ALL_LEAGUES } from '@tipmark/domain';
import { type HostState, selectNowSeconds } from '@tipmark/remote-kit';
import { formatDate, formatDateHeading } from '@tipmark/remote-kit/i18n';
import { useNavigate, useSearchParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { Card } from '@tipmark/ui-kit';
import { DayStrip } from '../../parts/days/DayStrip.tsx';
import { NearestDay } from '../../parts/days/NearestDay.tsx';
import { readDay } from '../../parts/days/read-day.ts';
import { LoadPart } from '../../parts/page/LoadPart.tsx';
import { useReader } from '../../parts/page/use-reader.ts';
import { analysisAddress, dayQuery, reliabilityAddress } from './analysis-address.ts';
import { screenClass } from './analysis-class.ts';
import type { AnalysisPageOptions } from './analysis-options.ts';
import { readAnalysisChoice } from './analysis-order.ts';
import { AnalysisView } from './widgets/AnalysisView.tsx';

/** Forecasts of a day beside the prices. */
export const AnalysisScreen = (options: AnalysisPageOptions) => {
  const { sport, load: analysis, reliability, totalLine } = options;
  const route = sport.routes.mathAnalysis;
  const reader = useReader(sport.namespace);
  const { t, locale, timeZone } = reader;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const nowSeconds = useSelector(selectNowSeconds);
  const load = useSelector((state: HostState) => analysis.select(state));
  const day = readDay(search, timeZone);
  const shownSeconds = day ?? nowSeconds;
  const choice = readAnalysisChoice(search);
  // another day retains the order and begins with all its leagues
  const addressOf = (seconds: number | undefined) =>
    analysisAddress(route, seconds, locale, { ...choice, leagueId: ALL_LEAGUES });
  return (
    <div className={screenClass}>
      <header>
        <h1>{t('analysis.title')}</h1>
        <p>{formatDateHeading(shownSeconds, locale, timeZone)}</p>
        {reliability && (
          <a href={reliabilityAddress(route, locale)}>{t('analysis.toReliability')}</a>
        )}
      </header>
      <DayStrip
        shownSeconds={shownSeconds}
        nowSeconds={nowSeconds}
        reader={reader}
        addressOf={addressOf}
        onChoose={(seconds) => void navigate(addressOf(seconds))}
      />
      <Card isFlush>
        <LoadPart
          load={load}
          reader={reader}
          failedTitle={t('analysis.failed')}
          onRetry={() => dispatch(analysis.requested(dayQuery(day)))}
        >
          {(page) => (
            <AnalysisView
              page={page}
              choice={choice}
              addressOf={(chosen) => analysisAddress(route, day, locale, chosen)}
              action={analysisAddress(route, undefined, locale)}
              retained={day === undefined ? {} : { timestamp: String(day) }}
              onChoose={(chosen) =>
                void navigate(analysisAddress(route, day, locale, chosen), {
                  replace: true,
                  preventScrollReset: true,
                })
              }
              totalLine={totalLine}
              fileTitle={`${t('analysis.title')} ${formatDate(shownSeconds, locale, timeZone)}`}
              routes={sport.routes}
              reader={reader}
            >
              <NearestDay
                shownSeconds={shownSeconds}
                nowSeconds={nowSeconds}
                nearestAt={page.nearestMatchAt}
                reader={reader}
                addressOf={addressOf}
              />
            </AnalysisView>
          )}
        </LoadPart>
      </Card>
      <p>{t('analysis.note')}</p>
    </div>
  );
};
