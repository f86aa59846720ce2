import type { Meetings } from '@tipmark/contract';
import { formatNumber, formatStartDay, isoStart, knownStart } from '@tipmark/remote-kit/i18n';
import { href, type RouteName } from '@tipmark/route-builder';
import { Card, css } from '@tipmark/ui-kit';
import { ShareBar } from '@tipmark/ui-kit/charts';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import type { Reader } from '../../../parts/page/reader.ts';

const body = css`
  font-size: ${font.small};
  line-height: 18px;
  font-weight: ${weight.medium};
  font-variant-numeric: tabular-nums;
  & > div { display: grid; gap: ${gap[8]}; padding: 12px 16px; }
  & > div > ul { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 ${gap[12]}; color: var(--text2); }
  b { color: var(--text); font-weight: ${weight.bold}; overflow-wrap: anywhere; }
  p, time { font-size: ${font.meta}; line-height: 16px; color: var(--text3); }
  ol > li { border-top: 1px solid var(--hair); }
  ol a { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 0 ${gap[12]}; min-height: 44px; padding: 6px 16px; overflow-wrap: anywhere; }
  ol a:hover { background: var(--hover); }
  ol a:focus-visible { outline-offset: -2px; }
  time { display: block; }
  footer { padding: 0 16px; border-top: 1px solid var(--hair); }
  footer a { display: inline-flex; align-items: center; min-height: 44px; color: var(--accent); }
  footer a:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

interface MeetingsCardProps {
  readonly meetings: Meetings;
  readonly teams: { readonly home: string; readonly away: string };
  readonly matchRoute: RouteName;
  /** Link to all of them; absent where no page shows them. */
  readonly allHref?: string | undefined;
  readonly reader: Reader;
}

type Meeting = Meetings['last'][number];

const Row = ({
  past,
  teams,
  matchRoute,
  reader,
}: MeetingsCardProps & { readonly past: Meeting }) => {
  const { t, locale, timeZone } = reader;
  const [host, guest] = past.isHome ? [teams.home, teams.away] : [teams.away, teams.home];
  const [own, other] = past.score;
  return (
    <li>
      <a href={href(matchRoute, { matchUrl: past.link }, { locale })}>
        <span>
          {own > other ? <b>{host}</b> : host} – {own < other ? <b>{guest}</b> : guest}
          <time dateTime={isoStart(past.startsAt, knownStart(past))}>
            {formatStartDay(past.startsAt, locale, timeZone, knownStart(past))}
          </time>
        </span>
        <b
          className="sc"
          aria-label={t('match.meetingScore', { score: `${own}:${other}` })}
        >{`${own}:${other}`}</b>
      </a>
    </li>
  );
};

/** Matches of both sides against each other: the balance, and the last ones. */
export const MeetingsCard = (props: MeetingsCardProps) => {
  const { meetings, teams, allHref, reader } = props;
  const { t, locale } = reader;
  const { won, drawn, lost, goalsFor, goalsAgainst, last } = meetings;
  const count = won + drawn + lost;
  const number = (value: number) => formatNumber(value, locale);
  const share = (part: number) => (part / count) * 100;
  return (
    <Card title={t('match.meetings')} isFlush>
      <div className={body}>
        <div>
          <ul>
            <li>
              {teams.home} <b>{number(won)}</b>
            </li>
            {drawn > 0 && (
              <li>
                {t('match.meetingsDrawn')} <b>{number(drawn)}</b>
              </li>
            )}
            <li>
              {teams.away} <b>{number(lost)}</b>
            </li>
          </ul>
          <ShareBar percents={[share(won), share(drawn), share(lost)]} />
          <p>
            {t('match.meetingsNote', {
              count,
              goals: `${number(goalsFor)}:${number(goalsAgainst)}`,
            })}
          </p>
        </div>
        <ol>
          {last.map((past) => (
            <Row key={past.link} {...props} past={past} />
          ))}
        </ol>
        {allHref !== undefined && count > last.length && (
          <footer>
            <a href={allHref}>{t('match.meetingsAll')}</a>
          </footer>
        )}
      </div>
    </Card>
  );
};
