import type { MatchWithLeague } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import type { Reader } from '@tipmark/match-features';
import { formatDateTime } from '@tipmark/remote-kit/i18n';
import { href } from '@tipmark/route-builder';
import { Flag } from '@tipmark/ui-kit';
import { liveClock } from '../../results/live-clock.ts';

interface MatchLineProps {
  readonly of: MatchWithLeague;
  readonly reader: Reader;
}

/** The match an entry is about: where it stands, and the way there. */
export const MatchLine = ({ of: { league, match: wire }, reader }: MatchLineProps) => {
  const { t, locale, timeZone } = reader;
  const match = decodeMatch(wire);
  const { home, away, link, startsAt } = match;
  const clock = match.liveState === undefined ? undefined : liveClock(match, t);
  const hasScore = home.score !== undefined && away.score !== undefined;
  return (
    <p className="of">
      {league.countryCode !== '' && <Flag code={league.countryCode} />}
      <span>{league.name}</span>
      <a href={href('events', { matchUrl: link }, { locale })}>{`${home.name} – ${away.name}`}</a>
      {hasScore && <span className="score">{`${home.score}:${away.score}`}</span>}
      {clock ? (
        <span className="lv">{clock.text}</span>
      ) : (
        !hasScore && <span>{formatDateTime(startsAt, locale, timeZone)}</span>
      )}
    </p>
  );
};
