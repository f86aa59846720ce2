import { ALL_LEAGUES, MAIN_TOTAL_LINE, SPORT } from '@tipmark/domain';
import {
  AnalysisView,
  DayStrip,
  LoadPart,
  NearestDay,
  readAnalysisChoice,
  useReader,
} from '@tipmark/match-features';
import { type HostState, selectNowSeconds } from '@tipmark/remote-kit';
import { formatDate, formatDateHeading } from '@tipmark/remote-kit/i18n';
import { useNavigate, useSearchParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { Card } from '@tipmark/ui-kit';
import { analysisAddress, readDay, reliabilityAddress } from './analysis-address.ts';
import { screenClass } from './analysis-class.ts';
import { analysisPage } from './analysis-loads.ts';
import { analysisRequest } from './analysis-request.ts';

/** `/math-analysis`: forecasts of a day beside the prices. */
export const AnalysisScreen = () => {
  const reader = useReader('soccer');
  const { t, locale, timeZone } = reader;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const nowSeconds = useSelector(selectNowSeconds);
  const load = useSelector((state: HostState) => analysisPage.select(state));
  const day = readDay(search, timeZone);
  const shownSeconds = day ?? nowSeconds;
  const choice = readAnalysisChoice(search);
  // another day keeps the order and begins with all its leagues
  const addressOf = (seconds: number | undefined) =>
    analysisAddress(seconds, locale, { ...choice, leagueId: ALL_LEAGUES });
  return (
    <div className={screenClass}>
      <header>
        <h1>{t('analysis.title')}</h1>
        <p>{formatDateHeading(shownSeconds, locale, timeZone)}</p>
        <a href={reliabilityAddress(locale)}>{t('analysis.toReliability')}</a>
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
          onRetry={() => dispatch(analysisRequest(day))}
        >
          {(page) => (
            <AnalysisView
              page={page}
              choice={choice}
              addressOf={(chosen) => analysisAddress(day, locale, chosen)}
              action={analysisAddress(undefined, locale)}
              kept={day === undefined ? {} : { timestamp: String(day) }}
              onChoose={(chosen) =>
                void navigate(analysisAddress(day, locale, chosen), {
                  replace: true,
                  preventScrollReset: true,
                })
              }
              totalLine={MAIN_TOTAL_LINE[SPORT.soccer]}
              fileTitle={`${t('analysis.title')} ${formatDate(shownSeconds, locale, timeZone)}`}
              routes={{ match: 'events', league: 'league' }}
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
