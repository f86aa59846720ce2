import type { Sidebar } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { formatNumber, formatWhen, knownStart } from '@tipmark/remote-kit/i18n';
import { href } from '@tipmark/route-builder';
import { Card, Flag } from '@tipmark/ui-kit';
import { type Reader } from '../../../parts/page/reader.ts';
import type { SportWith } from '../../../parts/sport/sport-pages.ts';

interface FeedAsideProps {
  readonly sport: SportWith<'league'>;
  readonly sidebar: Sidebar;
  readonly reader: Reader;
}

/** Watched matches, beside the feed. */
export const FeedAside = (props: FeedAsideProps) => (
  <aside className="side" aria-label={props.reader.t('feed.beside')}>
    {props.sidebar.popularMatches.length > 0 && <Matches {...props} />}
    {props.sidebar.popularLeagues.length > 0 && <Leagues {...props} />}
  </aside>
);

const Matches = ({ sport, sidebar, reader }: FeedAsideProps) => {
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
              <a href={href(sport.routes.match, { matchUrl: link }, { locale })}>
                {league.countryCode !== '' && <Flag code={league.countryCode} />}
                <span>{`${home.name} – ${away.name}`}</span>
                <small className={isOn ? 'lv' : undefined}>
                  {isOn
                    ? sport.clockOf(match, t).text
                    : formatWhen(startsAt, nowSeconds, locale, timeZone, knownStart(match))}
                </small>
              </a>
            </li>
          );
        })}
      </ul>
    </Card>
  );
};

const Leagues = ({ sport, sidebar, reader: { t, locale } }: FeedAsideProps) => (
  <Card isFlush title={t('home.popularLeagues')}>
    <ul>
      {sidebar.popularLeagues.map((league) => (
        <li key={league.id}>
          <a href={href(sport.routes.league, { leagueId: league.link }, { locale })}>
            {league.countryCode !== '' && <Flag code={league.countryCode} />}
            <span>{league.name}</span>
            <small>{formatNumber(league.countOfMatches, locale)}</small>
          </a>
        </li>
      ))}
    </ul>
  </Card>
);
