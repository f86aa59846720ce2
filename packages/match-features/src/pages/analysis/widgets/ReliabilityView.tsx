import type { Reliability, ReliabilityBinOfPage, ReliabilityGroup } from '@tipmark/contract';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import type { RouteName } from '@tipmark/route-builder';
import { Card, css, DESKTOP, EmptyState, Flag, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import type { Reader } from '../../../parts/page/reader.ts';
import { DataTable } from '../../../parts/tables/DataTable.tsx';

const summary = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: ${gap[12]} ${gap[24]};
  padding: 16px;
  dt { font-size: ${font.meta}; line-height: 16px; color: var(--text3); }
  dd { font-size: ${font.display}; line-height: 26px; font-weight: ${weight.bold}; font-variant-numeric: tabular-nums; }
  dd small { display: block; font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text3); }
  ${MOBILE} { padding: 12px var(--gutter); }
`;

const note = css`
  padding: 0 16px 16px;
  font-size: ${font.small};
  line-height: 18px;
  color: var(--text2);
  ${MOBILE} { padding: 0 var(--gutter) 12px; }
`;

const bar = css`
  display: block;
  width: 100%;
  min-width: 96px;
  height: 12px;
  rect:first-child { fill: var(--sunken); }
  rect:nth-child(2) { fill: var(--accent); }
  line { stroke: var(--text); stroke-width: 1.5; }
`;

/** Bars are aligned with their heading. */
const bins = css`
  ${DESKTOP} { tr > :last-child { width: 38%; padding-left: 32px; text-align: left; } }
`;

/** The flag stays beside the name however it breaks. */
const byLeague = css`
  tr > [scope='row'] { position: relative; padding-left: 44px; overflow-wrap: normal; }
  [scope='row'] > :first-child { position: absolute; left: 16px; top: 9px; }
  ${MOBILE} {
    tr > [scope='row'] { padding-left: calc(var(--gutter) + 28px); }
    [scope='row'] > :first-child { left: var(--gutter); top: 8px; }
    td, thead th { white-space: normal; overflow-wrap: normal; }
    td > small { max-width: 76px; margin-left: auto; }
  }
