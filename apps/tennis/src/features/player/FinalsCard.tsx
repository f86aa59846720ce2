import type { PlayerPage } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { PageLink, type Reader } from '@tipmark/match-features';
import { Card, css, MOBILE } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { scoreFrom } from '../../shared/final-score.ts';

const list = css`
  font-size: ${font.small};
  line-height: 18px;
  li { display: grid; grid-template-columns: 4.25rem minmax(0, 1fr); gap: 0 ${gap[8]}; padding: 8px 16px; border-top: 1px solid var(--hair); }
  li > span { color: var(--text2); font-variant-numeric: tabular-nums; }
  .won { font-weight: ${weight.bold}; color: var(--text); }
  .court { font-weight: ${weight.medium}; }
  b { font-weight: ${weight.strong}; }
  p { overflow-wrap: anywhere; }
  small { display: block; font-size: ${font.meta}; line-height: 16px; color: var(--text2); }
  a { display: inline-flex; align-items: center; min-height: 24px; }
  a:hover { text-decoration: underline; text-underline-offset: 3px; }
  summary { padding: 11px 16px; border-top: 1px solid var(--hair); color: var(--accent); cursor: pointer; }
  summary:focus-visible { outline-offset: -2px; }
  ${MOBILE} { li, summary { padding-inline: var(--gutter); } a { min-height: 32px; } }
`;

/** The others are behind a button. */
const FIRST = 8;

interface FinalsCardProps {
  readonly page: PlayerPage;
  readonly reader: Reader;
}

type Final = PlayerPage['finalMatches'][number];

interface FinalsProps extends Pick<FinalsCardProps, 'reader'> {
  readonly finals: readonly Final[];
}

const Finals = ({ finals, reader }: FinalsProps) => {
  const { t } = reader;
  return (
    <ul>
      {finals.map(({ league, season, court, isWon, isHome, match: wire }) => {
        const match = decodeMatch(wire);
        const opponent = isHome ? match.away.name : match.home.name;
        return (
          <li key={`${league.id} ${match.matchId}`}>
            <span className={isWon ? 'won' : undefined}>
              {season}
              <small>{t(isWon ? 'player.final-won' : 'player.final-lost')}</small>
              {court !== null && <small className="court">{t(`court.${court}`)}</small>}
            </span>
            <p>
              <PageLink to="tennisLeague" params={{ leagueId: league.link }}>
                <b>{league.name}</b>
              </PageLink>
              <small>
                <PageLink to="tennisEvents" params={{ matchUrl: match.link }}>
                  {`${opponent}, ${scoreFrom(match, isHome, t)}`}
                </PageLink>
              </small>
            </p>
          </li>
        );
      })}
    </ul>
  );
};

/** Titles and lost finals, newest first, linked to their tournaments. */
export const FinalsCard = ({ page, reader }: FinalsCardProps) => {
  const { t } = reader;
  const { finalMatches } = page;
  if (finalMatches.length === 0) return null;
  const further = finalMatches.slice(FIRST);
  return (
    <Card title={t('player.finalsList')} isFlush>
      <div className={list}>
        <Finals finals={finalMatches.slice(0, FIRST)} reader={reader} />
        {further.length > 0 && (
          <details>
            <summary>{t('player.finalsMore')}</summary>
            <Finals finals={further} reader={reader} />
          </details>
        )}
      </div>
    </Card>
  );
};
