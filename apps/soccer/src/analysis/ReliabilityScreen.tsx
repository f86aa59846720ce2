import { LoadPart, ReliabilityView, useReader } from '@tipmark/match-features';
import type { HostState } from '@tipmark/remote-kit';
import { formatDate } from '@tipmark/remote-kit/i18n';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { Card, css } from '@tipmark/ui-kit';
import { analysisAddress } from './analysis-address.ts';
import { screenClass } from './analysis-class.ts';
import { reliabilityPage } from './analysis-loads.ts';

const prose = css`
  display: grid;
  gap: 8px;
  max-width: 76ch;
  padding: 16px;
  font-size: 14px;
  line-height: 22px;
`;

/** How the forecasts of a year did, and how they are made. */
export const ReliabilityScreen = () => {
  const reader = useReader('soccer');
  const { t, locale, timeZone } = reader;
  const dispatch = useDispatch();
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
      <LoadPart
        load={load}
        reader={reader}
        failedTitle={t('analysis.reliabilityFailed')}
        onRetry={() => dispatch(reliabilityPage.requested({}))}
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
