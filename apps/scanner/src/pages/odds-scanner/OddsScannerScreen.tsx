import { numbersAddress, PageLink } from '@tipmark/match-features';
import { selectIsPremium } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { routeOfSport } from '@tipmark/route-builder';
import { Card } from '@tipmark/ui-kit';
import { useState } from 'react';
import { PremiumNotice } from '../../parts/premium/PremiumNotice.tsx';
import { Freshness } from '../../parts/scan/Freshness.tsx';
import { Templates } from '../../parts/templates/Templates.tsx';
import { templateIdOf } from '../../parts/templates/template-list.ts';
import { templateParams } from './criteria/template-list.ts';
import type { OddsScanner } from './odds-scanner.ts';
import { ScannerResults } from './rows/ScannerResults.tsx';
import { ScannerFilter } from './ScannerFilter.tsx';
import { scannerPageClass } from './scanner-class.ts';
import { TemplateRecord } from './TemplateRecord.tsx';
import { useScannerList } from './use-scanner-list.ts';

interface ScreenProps {
  readonly scanner: OddsScanner;
}

/** Prices that move: templates, a filter, and the outcomes they find. */
export const OddsScannerScreen = ({ scanner }: ScreenProps) => {
  const list = useScannerList(scanner);
  const { reader, view, addressOf, hrefOf, onGo, frame } = list;
  // What was loaded on arrival stays, even when a subscription ends meanwhile.
  const [isPremium] = useState(useSelector(selectIsPremium));
  const templates = useSelector(scanner.templates.list.select).data;
  const { t, locale } = reader;
  const { load } = frame;
  const falls = routeOfSport(scanner.sport, 'droppingOdds');
  return (
    <div className={scannerPageClass}>
      <div className="top">
        <h1>{t('common:page.oddsScanner')}</h1>
        <p>{t('oddsScanner.beforeStart')}</p>
        <PageLink to={scanner.arbitrageRoute}>{t('oddsScanner.toArbitrage')}</PageLink>
        {falls !== undefined && (
          <PageLink to={falls} params={{}}>
            {t('oddsScanner.falls')}
          </PageLink>
        )}
        <a href={numbersAddress('value', locale)}>{t('method.check')}</a>
        {load.data && <Freshness result={load.data} isPaused={view.isPaused} reader={reader} />}
      </div>
      <Templates
        list={templates}
        view={view}
        label={t('oddsScanner.templates')}
        lockedText={t('oddsScanner.locked')}
        source="odds-scanner"
        hrefOfTemplate={(id) => hrefOf(templateParams(id))}
        onGo={onGo}
        reader={reader}
      />
      {(isPremium || templateIdOf(view.templateId) === 1) && (
        <Card isFlush>
          <TemplateRecord
            scanner={scanner}
            view={view}
            hrefOfRecord={(isShown) => addressOf({ ...view, isRecordShown: isShown })}
            onGo={onGo}
            reader={reader}
          />
        </Card>
      )}
      {isPremium ? (
        <ScannerFilter scanner={scanner} list={list}>
          <ScannerResults scanner={scanner} list={list} isOpenable={true} />
        </ScannerFilter>
      ) : (
        <Card isFlush>
          <ScannerResults
            scanner={scanner}
            list={list}
            isOpenable={false}
            notice={
              <PremiumNotice
                source="odds-scanner"
                here={addressOf(view)}
                title={t('oddsScanner.demo')}
                text={t('oddsScanner.demoText')}
                wayText={t('oddsScanner.toPremium')}
                reader={reader}
              />
            }
          />
        </Card>
      )}
    </div>
  );
};
