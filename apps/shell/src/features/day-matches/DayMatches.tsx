import type { MatchWithLeague } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import { isLive } from '@tipmark/domain';
import { formatStartDay, formatWhen, type KnownStart, knownStart } from '@tipmark/i18n';
import { LoadPart, PageLink, type Reader, scoreText, useReader } from '@tipmark/match-features';
import { useLocation } from '@tipmark/remote-kit/router';
import { matchRouteOf, type RouteName, sportOfPath } from '@tipmark/route-builder';
import { Card, EmptyState } from '@tipmark/ui-kit';
import { useDispatch, useSelector } from 'react-redux';
import type { Action, Dispatch } from 'redux';
import en from '../../../locales/en/day-matches.json' with { type: 'json' };
import ru from '../../../locales/ru/day-matches.json' with { type: 'json' };
import { dayMatchesClass, dayMatchesList } from './day-matches-class.ts';
import { dayMatchesAt, dayMatchesLoad } from './day-matches-load.ts';

const texts = { ru, en } as const;

/** Live and coming matches of the sport of the address. */
export function DayMatches() {
  const { pathname } = useLocation();
  const reader = useReader('common');
  const dispatch = useDispatch<Dispatch<Action>>();
  const load = useSelector(dayMatchesLoad.select);
  const text = texts[reader.locale];
  const matches = load.data?.matches ?? [];
  return (
    <div className={dayMatchesList}>
      <Card title={areToday(matches, reader) ? text.today : text.next} isFlush>
        <LoadPart
          load={load}
          reader={reader}
          failedTitle={text.failed}
          onRetry={() => dispatch(dayMatchesAt(pathname))}
        >
          {() =>
            matches.length === 0 ? (
              <EmptyState text={text.empty} />
            ) : (
              <ul className={dayMatchesClass}>
                {matches.map((item) => (
                  <Row
                    key={decodeMatch(item.match).link}
                    item={item}
                    route={matchRouteOf(sportOfPath(pathname)) ?? 'events'}
                    reader={reader}
                    live={text.live}
                  />
                ))}
              </ul>
            )
          }
        </LoadPart>
      </Card>
    </div>
  );
}

interface RowProps {
  readonly item: MatchWithLeague;
  readonly route: RouteName;
  readonly reader: Reader;
  readonly live: string;
}

const Row = ({ item: { match: wire, league }, route, reader, live }: RowProps) => {
  const match = decodeMatch(wire);
  const { nowSeconds, locale, timeZone } = reader;
  const isRunning = isLive(match);
  return (
    <li>
      <PageLink to={route} params={{ matchUrl: match.link }}>
        {isRunning ? (
          <span className="lv">{live}</span>
        ) : (
          <span>{formatWhen(match.startsAt, nowSeconds, locale, timeZone, knownStart(match))}</span>
        )}{' '}
        <b>{`${match.home.name} – ${match.away.name}`}</b>{' '}
        {isRunning && <b className="lv">{scoreText(match)}</b>} <small>{league.name}</small>
      </PageLink>
    </li>
  );
};

/** True when all are live or start today in the visitor's time zone. */
function areToday(matches: readonly MatchWithLeague[], reader: Reader): boolean {
  const dayOf = (seconds: number, known?: KnownStart) =>
    formatStartDay(seconds, reader.locale, reader.timeZone, known);
  const today = dayOf(reader.nowSeconds);
  return matches
    .map(({ match }) => decodeMatch(match))
    .every((match) => isLive(match) || dayOf(match.startsAt, knownStart(match)) === today);
}
