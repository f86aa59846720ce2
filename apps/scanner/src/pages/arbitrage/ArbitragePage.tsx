import type { ArbitrageReply } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { LoadPart, PageLink, type Reader, useReader } from '@tipmark/match-features';
import { formatNumber, formatPercent, formatTime } from '@tipmark/remote-kit/i18n';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { Card } from '@tipmark/ui-kit';
import { FreshStamp } from '@tipmark/ui-kit/betting';
import { nameOfOutcome } from '../../parts/outcomes/name-of-outcome.ts';
import { PremiumNotice } from '../../parts/premium/PremiumNotice.tsx';
import { ArbitrageList, MiddleList, Sums } from './ArbitrageList.tsx';
import type { ArbitrageOf } from './arbitrage.ts';
import { arbitragePageClass } from './arbitrage-class.ts';

const MINUTE_SECONDS = 60;

interface PageProps {
  readonly of: ArbitrageOf;
}

/** Arbitrages and middles among prices that can probably still be had. */
export const ArbitragePage = ({ of }: PageProps) => {
  const reader = useReader('scanner');
  const { t, locale, timeZone } = reader;
  const dispatch = useDispatch();
  const load = useSelector(of.load.select);
  return (
    <div className={arbitragePageClass}>
      <div className="top">
        <h1>{t('arbitrage.title')}</h1>
        <PageLink to={of.scannerRoute}>{t('arbitrage.toScanner')}</PageLink>
        {load.data && (
          <FreshStamp
            text={t('arbitrage.asOf', { time: formatTime(load.data.asOf, locale, timeZone) })}
            isStale={false}
          />
        )}
      </div>
      <LoadPart
        load={load}
        reader={reader}
        failedTitle={t('arbitrage.failed')}
        onRetry={() => dispatch(of.load.requested({}))}
      >
        {(reply) => <Found of={of} reply={reply} reader={reader} />}
      </LoadPart>
      <p className="risks">{t('arbitrage.risks')}</p>
    </div>
  );
};

interface FoundProps extends PageProps {
  readonly reply: ArbitrageReply;
  readonly reader: Reader;
}

const Found = ({ of, reply, reader }: FoundProps) => {
  const { t, locale } = reader;
  const { isDemo, countOfArbitrages, countOfMiddles } = reply;
  const number = (value: number) => formatNumber(value, locale);
  return (
    <>
      <Card isFlush>
        <Looked reply={reply} reader={reader} />
        {isDemo && countOfArbitrages + countOfMiddles > 0 ? (
          <PremiumNotice
            source="odds-scanner"
            here={href(of.route, {}, { locale })}
            title={t('arbitrage.locked')}
            text={t('arbitrage.lockedText', {
              arbitrages: number(countOfArbitrages),
              middles: number(countOfMiddles),
            })}
            wayText={t('arbitrage.toPremium')}
            reader={reader}
          />
        ) : countOfArbitrages === 0 ? (
          <None of={of} reply={reply} reader={reader} />
        ) : (
          <>
            <Title word="arbitrages" count={countOfArbitrages} reader={reader} />
            <Sums reader={reader} />
            <ArbitrageList of={of} reply={reply} reader={reader} />
          </>
        )}
      </Card>
      {!isDemo && (
        <Card isFlush>
          <Title word="middles" count={countOfMiddles} reader={reader} />
          {countOfMiddles === 0 ? (
            <p className="none">{t('arbitrage.noMiddles')}</p>
          ) : (
            <MiddleList of={of} reply={reply} reader={reader} />
          )}
        </Card>
      )}
    </>
  );
};

interface TitleProps {
  readonly word: 'arbitrages' | 'middles';
  readonly count: number;
  readonly reader: Reader;
}

const Title = ({ word, count, reader: { t, locale } }: TitleProps) => (
  <h2>
    {t(`arbitrage.${word}`)}
    <small>{formatNumber(count, locale)}</small>
  </h2>
);

/** How many markets were compared, and which could not be. */
const Looked = ({ reply, reader: { t } }: Omit<FoundProps, 'of'>) => {
  const { countOfMarkets, countOfMatches, countOfAllMarkets, freshSeconds } = reply;
  return (
    <p className="looked">
      <b>
        {`${t('arbitrage.looked', { count: countOfMarkets })} ${t('arbitrage.inMatches', { count: countOfMatches })}.`}
      </b>
      <span>{t('arbitrage.fresh', { minutes: freshSeconds / MINUTE_SECONDS })}</span>
      {countOfAllMarkets > countOfMarkets && (
        <span>{t('arbitrage.ofAll', { count: countOfAllMarkets })}</span>
      )}
    </p>
  );
};

/** There is no arbitrage: how near the nearest is. */
const None = ({ of, reply, reader }: FoundProps) => {
  const { t, locale } = reader;
  const { closest, closestPercent, countOfMarkets } = reply;
  if (countOfMarkets === 0) return <p className="none">{t('arbitrage.noneLooked')}</p>;
  const percent = formatPercent(Math.abs(closestPercent ?? 0), locale, { decimals: 1 });
  const match = closest && decodeMatch(closest.match);
  return (
    <p className="none">
      {t('arbitrage.none')}
      {closestPercent !== null && (
        <small>
          {closest && match
            ? t('arbitrage.closest', {
                match: t('common:match.teams', { home: match.home.name, away: match.away.name }),
                outcome: nameOfOutcome(closest.prices[0]?.oddType ?? '', of.sport, t),
                percent,
              })
            : t('arbitrage.closestPercent', { percent })}
        </small>
      )}
    </p>
  );
};
