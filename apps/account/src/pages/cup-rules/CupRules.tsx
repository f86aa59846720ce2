import type { ContestRules } from '@tipmark/contract';
import { CONTEST } from '@tipmark/domain';
import { DataTable, emptyText, PageLink, type Reader, useReader } from '@tipmark/match-features';
import type { HostState } from '@tipmark/remote-kit';
import { formatDayAndMonth, formatNumber } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { Card, EmptyState, LinkButton } from '@tipmark/ui-kit';
import { signedPercent, signOf } from '../../parts/format/signed-numbers.ts';
import { bodyClass, pageClass } from '../../parts/page/page-class.ts';
import { seasonName } from '../../parts/rating/contest-season.ts';
import { plainRating, ratingAddress } from '../../parts/rating/rating-address.ts';
import { boardClass, headClass, linkClass } from '../../parts/rating/rating-class.ts';
import { contestRulesLoad } from './cup-rules-load.ts';

interface PartProps {
  readonly rules: ContestRules;
  readonly reader: Reader;
}

const LAST_SECOND = 1;

function Standings({ rules, reader }: PartProps) {
  const { t, locale } = reader;
  if (rules.standings.length === 0)
    return <EmptyState text={emptyText(reader, 'tips', 'rating.noneContest')} />;
  return (
    <DataTable caption={t('rating.standings')} className={boardClass} reader={reader}>
      <thead>
        <tr>
          <th scope="col">{t('rating.place')}</th>
          <th scope="col">{t('rating.capper')}</th>
          <th scope="col" title={t('rating.unitsTitle')}>
            {t('rating.units')}
          </th>
          <th scope="col" className="wide" title={t('rating.tipsTitle')}>
            {t('rating.tips')}
          </th>
          <th scope="col" className="wide" title={t('rating.roiTitle')}>
            {t('rating.roi')}
          </th>
          <th scope="col">
            <span data-csv={t('rating.prizeInDays')}>{t('rating.prize')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rules.standings.map((row) => (
          <tr key={row.url}>
            <td>{row.position === null ? '–' : formatNumber(row.position, locale)}</td>
            <th scope="row">
              <PageLink to="profile" params={{ userUrl: row.url }} className={linkClass}>
                {row.name}
              </PageLink>
            </th>
            <td className="score">{formatNumber(row.score, locale, { decimals: 2 })}</td>
            <td className="wide">{formatNumber(row.countOfTips, locale)}</td>
            <td className="wide" data-sign={signOf(row.roiPercent)}>
              {signedPercent(row.roiPercent, locale)}
            </td>
            <td>
              {row.prizeDays === 0 ? (
                '–'
              ) : (
                <span data-csv={formatNumber(row.prizeDays, locale)}>
                  {t('rating.prizeDays', { count: row.prizeDays })}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function Prizes({ rules, reader: { t, locale } }: PartProps) {
  return (
    <Card title={t('rating.prizes')} isFlush>
      <ul className={bodyClass}>
        {rules.prizes.map(({ from, to, premiumDays }) => (
          <li key={from}>
            <b>
              {from === to
                ? t('rating.onePlace', { place: formatNumber(from, locale) })
                : t('rating.places', {
                    from: formatNumber(from, locale),
                    to: formatNumber(to, locale),
                  })}
            </b>{' '}
            {t('rating.prizeDays', { count: premiumDays })}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Rules of a contest: what counts, the prizes, and the standings of its season. */
export function CupRules() {
  const reader = useReader('account');
  const { data: rules } = useSelector((state: HostState) => contestRulesLoad.select(state));
  if (!rules) return null;
  const { t, locale, timeZone } = reader;
  const route = rules.id === CONTEST.premiumCup ? 'premiumCupRules' : 'productCupRules';
  const season = (id: number) => href(route, { season: id }, { locale });
  return (
    <>
      <div className={headClass}>
        <h1>{rules.title}</h1>
        <p>
          {t('rating.season', {
            month: seasonName(rules.seasonId, locale),
            from: formatDayAndMonth(rules.startsAt, locale, timeZone),
            to: formatDayAndMonth(rules.endsAt - LAST_SECOND, locale, timeZone),
          })}
        </p>
      </div>
      <div className={pageClass}>
        <div>
          {rules.body.map(({ heading, paragraphs }) => (
            <Card key={heading} title={heading} isFlush>
              <div className={bodyClass}>
                {paragraphs.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
            </Card>
          ))}
          <Card title={t('rating.standings')} isFlush>
            <Standings rules={rules} reader={reader} />
          </Card>
        </div>
        <div>
          <Prizes rules={rules} reader={reader} />
          <Card title={t('rating.more')} isFlush>
            <div className={bodyClass}>
              <p>{t('rating.contestants', { count: rules.countOfContestants })}</p>
              <LinkButton
                href={ratingAddress({ ...plainRating, contestId: rules.seasonId }, locale)}
              >
                {t('rating.wholeTable')}
              </LinkButton>
              <LinkButton href={season(rules.previousSeasonId)}>
                {t('rating.previousSeason')}
              </LinkButton>
            </div>
          </Card>
        </div>
      </div>
    </>
  );
}
