import type { Sidebar } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import type { Reader } from '@tipmark/match-features';
import { formatNumber, formatWhen } from '@tipmark/remote-kit/i18n';
import { href } from '@tipmark/route-builder';
import { Card, Flag } from '@tipmark/ui-kit';
import { liveClock } from '../../matches/live-clock.ts';

interface BesideProps {
  readonly sidebar: Sidebar;
  readonly reader: Reader;
}

/** What is watched, beside the feed. */
export const Beside = ({ sidebar, reader }: BesideProps) => (
  <aside className="side" aria-label={reader.t('feed.beside')}>
    {sidebar.popularMatches.length > 0 && <Matches sidebar={sidebar} reader={reader} />}
    {sidebar.popularLeagues.length > 0 && <Leagues sidebar={sidebar} reader={reader} />}
  </aside>
);

const Matches = ({ sidebar, reader }: BesideProps) => {
  const { t, locale, timeZone, nowSeconds } = reader;
  return (
    <Card isFlush title={t('home.popularMatches')}>
      <ul>
        {sidebar.popularMatches.map(({ league, match: wire }) => {
          const match = decodeMatch(wire);
          const { home, away, link, startsAt, liveState } = match;
          const isOn = liveState !== undefined;
          return (
            <li key={link}>
              <a href={href('events', { matchUrl: link }, { locale })}>
                {league.countryCode !== '' && <Flag code={league.countryCode} />}
                <span>{`${home.name} – ${away.name}`}</span>
                <small className={isOn ? 'lv' : undefined}>
                  {isOn
                    ? liveClock(match, t).text
                    : formatWhen(startsAt, nowSeconds, locale, timeZone)}
                </small>
              </a>
            </li>
          );
        })}
      </ul>
    </Card>
  );
};

const Leagues = ({ sidebar, reader: { t, locale } }: BesideProps) => (
  <Card isFlush title={t('home.popularLeagues')}>
    <ul>
      {sidebar.popularLeagues.map((league) => (
        <li key={league.id}>
          <a href={href('league', { leagueId: league.link }, { locale })}>
            {league.countryCode !== '' && <Flag code={league.countryCode} />}
            <span>{league.name}</span>
            <small>{formatNumber(league.countOfMatches, locale)}</small>
          </a>
        </li>
      ))}
    </ul>
  </Card>
);
