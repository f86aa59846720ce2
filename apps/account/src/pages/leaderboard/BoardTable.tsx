import type { LeaderboardRow, UsersRating } from '@tipmark/contract';
import { Avatar, DataTable, PageLink, RatingLabel, type Reader } from '@tipmark/match-features';
import { formatNumber, formatOdds } from '@tipmark/remote-kit/i18n';
import { Badge } from '@tipmark/ui-kit';
import { FormBadges, RankDelta } from '@tipmark/ui-kit/betting';
import { Sparkline } from '@tipmark/ui-kit/charts';
import { MISSING, percent, signedPercent, signOf } from '../../parts/format/signed-numbers.ts';
import { plainRating } from '../../parts/rating/rating-address.ts';
import { boardClass } from '../../parts/rating/rating-class.ts';
import { formOf, roiMargin, signOfRoi } from './standing.ts';

interface LineProps {
  readonly row: LeaderboardRow;
  readonly isOwn: boolean;
  /** Contests and other periods have no window: no change of rank, no bank or form. */
  readonly isContest: boolean;
  readonly reader: Reader;
}

function Place({ row, isContest, reader: { t, locale } }: Omit<LineProps, 'isOwn'>) {
  const { position, placesMoved } = row;
  if (position === null) return MISSING;
  const places = Math.abs(placesMoved ?? 0);
  const way = (placesMoved ?? 0) > 0 ? 'up' : 'down';
  return (
    <>
      {formatNumber(position, locale)}
      {!isContest && placesMoved !== null && (
        <RankDelta
          places={placesMoved}
          text={formatNumber(places, locale)}
          label={places === 0 ? t('rating.same') : t(`rating.${way}`, { count: places })}
        />
      )}
    </>
  );
}

function Form({ row, reader }: Pick<LineProps, 'row' | 'reader'>) {
  const { matches, label } = formOf(row, reader);
  return matches.length === 0 ? MISSING : <FormBadges label={label} matches={matches} />;
}

function Line({ row, isOwn, isContest, reader }: LineProps) {
  const { t, locale } = reader;
  const n = formatNumber(row.countOfTips, locale);
  const roi = signedPercent(row.roiPercent, locale);
  const margin = roiMargin(row);
  return (
    <tr aria-current={isOwn ? 'true' : undefined}>
      <td>
        <Place row={row} isContest={isContest} reader={reader} />
      </td>
      <th scope="row">
        <div>
          <Avatar name={row.name} className="avatar" />
          <div className="who">
            <PageLink to="profile" params={{ userUrl: row.url }}>
              {row.name}
            </PageLink>
            {row.label !== null && <RatingLabel label={row.label} title={t('rating.label')} />}
            {row.isPremiumCapper && <Badge tone="premium">{t('rating.premiumCapper')}</Badge>}
            <small className="phone">{t('rating.phoneLine', { roi, n })}</small>
          </div>
        </div>
      </th>
      <td className="score">
        {formatNumber(row.score, locale, { decimals: 2 })}
        {!isContest && (
          <span className="phone">
            <Form row={row} reader={reader} />
          </span>
        )}
      </td>
      <td className="wide">{n}</td>
      {!isContest && (
        <td className="wide dim">
          {formatNumber(row.effectiveTips ?? 0, locale, { decimals: 0 })}
        </td>
      )}
      <td className="wide" data-sign={signOfRoi(row)}>
        {roi}
        {margin !== undefined && (
          <small>{`±${formatNumber(margin, locale, { decimals: 0 })}`}</small>
        )}
      </td>
      <td className="wide" data-sign={signOf(row.clvPercent)}>
        {signedPercent(row.clvPercent, locale)}
      </td>
      <td className="wide">{row.averageOdds === null ? MISSING : formatOdds(row.averageOdds)}</td>
      <td className="wide">{percent(row.maxDrawdownPercent, locale)}</td>
      {!isContest && (
        <>
          <td className="wide">
            <Sparkline
              points={row.bank.map((height, index) => [index, height])}
              to={row.bank.length - 1}
            />
          </td>
          <td className="wide">
            <Form row={row} reader={reader} />
          </td>
        </>
      )}
    </tr>
  );
}

interface BoardTableProps {
  readonly rating: UsersRating;
  readonly rows: readonly LeaderboardRow[];
  readonly title: string;
  readonly reader: Reader;
}

/** Cappers by place; on a phone each row spells out the hidden columns. */
export function BoardTable({ rating, rows, title, reader }: BoardTableProps) {
  const { t } = reader;
  const isOfPeriod = rating.contest === null && rating.period !== plainRating.period;
  const isContest = rating.contest !== null || isOfPeriod;
  const score = isOfPeriod ? 'profit' : isContest ? 'units' : 'score';
  const head = (key: string) => (
    <th scope="col" className="wide" title={t(`rating.${key}Title`)}>
      {t(`rating.${key}`)}
    </th>
  );
  return (
    <DataTable caption={title} className={boardClass} reader={reader}>
      <thead>
        <tr>
          <th scope="col">{t('rating.place')}</th>
          <th scope="col">{t('rating.capper')}</th>
          <th scope="col" title={t(`rating.${score}Title`)}>
            {t(`rating.${score}`)}
          </th>
          {head('tips')}
          {!isContest && head('effective')}
          {head('roi')}
          {head('clv')}
          {head('odds')}
          {head('drawdown')}
          {!isContest && head('bank')}
          {!isContest && head('form')}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line
            key={row.url}
            row={row}
            isOwn={row.url === rating.own?.url}
            isContest={isContest}
            reader={reader}
          />
        ))}
      </tbody>
    </DataTable>
  );
}
