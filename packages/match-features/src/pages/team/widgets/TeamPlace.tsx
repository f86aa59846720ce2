import type { TeamPage } from '@tipmark/contract';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { css } from '@tipmark/ui-kit';
import { FormBadges } from '@tipmark/ui-kit/betting';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { letterOf } from '../../../parts/matches/past-match-view.ts';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import type { Reader } from '../../../parts/page/reader.ts';
import type { SportWith } from '../../../parts/sport/sport-pages.ts';
import { placeText } from '../../../parts/standings/place-text.ts';
import { OUTCOME_OF_FORM } from '../../../parts/standings/StandingsRow.tsx';

const place = css`
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

interface TeamPlaceProps {
  readonly sport: SportWith<'league'>;
  readonly page: TeamPage;
  readonly reader: Reader;
}

/** The team's place, its goals and its last five matches, whatever matches are chosen. */
export const TeamPlace = ({ sport, page: { team, standing }, reader }: TeamPlaceProps) => {
  const { t, locale } = reader;
  const row = standing?.table.rows.find((one) => one.team.id === team.id);
  if (!standing || !row) return null;
  const number = (value: number) => formatNumber(value, locale);
  const form = row.form.map((outcome, index) => ({
    key: String(index),
    outcome: OUTCOME_OF_FORM[outcome],
    letter: letterOf(OUTCOME_OF_FORM[outcome], reader),
  }));
  const outcomes = form.map(({ outcome }) => t(`match.${outcome}`)).join(', ');
  return (
    <div className={place}>
      <PageLink to={sport.routes.league} params={{ leagueId: standing.league.link }}>
        {standing.league.name}
      </PageLink>
      <b>{placeText(row, reader)}</b>
      <span>{t('stats.matches', { n: row.played })}</span>
      <span>
        {t('match.goals', { for: number(row.goalsFor), against: number(row.goalsAgainst) })}
      </span>
      {form.length > 0 && (
        <FormBadges label={t('match.form', { matches: outcomes })} matches={form} />
      )}
    </div>
  );
};
