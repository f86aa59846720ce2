import type { MatchEvent, MatchListItem } from '@tipmark/contract';
import { DataTable, type Reader } from '@tipmark/match-features';
import type { TabProps } from '@tipmark/match-features/pages';
import { formatNumber, formatPercent } from '@tipmark/remote-kit/i18n';
import { Card, VisuallyHidden } from '@tipmark/ui-kit';
import { asPlayed, type Pair, type Part, type PlayedRow, type PlayedView } from './as-played.ts';
import { goaliesClass, playedClass } from './played-class.ts';

const UNKNOWN = '–';

interface PlayedProps {
  readonly view: PlayedView;
  readonly match: Pick<MatchListItem, 'home' | 'away'>;
  /** Starting goalies, where a line-up is known. */
  readonly began: Readonly<Partial<Record<MatchEvent['side'], string>>>;
  readonly reader: Reader;
}

interface Shown {
  readonly text: string;
  readonly size: number;
}

function shownOf(row: PlayedRow, part: Part, locale: Reader['locale']): [Shown, Shown] | undefined {
  if ('shares' in row) {
    const shares = row.shares[part];
    const show = ([goals, of]: Pair) => ({ text: `${goals}/${of}`, size: goals });
    return shares && [show(shares[0]), show(shares[1])];
  }
  const counts = row.counts[part];
  const show = (size: number) => ({ text: formatNumber(size, locale), size });
  return counts && [show(counts[0]), show(counts[1])];
}

const Side = ({ own, other }: { readonly own: Shown; readonly other: Shown }) =>
  own.size > other.size ? <b>{own.text}</b> : own.text;

const nameOf = (part: Part, { t }: Reader): string =>
  /\d/.test(part) ? t('played.period', { part }) : t(`played.${part}`);

/** The file of the periods, with a row for each team, so that its numbers can be added up. */
function fileOf({ view: { parts, rows }, match, reader }: PlayedProps): string[][] {
  const { t, locale } = reader;
  const textOf = (row: PlayedRow, part: Part, side: 0 | 1): string => {
    if ('shares' in row) {
      const share = row.shares[part]?.[side];
      return share ? t('played.saved', { saves: share[0], shots: share[1] }) : UNKNOWN;
    }
    const count = row.counts[part]?.[side];
    return count === undefined ? UNKNOWN : formatNumber(count, locale);
  };
  return [
    ['', t('stats.team'), ...parts.map((part) => nameOf(part, reader))],
    ...rows.flatMap((row) =>
      ([0, 1] as const).map((side) => [
        t(`stats.figure-${row.statistic}`),
        match[side === 0 ? 'home' : 'away'].name,
        ...parts.map((part) => textOf(row, part, side)),
      ]),
    ),
  ];
}

const Periods = (props: PlayedProps) => {
  const { view, match, reader } = props;
  const { parts, rows } = view;
  const { home, away } = match;
  const { t, locale } = reader;
  return (
    <DataTable
      caption={`${t('played.title')}: ${t('played.of', { home: home.name, away: away.name })}`}
      reader={reader}
      csvRows={() => fileOf(props)}
    >
      <thead>
        <tr>
          <th scope="col">{t('played.of', { home: home.name, away: away.name })}</th>
          {parts.map((part) => (
            <th key={part} scope="col">
              {nameOf(part, reader)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.statistic}>
            <th scope="row">{t(`stats.figure-${row.statistic}`)}</th>
            {parts.map((part) => {
              const shown = shownOf(row, part, locale);
              return (
                <td key={part} className={part === 'whole' ? 'now' : undefined}>
                  {shown ? (
                    <>
                      <Side own={shown[0]} other={shown[1]} />
                      {' : '}
                      <Side own={shown[1]} other={shown[0]} />
                    </>
                  ) : (
                    UNKNOWN
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};

const Goalies = ({ view: { goalies }, match, began, reader: { t, locale } }: PlayedProps) => (
  <ul className={goaliesClass}>
    {goalies.map(({ side, saves, shots }) => (
      <li key={side}>
        <span>
          {began[side] ?? match[side].name}
          {began[side] !== undefined && <i>{t('played.began', { team: match[side].name })}</i>}
        </span>
        <b>{t('played.saved', { saves, shots })}</b>
        {shots > 0 && <small>{formatPercent((saves / shots) * 100, locale)}</small>}
      </li>
    ))}
  </ul>
);

const Shootout = ({ view: { shootout }, match: { home, away }, reader }: PlayedProps) => {
  const { t } = reader;
  const message = ({ type, player }: MatchEvent) => {
    const result = t(type === 'shootout_goal' ? 'played.scored' : 'played.missed');
    return player === null ? result : t('played.shot', { player, result });
  };
  const Shot = ({ of }: { readonly of: MatchEvent | undefined }) => (
    <td className={of?.type === 'shootout_goal' ? 'now' : undefined}>
      {of ? message(of) : UNKNOWN}
    </td>
  );
  return (
    <section>
      <h3>{t('course.part-shootout')}</h3>
      <DataTable caption={t('course.part-shootout')} reader={reader}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('played.round')}</VisuallyHidden>
            </th>
            <th scope="col">{home.name}</th>
            <th scope="col">{away.name}</th>
          </tr>
        </thead>
        <tbody>
          {shootout.map((round, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds have no other name
            <tr key={index}>
              <th scope="row">{index + 1}</th>
              <Shot of={round.home} />
              <Shot of={round.away} />
            </tr>
          ))}
        </tbody>
      </DataTable>
    </section>
  );
};

/** The match period by period, the saves of its goalies, and its shoot-out. */
export const PlayedCard = (props: PlayedProps) => {
  const { view, reader } = props;
  const hasShares = view.rows.some((row) => 'shares' in row) || view.goalies.length > 0;
  return (
    <Card title={reader.t('played.title')} isFlush>
      <div className={playedClass}>
        <Periods {...props} />
        {hasShares && <p>{reader.t('played.note')}</p>}
        {view.goalies.length > 0 && (
          <section>
            <h3>{reader.t('played.goaliesTitle')}</h3>
            <Goalies {...props} />
          </section>
        )}
        {view.shootout.length > 0 && <Shootout {...props} />}
      </div>
    </Card>
  );
};

function playedOf({
  match: { reader },
  event: { match, page },
}: TabProps): PlayedProps | undefined {
  const view = asPlayed(match, page.course);
  const began = {
    ...(page.home.goalie !== undefined && { home: page.home.goalie }),
    ...(page.away.goalie !== undefined && { away: page.away.goalie }),
  };
  return view && { view, match, began, reader };
}

/** Empty before the match has begun, and for a match without reported periods. */
export const AsPlayed = (props: TabProps) => {
  const played = playedOf(props);
  return played && <PlayedCard {...played} />;
};

/** The saves of both goalies, where shots are reported. */
export const GoaliesAsPlayed = (props: TabProps) => {
  const played = playedOf(props);
  if (played === undefined || played.view.goalies.length === 0) return null;
  return (
    <Card title={played.reader.t('played.goaliesTitle')} isFlush>
      <Goalies {...played} />
    </Card>
  );
};
