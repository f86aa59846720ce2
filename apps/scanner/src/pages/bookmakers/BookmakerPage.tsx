import type { BookmakerPage as Data } from '@tipmark/contract';
import { PROMO_COUNTRY_CODE, SPORTS } from '@tipmark/domain';
import { LoadPart, type Reader, useReader } from '@tipmark/match-features';
import { selectCountryCode } from '@tipmark/remote-kit';
import { useParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { Card } from '@tipmark/ui-kit';
import { OfferSlot } from '@tipmark/ui-kit/offer-slot';
import { Measured } from './BookmakersPage.tsx';
import { bonusText, bookmakerRows } from './bookmaker-rows.tsx';
import { label, lead } from './bookmakers-class.ts';
import { bookmakerLoad } from './bookmakers-loads.ts';
import { percentOf, StatisticsTable } from './StatisticsTable.tsx';

/** `/bookmakers/{bookmaker}`: measurements of one, sport by sport. */
export function BookmakerPage() {
  const reader = useReader('scanner');
  const dispatch = useDispatch();
  const { bookmaker = '' } = useParams();
  const load = useSelector(bookmakerLoad.select);
  return (
    <LoadPart
      load={load}
      reader={reader}
      failedTitle={reader.t('bookmakers.failed')}
      onRetry={() => dispatch(bookmakerLoad.requested({ segments: { bookmaker } }))}
    >
      {(data) => <Found data={data} reader={reader} />}
    </LoadPart>
  );
}

interface FoundProps {
  readonly data: Data;
  readonly reader: Reader;
}

function Found({ data: { bookmaker, others, measured }, reader }: FoundProps) {
  const { t, locale } = reader;
  const hasPromo = useSelector(selectCountryCode) === PROMO_COUNTRY_CODE;
  const { name, ratingLabel, position, bonus, about, sports, bookieName } = bookmaker;
  const nameOf = (sport: number) =>
    t(`common:sport.${SPORTS.find((one) => one.sport === sport)?.name ?? ''}`);
  return (
    <>
      <nav aria-label={t('bookmakers.path')}>
        <a href={href('bookmakers', {}, { locale })}>{t('bookmakers.title')}</a>
      </nav>
      <h1>{name}</h1>
      {ratingLabel !== '' && (
        <Card isFlush>
          <div className={lead}>
            <p>
              <span className={label}>{ratingLabel}</span>
              {t('bookmakers.place', { position, count: others.length + 1 })}
            </p>
            <p>{about}</p>
            {bonus && <p>{t('bookmakers.bonus', { bonus: bonusText(bonus) })}</p>}
          </div>
        </Card>
      )}
      {hasPromo && <OfferSlot key={bookieName} bookieName={bookieName} />}
      <Card title={t('bookmakers.measuredTitle')} isFlush>
        <Measured measured={measured} reader={reader} />
        <StatisticsTable
          caption={t('bookmakers.bySport', { name })}
          head={t('bookmakers.sport')}
          rows={sports.map(({ sport, averagePayout, ...statistics }) => ({
            key: String(sport),
            head: nameOf(sport),
            statistics,
            note: t('bookmakers.average', {
              count: statistics.matches,
              value: percentOf(averagePayout, locale),
            }),
          }))}
          reader={reader}
        />
      </Card>
      {others.length > 0 && (
        <Card title={t('bookmakers.others')} isFlush>
          <StatisticsTable
            caption={t('bookmakers.others')}
            head={t('bookmakers.name')}
            rows={bookmakerRows(others, locale)}
            reader={reader}
          />
        </Card>
      )}
    </>
  );
}
