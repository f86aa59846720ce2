import type { TennisEventPage } from '@tipmark/contract';
import { emptyText, type Reader } from '@tipmark/match-features';
import type { TabProps } from '@tipmark/match-features/pages';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import { Card, css } from '@tipmark/ui-kit';
import { ShareBar } from '@tipmark/ui-kit/charts';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { ServeStatistics } from '../../../shared/ServeStatistics.tsx';
import { useTennisPage } from '../use-tennis-page.ts';

const body = css`
  display: grid;
  gap: ${gap[10]};
  padding: 12px 16px;
  font-size: ${font.small};
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  .ends { display: flex; justify-content: space-between; gap: ${gap[12]}; }
  .ends b { font-weight: ${weight.bold}; }
  p { font-size: ${font.meta}; line-height: 16px; color: var(--text3); }
  table { width: 100%; border-collapse: collapse; }
  th { font-weight: ${weight.medium}; text-align: left; color: var(--text2); overflow-wrap: anywhere; }
  thead th:not(:first-child), td { text-align: right; }
  thead th { padding-bottom: 4px; font-size: ${font.meta}; line-height: 16px; color: var(--text3); }
  tbody th, td { padding: 6px 0; border-top: 1px solid var(--hair); }
  td { padding-left: 12px; font-weight: ${weight.strong}; }
  small { font-size: ${font.meta}; font-weight: ${weight.medium}; white-space: nowrap; color: var(--text3); }
`;

interface AsideProps {
  readonly page: TennisEventPage;
  readonly names: { readonly home: string; readonly away: string };
  readonly reader: Reader;
}

/** All earlier meetings of the two, court by court. */
const HeadToHead = ({ page: { headToHead }, names, reader }: AsideProps) => {
  const { t, locale } = reader;
  const { matches, sets, games, surfaces } = headToHead;
  const [home, away] = matches;
  const number = (value: number) => formatNumber(value, locale);
  if (home + away === 0) return <p>{emptyText(reader, 'past', 'headToHead.none')}</p>;
  return (
    <>
      <div className="ends">
        <span>
          {names.home} <b>{number(home)}</b>
        </span>
        <span>
          <b>{number(away)}</b> {names.away}
        </span>
      </div>
      <ShareBar percents={[home, away]} />
      <table>
        <tbody>
          {surfaces.map(({ court, matches: [won, lost] }) => (
            <tr key={court}>
              <th scope="row">{t(`court.${court}`)}</th>
              <td>{`${number(won)}:${number(lost)}`}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('board.sets')}</th>
            <td>{sets.map(number).join(':')}</td>
          </tr>
          <tr>
            <th scope="row">{t('headToHead.games')}</th>
            <td>{games.map(number).join(':')}</td>
          </tr>
        </tbody>
      </table>
    </>
  );
};

type Won = readonly [won: number, lost: number];

/** Recent wins of both, court by court, the court of the match first. */
const Form = ({ page, names, reader: { t, locale } }: AsideProps) => {
  const [home, away] = page.lists;
  if (!home || !away) return null;
  const recordOf = (list: typeof home, court: number): Won =>
    list.record.surfaces.find((one) => one.court === court)?.matches ?? [0, 0];
  const courts = [...home.record.surfaces, ...away.record.surfaces].map(({ court }) => court);
  const shown = [...new Set(courts)].toSorted(
    (a, b) => Number(b === page.court) - Number(a === page.court) || a - b,
  );
  const cell = ([won, lost]: Won) =>
    won + lost === 0 ? (
      '–'
    ) : (
      <>
        {formatPercent((won / (won + lost)) * 100, locale, { decimals: 0 })}{' '}
        <small>{t('form.of', { won, n: won + lost })}</small>
      </>
    );
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('form.court')}</th>
          <th scope="col">{names.home}</th>
          <th scope="col">{names.away}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((court) => (
          <tr key={court}>
            <th scope="row">{t(`court.${court}`)}</th>
            <td>{cell(recordOf(home, court))}</td>
            <td>{cell(recordOf(away, court))}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t('form.all')}</th>
          <td>{cell(home.record.matches)}</td>
          <td>{cell(away.record.matches)}</td>
        </tr>
      </tbody>
    </table>
  );
};

/** Serves in this match, meetings of the two, and their form on each court. */
export const Aside = ({ match: { reader }, event: { match } }: TabProps) => {
  const { t } = reader;
  const page = useTennisPage();
  if (!page) return null;
  const names = { home: match.home.name, away: match.away.name };
  const props = { page, names, reader };
  return (
    <>
      {page.serve.length > 0 && (
        <Card title={t('serve.title')}>
          <ServeStatistics rows={page.serve} names={names} reader={reader} />
        </Card>
      )}
      <Card title={t('headToHead.title')}>
        <div className={body}>
          <HeadToHead {...props} />
        </div>
      </Card>
      {page.lists.some(({ matches }) => matches.length > 0) && (
        <Card title={t('form.title')}>
          <div className={body}>
            <Form {...props} />
          </div>
        </Card>
      )}
    </>
  );
};
