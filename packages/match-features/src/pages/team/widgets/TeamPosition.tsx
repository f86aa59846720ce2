import type { TeamPage } from '@tipmark/contract';
import { hasPlace } from '@tipmark/domain';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { css } from '@tipmark/ui-kit';
import { FormBadges } from '@tipmark/ui-kit/betting';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { letterOf } from '../../../parts/matches/past-match-view.ts';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import type { Reader } from '../../../parts/page/reader.ts';
import type { SportWith } from '../../../parts/sport/sport-pages.ts';
import { positionText } from '../../../parts/standings/position-text.ts';
import { OUTCOME_OF_FORM } from '../../../parts/standings/StandingsRow.tsx';

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${gap[4]} ${gap[12]};
  min-height: 24px;
  font-size: ${font.small};
  line-height: 18px;
  color: var(--text2);
  font-variant-numeric: tabular-nums;
  b { color: var(--text); font-weight: ${weight.bold}; }
  a { color: var(--accent); min-height: 24px; display: inline-flex; align-items: center; }
`;

interface TeamPositionProps {
  readonly sport: SportWith<'league'>;
  readonly page: TeamPage;
  readonly reader: Reader;
}

type Rows = NonNullable<TeamPage['standing']>['table']['rows'];

/** Who stands above the team; below the first one. */
function neighbourOf(rows: Rows, teamId: number) {
  const index = rows.findIndex(({ team }) => team.id === teamId);
  return rows[index === 0 ? 1 : index - 1];
}

/** Position, points, goals and the last five matches. */
const Season = ({ row, reader }: { readonly row: Rows[number]; readonly reader: Reader }) => {
  const { t, locale } = reader;
  const number = (value: number) => formatNumber(value, locale);
  const form = row.form.map((outcome, index) => ({
    key: String(index),
    outcome: OUTCOME_OF_FORM[outcome],
    letter: letterOf(OUTCOME_OF_FORM[outcome], reader),
  }));
  const outcomes = form.map(({ outcome }) => t(`match.${outcome}`)).join(', ');
  return (
    <>
      <b>{positionText(row, reader)}</b>
      <span>{t('count.matches', { count: row.played })}</span>
      <span>
        {t('match.goals', { for: number(row.goalsFor), against: number(row.goalsAgainst) })}
      </span>
      {form.length > 0 && (
        <FormBadges label={t('match.form', { matches: outcomes })} matches={form} />
      )}
    </>
  );
};

/** The team's league, whatever matches are chosen, and what it did in its season. */
export const TeamPosition = ({ sport, page: { team, standing }, reader }: TeamPositionProps) => {
  const { compare, league } = sport.routes;
  if (!standing && !compare) return null;
  const rows = standing?.table.rows.filter(hasPlace) ?? [];
  const row = rows.find((one) => one.team.id === team.id);
  const neighbour = row && neighbourOf(rows, team.id);
  return (
    <div className={line}>
      {standing && (
        <PageLink to={league} params={{ leagueId: standing.league.link }}>
          {standing.league.name}
        </PageLink>
      )}
      {row && <Season row={row} reader={reader} />}
      {compare && (
        <PageLink
          to={compare}
          params={{ a: team.link, ...(neighbour && { b: neighbour.team.link }) }}
        >
          {reader.t(neighbour ? 'team.compare' : 'team.compareAny')}
        </PageLink>
      )}
    </div>
  );
};
