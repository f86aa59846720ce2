import type { TeamPage } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { knownStart } from '@tipmark/remote-kit/i18n';
import { Card, css, LinkButton, VisuallyHidden } from '@tipmark/ui-kit';
import { Crest, crestCss, OutcomeBadge } from '@tipmark/ui-kit/betting';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { leagueAndRound } from '../../../parts/matches/league-and-round.ts';
import { letterOf } from '../../../parts/matches/past-match-view.ts';
import { resultText } from '../../../parts/matches/score-text.ts';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import type { Reader } from '../../../parts/page/reader.ts';
import type { SportPages } from '../../../parts/sport/sport-pages.ts';
import { ShortTime } from '../../../parts/tables/ShortTime.tsx';
import { asideFoot } from './aside-foot.ts';

const SHOWN = 6;

const list = css`
  li > * { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; align-items: center; gap: ${gap[2]} ${gap[10]}; min-height: 44px; padding: 6px 16px; border-bottom: 1px solid var(--hair); font-size: ${font.small}; line-height: 18px; font-weight: ${weight.medium}; }
  li:last-child > * { border-bottom: 0; }
  li > a:hover { background: var(--hover); }
  li > a:focus-visible { outline-offset: -2px; }
  .how { display: flex; }
  .who { display: flex; align-items: center; gap: ${gap[8]}; overflow-wrap: anywhere; }
  .who > span { min-width: 0; }
  .who > [aria-hidden] { display: grid; flex: none; }
  small { display: block; font-size: ${font.micro}; line-height: 14px; color: var(--text3); font-variant-numeric: tabular-nums; }
  b { font-weight: ${weight.bold}; font-variant-numeric: tabular-nums; white-space: nowrap; }
  ${crestCss(16)}
`;

interface LastResultsProps {
  readonly sport: SportPages;
  readonly page: TeamPage;
  /** All of them. */
  readonly href: string;
  readonly reader: Reader;
}

/** The newest of the chosen matches, as the team sees them. */
export const LastResults = ({ sport, page, href, reader }: LastResultsProps) => {
  const { t } = reader;
  const { team, results, standing } = page;
  if (results.matches.length === 0) return null;
  return (
    <Card title={t('team.results')}>
      <ul className={list}>
        {results.matches.slice(0, SHOWN).map((past) => {
          const match = decodeMatch(past.match);
          const isHome = match.home.name === team.name;
          const other = isHome ? match.away : match.home;
          // most are of its own league, which the page names above
          const isOwnLeague = past.league.id === standing?.league.id;
          const where = [
            t(isHome ? 'team.homeMatch' : 'team.awayMatch'),
            ...(isOwnLeague ? [] : [leagueAndRound(past)]),
          ].join(', ');
          return (
            <li key={match.link}>
              <PageLink to={sport.routes.match} params={{ matchUrl: match.link }}>
                <span className="how">
                  <span aria-hidden="true">
                    <OutcomeBadge outcome={past.outcome} letter={letterOf(past.outcome, reader)} />
                  </span>
                  <VisuallyHidden>{t(`match.${past.outcome}`)}</VisuallyHidden>
                </span>{' '}
                <span className="who">
                  <span aria-hidden="true">
                    <Crest name={other.name} logo={other.logo} />
                  </span>
                  <span>
                    {other.name}
                    <small>
                      <ShortTime at={match.startsAt} known={knownStart(match)} reader={reader} />
                      {`, ${where}`}
                    </small>
                  </span>
                </span>{' '}
                <b className="sc">{resultText(match) ?? '–:–'}</b>
              </PageLink>
            </li>
          );
        })}
      </ul>
      <p className={asideFoot}>
        <LinkButton href={href} isSmall>
          {t('team.allResults')}
        </LinkButton>
      </p>
    </Card>
  );
};
