import type { HostState } from '@tipmark/remote-kit';
import { formatDate } from '@tipmark/remote-kit/i18n';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { Card, css, Segmented } from '@tipmark/ui-kit';
import { font, gap } from '@tipmark/ui-kit/style-values';
import { LoadPart } from '../../parts/page/LoadPart.tsx';
import { numbersAddress } from '../../parts/page/numbers-address.ts';
import { useReader } from '../../parts/page/use-reader.ts';
import { analysisAddress, isOfAllTime, reliabilityAddress, spanQuery } from './analysis-address.ts';
import { screenClass } from './analysis-class.ts';
import type { AnalysisPageOptions } from './analysis-options.ts';
import { ReliabilityView } from './widgets/ReliabilityView.tsx';

const prose = css`
  display: grid;
  gap: ${gap[8]};
  max-width: 76ch;
  padding: 16px;
  font-size: ${font.body};
  line-height: 22px;
  a { color: var(--accent); text-decoration: underline; text-underline-offset: 3px; }
`;

interface ReliabilityScreenProps extends Pick<AnalysisPageOptions, 'sport'> {
  readonly load: NonNullable<AnalysisPageOptions['reliability']>;
}

/** The check of the forecasts of a year or of all time, and the method. */
export const ReliabilityScreen = ({ sport, load: reliability }: ReliabilityScreenProps) => {
  const route = sport.routes.mathAnalysis;
  const reader = useReader(sport.namespace);
  const { t, locale, timeZone } = reader;
  const dispatch = useDispatch();
  const [search] = useSearchParams();
  const ofAllTime = isOfAllTime(search);
  const load = useSelector((state: HostState) => reliability.select(state));
  return (
    <div className={screenClass}>
      <header>
        <h1>{t('analysis.reliabilityTitle')}</h1>
        {load.data && (
          <p>
            {t('analysis.reliabilitySince', {
              date: formatDate(load.data.sinceSeconds, locale, timeZone),
            })}
          </p>
        )}
        <a href={analysisAddress(route, undefined, locale)}>{t('analysis.toDay')}</a>
      </header>
      <div>
        <Segmented
          label={t('analysis.span')}
          current={ofAllTime ? 'all' : 'year'}
          items={[
            { key: 'year', text: t('analysis.spanYear'), href: reliabilityAddress(route, locale) },
            {
              key: 'all',
              text: t('analysis.spanAll'),
              href: reliabilityAddress(route, locale, true),
            },
          ]}
        />
      </div>
      <LoadPart
        load={load}
        reader={reader}
        failedTitle={t('analysis.reliabilityFailed')}
        onRetry={() => dispatch(reliability.requested(spanQuery(ofAllTime)))}
      >
        {({ groups }) => (
          <ReliabilityView groups={groups} leagueRoute={sport.routes.league} reader={reader} />
        )}
      </LoadPart>
      <Card title={t('analysis.howTitle')}>
        <div className={prose}>
          <p>{t('analysis.howModel')}</p>
          <p>{t('analysis.howHonest')}</p>
          <a href={numbersAddress('forecast', locale)}>{t('analysis.howCheck')}</a>
        </div>
      </Card>
    </div>
  );
};
