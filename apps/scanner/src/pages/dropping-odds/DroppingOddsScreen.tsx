import { DROPPING_ODDS } from '@tipmark/domain';
import { PageLink } from '@tipmark/match-features';
import { useList } from '@tipmark/match-features/lists';
import { routeOfSport } from '@tipmark/route-builder';
import { Chip } from '@tipmark/ui-kit/filters';
import { ScrollRow } from '@tipmark/ui-kit/scroll-row';
import { PremiumNotice } from '../../parts/premium/PremiumNotice.tsx';
import { Freshness } from '../../parts/scan/Freshness.tsx';
import { DropsFilter } from './DropsFilter.tsx';
import { DropsResults } from './DropsResults.tsx';
import { type DroppingOdds, listOf } from './dropping-odds.ts';
import { dropsPageClass } from './drops-class.ts';

/** The falls of a sport as a list under its address. */
export const useDrops = (drops: DroppingOdds) => useList(listOf(drops));

/** What the parts of the page are given. */
export interface DropsPartProps {
  readonly drops: DroppingOdds;
  readonly list: ReturnType<typeof useDrops>;
}

/** Prices that fell within some hours, the largest fall of each market. */
export const DroppingOddsScreen = ({ drops }: { readonly drops: DroppingOdds }) => {
  const list = useDrops(drops);
  const { reader, view, addressOf, frame } = list;
  const { t } = reader;
  const { data } = frame.load;
  return (
    <div className={dropsPageClass}>
      <div className="top">
        <h1>{t('drops.title')}</h1>
        <p>{t('drops.lead')}</p>
        <PageLink to={routeOfSport(drops.sport, 'oddsScanner') ?? 'oddsScanner'}>
          {t('nav.oddsScanner')}
        </PageLink>
        {data && <Freshness result={data} isPaused={false} reader={reader} />}
      </div>
      <Periods list={list} />
      {data?.isDemo === true && (
        <PremiumNotice
          source="dropping-odds"
          here={addressOf(view)}
          title={t('drops.delayed')}
          text={t('drops.delayedText')}
          wayText={t('drops.toPremium')}
          reader={reader}
        />
      )}
      <DropsFilter drops={drops} list={list}>
        <DropsResults drops={drops} list={list} />
      </DropsFilter>
    </div>
  );
};

/** Within how many hours the price fell. */
const Periods = ({ list }: Pick<DropsPartProps, 'list'>) => {
  const { reader, view, addressOf, onGo } = list;
  const { t } = reader;
  return (
    <nav className="periods" aria-label={t('drops.period')}>
      <ScrollRow>
        <ul>
          {DROPPING_ODDS.hours.map((hours) => {
            const address = addressOf({ ...view, hours, pageNumber: 1 });
            return (
              <li key={hours}>
                <Chip
                  text={t('drops.within', { count: hours })}
                  href={address}
                  isCurrent={hours === view.hours}
                  onChoose={() => onGo(address)}
                />
              </li>
            );
          })}
        </ul>
      </ScrollRow>
    </nav>
  );
};
