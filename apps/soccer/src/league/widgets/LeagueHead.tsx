import type { LeaguePage } from '@tipmark/contract';
import type { Reader } from '@tipmark/match-features';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { css, Flag, MOBILE } from '@tipmark/ui-kit';

const head = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  & > div { min-width: 0; }
  h1 { overflow-wrap: anywhere; }
  p { font-size: 13px; line-height: 18px; color: var(--text2); font-variant-numeric: tabular-nums; }
  ${MOBILE} { padding-top: 4px; }
`;

interface LeagueHeadProps {
  readonly page: LeaguePage;
  readonly reader: Reader;
}

/** Which league and season, and how far it is. */
export const LeagueHead = ({ page, reader: { t, locale } }: LeagueHeadProps) => {
  const { league, season, countOfPlayed, countOfMatches, isSimulated } = page;
  const words = [
    league.countryName,
    season.name,
    t('league.played', {
      k: formatNumber(countOfPlayed, locale),
      n: formatNumber(countOfMatches, locale),
    }),
    isSimulated ? t('match.simulated') : '',
  ];
  return (
    <header className={head}>
      <Flag code={league.countryCode} />
      <div>
        <h1>{league.name}</h1>
        <p>{words.filter(Boolean).join(' · ')}</p>
      </div>
    </header>
  );
};
