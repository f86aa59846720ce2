import type { FoundCapper } from '@tipmark/contract';
import { TIP_RESULT, type TipResult } from '@tipmark/domain';
import {
  Avatar,
  CapperBadges,
  DataTable,
  PageLink,
  type Reader,
  tablePrice,
} from '@tipmark/match-features';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import { Badge } from '@tipmark/ui-kit';
import { FormBadges, type MatchOutcome } from '@tipmark/ui-kit/betting';
import { cappersClass } from '../search-class.ts';
import { CapperLabel } from './CapperLabel.tsx';
import { signedPercent } from './capper-record.ts';

const OUTCOMES: Readonly<Partial<Record<TipResult, MatchOutcome>>> = {
  [TIP_RESULT.won]: 'won',
  [TIP_RESULT.halfWon]: 'won',
  [TIP_RESULT.returned]: 'drawn',
  [TIP_RESULT.halfLost]: 'lost',
  [TIP_RESULT.lost]: 'lost',
};
const MISSING = '–';
const SHOWN_RESULTS = 5;

const signOf = (value: number | null) =>
  value === null || value === 0 ? undefined : value > 0 ? 'pos' : 'neg';

interface RowProps {
  readonly capper: FoundCapper;
  readonly reader: Reader;
}

/** The last results of a capper as badges, half results on their side, and as text. */
const Form = ({ capper, reader: { t } }: RowProps) => {
  const results = capper.lastTipResults.slice(-SHOWN_RESULTS).flatMap((result, index) => {
    const outcome = OUTCOMES[result];
    if (outcome === undefined) return [];
    return { key: String(index), outcome, letter: t(`search.letter-${outcome}`) };
  });
  const params = results.map(({ outcome }) => t(`search.result-${outcome}`)).join(', ');
  return results.length === 0 ? (
    MISSING
  ) : (
    <FormBadges label={t('search.form', { results: params })} matches={results} />
  );
};

const Row = ({ capper, reader }: RowProps) => {
  const { t, locale } = reader;
  const n = formatNumber(capper.countOfTips, locale);
  return (
    <tr>
      <td>{capper.position === null ? MISSING : formatNumber(capper.position, locale)}</td>
      <th scope="row">
        <div>
          <Avatar name={capper.name} className="avatar" />
          <div className="who">
            <PageLink to="profile" params={{ userUrl: capper.url }}>
              {capper.name}
            </PageLink>
            <CapperLabel {...capper} reader={reader} />
            <CapperBadges badges={capper.badges} reader={reader} />
            {capper.isPremiumCapper && <Badge tone="premium">{t('search.premiumCapper')}</Badge>}
            {capper.isFollowed && <Badge>{t('search.followed')}</Badge>}
            <small className="phone">
              {t('search.phoneLine', {
                n,
                count: capper.countOfTips,
                clv: signedPercent(capper.clvPercent, reader),
              })}
            </small>
          </div>
        </div>
      </th>
      <td className="wide">{n}</td>
      <td className="wide" data-sign={signOf(capper.profitPercent)}>
        {signedPercent(capper.profitPercent, reader)}
      </td>
      <td data-sign={signOf(capper.roiPercent)}>{signedPercent(capper.roiPercent, reader)}</td>
      <td className="wide">{tablePrice(capper.averageOdds)}</td>
      <td className="wide">{formatPercent(capper.maxDrawdownPercent, locale)}</td>
      <td className="wide" data-sign={signOf(capper.clvPercent)}>
        {signedPercent(capper.clvPercent, reader)}
      </td>
      <td className="wide">
        <Form capper={capper} reader={reader} />
      </td>
    </tr>
  );
};

interface CappersTableProps {
  readonly cappers: readonly FoundCapper[];
  readonly reader: Reader;
}

/** Cappers in the requested order; on a phone each row spells out the hidden columns. */
export const CappersTable = ({ cappers, reader }: CappersTableProps) => {
  const { t } = reader;
  return (
    <DataTable caption={t('search.tab-cappers')} className={cappersClass} reader={reader}>
      <thead>
        <tr>
          <th scope="col">{t('search.column-place')}</th>
          <th scope="col">{t('search.column-capper')}</th>
          {(['n', 'profit', 'roi', 'odds', 'drawdown', 'clv', 'form'] as const).map((key) => (
            <th
              key={key}
              scope="col"
              className={key === 'roi' ? undefined : 'wide'}
              title={t(`search.columnTitle-${key}`)}
            >
              {t(`search.column-${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cappers.map((capper) => (
          <Row key={capper.url} capper={capper} reader={reader} />
        ))}
      </tbody>
    </DataTable>
  );
};