`;

interface GroupProps {
  readonly group: ReliabilityGroup;
  readonly leagueRoute: RouteName;
  readonly reader: Reader;
}

const SCORE_DECIMALS = 4;
const TENTH = 10;

const scoreText = (value: number | null, { locale }: Reader): string =>
  value === null ? '–' : formatNumber(value, locale, { decimals: SCORE_DECIMALS });

const errorOf = ({ standardErrorPercent }: Reliability, { locale }: Reader): string =>
  standardErrorPercent === null
    ? ''
    : ` ± ${formatNumber(standardErrorPercent, locale, { decimals: 1 })}`;

const yieldOf = ({ yieldPercent }: Reliability, { locale }: Reader): string =>
  yieldPercent === null ? '–' : formatPercent(yieldPercent, locale, { isSigned: true });

const picksOf = (statistics: Reliability, reader: Reader): string =>
  [
    errorOf(statistics, reader).trim(),
    reader.t('analysis.reliability.picks', { n: formatNumber(statistics.picks, reader.locale) }),
  ]
    .filter(Boolean)
    .join(', ');

const Summary = ({ group, reader }: Pick<GroupProps, 'group' | 'reader'>) => {
  const { t, locale } = reader;
  const { all, modelWeight } = group;
  const { rankedProbability, baseRankedProbability, lineRankedProbability, picks } = all;
  return (
    <dl className={summary}>
      <div>
        <dt>{t('analysis.reliability.matches')}</dt>
        <dd>{formatNumber(all.matches, locale)}</dd>
      </div>
      <div>
        <dt>{t('analysis.reliability.rankedProbability')}</dt>
        <dd>
          {scoreText(rankedProbability, reader)}
          <small>
            {t('analysis.reliability.between', {
              base: scoreText(baseRankedProbability, reader),
              line: scoreText(lineRankedProbability, reader),
            })}
          </small>
        </dd>
      </div>
      <div>
        <dt>{t('analysis.reliability.yield')}</dt>
        <dd>
          {yieldOf(all, reader) + errorOf(all, reader)}
          <small>{t('analysis.reliability.ofPicks', { n: formatNumber(picks, locale) })}</small>
        </dd>
      </div>
      {modelWeight !== undefined && (
        <div>
          <dt>{t('analysis.reliability.weight')}</dt>
          <dd>
            {formatNumber(modelWeight, locale, { decimals: 2 })}
            <small>{t('analysis.reliability.weightNote')}</small>
          </dd>
        </div>
      )}
    </dl>
  );
};

const BinRow = ({
  bin,
  reader,
}: {
  readonly bin: ReliabilityBinOfPage;
  readonly reader: Reader;
}) => {
  const { t, locale } = reader;
  const { fromPercent, cases, statedPercent, happenedPercent, happened } = bin;
  const percent = (value: number | null) =>
    value === null ? '–' : formatPercent(value, locale, { decimals: 1 });
  return (
    <tr>
      <th scope="row">{`${fromPercent}–${formatPercent(fromPercent + TENTH, locale, { decimals: 0 })}`}</th>
      <td>{percent(statedPercent)}</td>
      <td className="now">
        {happenedPercent === null ? t('analysis.reliability.fewCases') : percent(happenedPercent)}
        <small>
          {t('analysis.reliability.of', {
            k: formatNumber(happened, locale),
            n: formatNumber(cases, locale),
          })}
        </small>
      </td>
      <td className="wide">
        {happenedPercent !== null && statedPercent !== null && (
          <svg className={bar} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="12" rx="2" />
            <rect width={happenedPercent} height="12" rx="2" />
            <line x1={statedPercent} x2={statedPercent} y1="0" y2="12" />
          </svg>
        )}
      </td>
    </tr>
  );
};

interface TableProps extends GroupProps {
  /** The leagues the group is about. */
  readonly title: string;
}

const BinsTable = ({ group, title, reader }: Omit<TableProps, 'leagueRoute'>) => {
  const { t } = reader;
  return (
    <Card title={t('analysis.reliability.predictedAndActual')} isFlush>
      <DataTable
        caption={`${t('analysis.reliability.predictedAndActual')}: ${title}`}
        className={bins}
        reader={reader}
      >
        <thead>
          <tr>
            <th scope="col">{t('analysis.reliability.tenth')}</th>
            <th scope="col">{t('analysis.reliability.predicted')}</th>
            <th scope="col">{t('analysis.reliability.happened')}</th>
            <th scope="col" className="wide">
              {t('analysis.reliability.compared')}
            </th>
          </tr>
        </thead>
        <tbody>
          {group.bins.map((bin) => (
            <BinRow key={bin.fromPercent} bin={bin} reader={reader} />
          ))}
        </tbody>
      </DataTable>
    </Card>
  );
};

const LeaguesTable = ({ group, title, leagueRoute, reader }: TableProps) => {
  const { t, locale } = reader;
  return (
    <Card title={t('analysis.reliability.byLeague')} isFlush>
      <DataTable
        caption={`${t('analysis.reliability.byLeague')}: ${title}`}
        className={byLeague}
        reader={reader}
      >
        <thead>
          <tr>
            <th scope="col">{t('analysis.reliability.league')}</th>
            <th scope="col">{t('analysis.reliability.matchesShort')}</th>
            <th scope="col">{t('analysis.reliability.rankedShort')}</th>
            <th scope="col" className="wide">
              {t('analysis.reliability.base')}
            </th>
            <th scope="col" className="wide">
              {t('analysis.reliability.line')}
            </th>
            <th scope="col">{t('analysis.reliability.yieldShort')}</th>
          </tr>
        </thead>
        <tbody>
          {group.leagues.map(({ league, ...statistics }) => (
            <tr key={league.id}>
              <th scope="row">
                <Flag code={league.countryCode} />
                <PageLink to={leagueRoute} params={{ leagueId: league.link }}>
                  {league.name}
                </PageLink>
                <small>{league.countryName}</small>
              </th>
              <td>{formatNumber(statistics.matches, locale)}</td>
              <td className={statistics.rankedProbability === null ? 'dim' : 'now'}>
                {statistics.rankedProbability === null
                  ? t('analysis.reliability.fewCases')
                  : scoreText(statistics.rankedProbability, reader)}
              </td>
              <td className="wide">{scoreText(statistics.baseRankedProbability, reader)}</td>
              <td className="wide">{scoreText(statistics.lineRankedProbability, reader)}</td>
              <td>
                {yieldOf(statistics, reader)}
                {statistics.yieldPercent !== null && <small>{picksOf(statistics, reader)}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Card>
  );
};

const Group = ({ group, leagueRoute, reader }: GroupProps) => {
  const { t } = reader;
  const title = t(
    group.isSimulated ? 'analysis.reliability.simulated' : 'analysis.reliability.real',
  );
  return (
    <>
      <Card title={title}>
        <Summary group={group} reader={reader} />
        {group.isSimulated && <p className={note}>{t('analysis.reliability.simulatedNote')}</p>}
      </Card>
      <BinsTable group={group} title={title} reader={reader} />
      <LeaguesTable group={group} title={title} leagueRoute={leagueRoute} reader={reader} />
    </>
  );
};

interface ReliabilityViewProps {
  readonly groups: readonly ReliabilityGroup[];
  readonly leagueRoute: RouteName;
  readonly reader: Reader;
}

/** The check of a year's forecasts, real and simulated leagues separately. */
export const ReliabilityView = ({ groups, leagueRoute, reader }: ReliabilityViewProps) =>
  groups.length === 0 ? (
    <Card>
      <EmptyState text={reader.t('analysis.reliability.empty')} />
    </Card>
  ) : (
    groups.map((group) => (
      <Group
        key={String(group.isSimulated)}
        group={group}
        leagueRoute={leagueRoute}
        reader={reader}
      />
    ))
  );
