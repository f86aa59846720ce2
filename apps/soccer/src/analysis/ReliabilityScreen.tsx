import { LoadPart, ReliabilityView, useReader } from '@tipmark/match-features';
import type { HostState } from '@tipmark/remote-kit';
import { formatDate } from '@tipmark/remote-kit/i18n';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { Card, css, Segmented } from '@tipmark/ui-kit';
import { analysisAddress, isOfAllTime, reliabilityAddress } from './analysis-address.ts';
import { screenClass } from './analysis-class.ts';
import { reliabilityPage } from './analysis-loads.ts';
import { reliabilityRequest } from './analysis-request.ts';

const prose = css`
  display: grid;
  gap: 8px;
  max-width: 76ch;
  padding: 16px;
  font-size: 14px;
  line-height: 22px;
`;

/** How the forecasts of a year or of all time did, and how they are made. */
export const ReliabilityScreen = () => {
  const reader = useReader('soccer');
  const { t, locale, timeZone } = reader;
  const dispatch = useDispatch();
  const [search] = useSearchParams();
  const ofAllTime = isOfAllTime(search);
  const load = useSelector((state: HostState) => reliabilityPage.select(state));
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
        <a href={analysisAddress(undefined, locale)}>{t('analysis.toDay')}</a>
      </header>
      <div>
        <Segmented
          label={t('analysis.span')}
          current={ofAllTime ? 'all' : 'year'}
          items={[
            { key: 'year', text: t('analysis.spanYear'), href: reliabilityAddress(locale) },
            { key: 'all', text: t('analysis.spanAll'), href: reliabilityAddress(locale, true) },
          ]}
        />
      </div>
      <LoadPart
        load={load}
        reader={reader}
        failedTitle={t('analysis.reliabilityFailed')}
        onRetry={() => dispatch(reliabilityRequest(ofAllTime))}
      >
        {({ groups }) => <ReliabilityView groups={groups} leagueRoute="league" reader={reader} />}
      </LoadPart>
      <Card title={t('analysis.howTitle')}>
        <div className={prose}>
          <p>{t('analysis.howModel')}</p>
          <p>{t('analysis.howHonest')}</p>
        </div>
      </Card>
    </div>
  );
};
