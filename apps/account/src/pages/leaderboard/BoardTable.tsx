import type { LeaderboardRow, UsersRating } from '@tipmark/contract';
import {
  Avatar,
  CapperBadges,
  DataTable,
  PageLink,
  RatingLabel,
  type Reader,
  tablePrice,
} from '@tipmark/match-features';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { Badge } from '@tipmark/ui-kit';
import { FormBadges, RankDelta } from '@tipmark/ui-kit/betting';
import { Sparkline } from '@tipmark/ui-kit/charts';
import { MISSING, percent, signedPercent, signOf } from '../../parts/format/signed-numbers.ts';
import { plainRating } from '../../parts/rating/rating-address.ts';
import { boardClass } from '../../parts/rating/rating-class.ts';
import { ownRowClass } from './leaderboard-class.ts';
import { formOf, publishingText, roiMargin, signOfRoi } from './standing.ts';

interface LineProps {
  readonly row: LeaderboardRow;
  readonly isOwn: boolean;
  /** Contests, months and other periods have no window: no change of rank, no bank or form. */
  readonly isContest: boolean;
  readonly isOfMonth: boolean;
  readonly reader: Reader;
}

function Rank({ row, isContest, reader: { t, locale } }: Omit<LineProps, 'isOwn' | 'isOfMonth'>) {
  const { position, placesMoved } = row;
  if (position === null) return MISSING;
  return (
    <>
      {formatNumber(position, locale)}
      {!isContest && placesMoved !== null && (
        <RankDelta
          change={placesMoved}
          text={formatNumber(Math.abs(placesMoved), locale)}
          label={t('rating.weekAgo', { place: formatNumber(position + placesMoved, locale) })}
        />
      )}
    </>
  );
}

function Form({ row, reader }: Pick<LineProps, 'row' | 'reader'>) {
  const { matches, label } = formOf(row, reader);
  return matches.length === 0 ? MISSING : <FormBadges label={label} matches={matches} />;
}

function Line({ row, isOwn, isContest, isOfMonth, reader }: LineProps) {
  const { t, locale } = reader;
  const n = formatNumber(row.countOfTips, locale);
  const roi = signedPercent(row.roiPercent, locale);
  const half = roiMargin(row);
  const margin = half === undefined ? '' : `±${formatNumber(half, locale, { decimals: 0 })}`;
  const clv = signedPercent(row.clvPercent, locale);
  const published = publishingText(row, reader);
  return (
    <tr aria-current={isOwn ? 'true' : undefined} className={isOwn ? ownRowClass : undefined}>
      <td>
        <Rank row={row} isContest={isContest} reader={reader} />
      </td>
      <th scope="row">
        <div>
          <Avatar name={row.name} className="avatar" />
          <div className="who">
            <PageLink to="profile" params={{ userUrl: row.url }}>
              {row.name}
            </PageLink>
            {isOwn && <Badge>{t('rating.you')}</Badge>}
            {row.label !== null && <RatingLabel label={row.label} title={t('rating.label')} />}
            <CapperBadges badges={row.badges} reader={reader} />
            {row.isPremiumCapper && <Badge tone="premium">{t('rating.premiumCapper')}</Badge>}
            <small className="phone">
              {isOfMonth
                ? t('rating.phoneMonth', { roi, margin, n, clv })
                : t('rating.phoneLine', { roi, n })}
            </small>
            {published !== '' && <small>{published}</small>}
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
        {margin !== '' && <small>{margin}</small>}
      </td>
      <td className="wide" data-sign={signOf(row.clvPercent)}>
        {clv}
      </td>
      <td className="wide">{tablePrice(row.averageOdds)}</td>
      {!isOfMonth && <td className="wide">{percent(row.maxDrawdownPercent, locale)}</td>}
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

/** Cappers by rank; on a phone each row spells out the hidden columns. */
export function BoardTable({ rating, rows, title, reader }: BoardTableProps) {
  const { t } = reader;
  const isOfMonth = rating.month !== null;
  const isOfPeriod = rating.contest === null && (isOfMonth || rating.period !== plainRating.period);
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
          {!isOfMonth && head('drawdown')}
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
            isOfMonth={isOfMonth}
            reader={reader}
          />
        ))}
      </tbody>
    </DataTable>
  );
}
