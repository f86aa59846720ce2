import type { TennisMatchList } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { emptyText, pastMatchView, type Reader, RowsCsv } from '@tipmark/match-features';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { css, EmptyState, LinkButton, MOBILE } from '@tipmark/ui-kit';
import { PastMatchRow, pastMatchListClass } from '@tipmark/ui-kit/betting';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { SurfaceRecords } from './SurfaceRecords.tsx';
import { setsText } from './sets.ts';

const part = css`
  border-top: 1px solid var(--border);
  header { display: flex; align-items: baseline; flex-wrap: wrap; gap: ${gap[2]} ${gap[16]}; padding: 12px 16px; background: var(--sub); border-bottom: 1px solid var(--hair); }
  header h2 { margin-right: auto; overflow-wrap: anywhere; }
  header span { font-size: ${font.small}; line-height: 18px; font-weight: ${weight.medium}; color: var(--text2); font-variant-numeric: tabular-nums; }
  ${MOBILE} { header { padding: 10px var(--gutter); } .sc { white-space: normal; text-align: right; } }
`;

type Listed = Pick<TennisMatchList, 'matches' | 'record'>;

interface PlayerMatchesProps {
  readonly title: string;
  readonly list: Listed;
  readonly reader: Reader;
  /** Absent where there is nothing to reset. */
  readonly resetHref: string | undefined;
}

function rowOf(past: Listed['matches'][number], reader: Reader) {
  const { t } = reader;
  const match = decodeMatch(past.match);
  const view = pastMatchView({ ...past, round: undefined }, 'tennisEvents', reader);
  const court = past.court === null ? undefined : t(`court.${past.court}`);
  return {
    ...view,
    winner: match.home.isAdvancing ? 'home' : match.away.isAdvancing ? 'away' : view.winner,
    league: [past.league.name, past.round, court].filter(Boolean).join(' · '),
    score: setsText(match) ?? view.score,
  } as const;
}

/** Matches of a player, their totals, and their file. */
export const PlayerMatches = ({ title, list, reader, resetHref }: PlayerMatchesProps) => {
  const { t, locale } = reader;
  const { record, matches } = list;
  const number = (value: number) => formatNumber(value, locale);
  const [won, lost] = record.matches;
  const rows = matches.map((past) => rowOf(past, reader));
  return (
    <section className={part}>
      <header>
        <h2>{title}</h2>
        {matches.length > 0 && (
          <>
            <span>{t('record.matches', { won: number(won), lost: number(lost) })}</span>
            <span>
              {t('record.sets', { won: number(record.sets[0]), lost: number(record.sets[1]) })}
            </span>
            <span>
              {t('record.tieBreaks', {
                won: number(record.tieBreaks[0]),
                lost: number(record.tieBreaks[1]),
              })}
            </span>
          </>
        )}
      </header>
      {matches.length === 0 ? (
        <EmptyState text={emptyText(reader, 'past', 'match.matchesEmpty')}>
          {resetHref !== undefined && (
            <LinkButton href={resetHref}>{t('match.resetFilters')}</LinkButton>
          )}
        </EmptyState>
      ) : (
        <>
          <SurfaceRecords surfaces={record.surfaces} reader={reader} />
          <ul className={pastMatchListClass}>
            {rows.map((row) => (
              <PastMatchRow key={row.id} match={row} />
            ))}
          </ul>
          <RowsCsv
            title={title}
            reader={reader}
            rowsOf={() => [
              [
                t('match.time'),
                t('stats.league'),
                t('stats.match'),
                t('stats.score'),
                t('match.outcome'),
              ],
              ...rows.map((row) => [
                row.date,
                row.league,
                `${row.home} – ${row.away}`,
                row.score,
                row.word,
              ]),
            ]}
          />
        </>
      )}
    </section>
  );
};
