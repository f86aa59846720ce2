import type { Comparison } from '@tipmark/contract';
import { formatStartDay, isoStart, knownStart } from '@tipmark/remote-kit/i18n';
import { Card } from '@tipmark/ui-kit';
import { ShareBar } from '@tipmark/ui-kit/charts';
import { emptyText } from '../../parts/page/empty-text.ts';
import { PageLink } from '../../parts/page/PageLink.tsx';
import type { Reader } from '../../parts/page/reader.ts';
import type { ComparePageOptions } from './compare-options.ts';

interface MeetingsProps {
  readonly options: ComparePageOptions;
  readonly data: Comparison;
  readonly reader: Reader;
}

type Meeting = Comparison['meetings'][number];

const balanceOf = (meetings: readonly Meeting[]) =>
  ([0, null, 1] as const).map((winner) => meetings.filter((one) => one.winner === winner).length);

/** Matches against each other: the balance, by surface where they have one, and each result. */
export const CompareMeetings = ({ options, data, reader }: MeetingsProps) => {
  const { t } = reader;
  const { meetings, sides } = data;
  const [first, second] = sides;
  const [won = 0, drawn = 0, lost = 0] = balanceOf(meetings);
  if (meetings.length === 0) {
    return (
      <Card title={t('compare.meetings')}>
        <p className="none">{emptyText(reader, 'past', 'compare.noMeetings')}</p>
      </Card>
    );
  }
  return (
    <Card title={t('compare.meetings')} isFlush>
      <div className="meetings">
        <div>
          <ul>
            <li>
              {first.name} <b>{won}</b>
            </li>
            {options.of === 'teams' && (
              <li>
                {t('compare.drawn')} <b>{drawn}</b>
              </li>
            )}
            <li>
              {second.name} <b>{lost}</b>
            </li>
          </ul>
          <ShareBar percents={options.of === 'teams' ? [won, drawn, lost] : [won, lost]} />
          <Surfaces meetings={meetings} reader={reader} />
        </div>
        <ol>
          {meetings.map((meeting) => (
            <Row
              key={meeting.link}
              meeting={meeting}
              options={options}
              data={data}
              reader={reader}
            />
          ))}
        </ol>
      </div>
    </Card>
  );
};

/** `Clay 3:1 · Hard 0:2`, where surfaces are known. */
const Surfaces = ({
  meetings,
  reader: { t },
}: Pick<MeetingsProps, 'reader'> & { readonly meetings: readonly Meeting[] }) => {
  const known = meetings.filter(({ court }) => court !== null && court !== 0);
  if (known.length === 0) return null;
  const texts = [...Map.groupBy(known, ({ court }) => court)].map(([court, all]) => {
    const [won = 0, , lost = 0] = balanceOf(all);
    return `${t(`compare.court-${court}`)} ${won}:${lost}`;
  });
  return <p>{texts.join(' · ')}</p>;
};

const Row = ({ meeting, options, data, reader }: MeetingsProps & { readonly meeting: Meeting }) => {
  const { t, locale, timeZone } = reader;
  const { winner, score, isFirstHome } = meeting;
  const known = knownStart(meeting);
  const names = data.sides.map(({ name }, index) =>
    winner === index ? <b key={name}>{name}</b> : <span key={name}>{name}</span>,
  );
  const shown = isFirstHome ? names : names.toReversed();
  const text = (isFirstHome ? score : score.toReversed()).join(':');
  return (
    <li>
      <PageLink to={options.sport.routes.match} params={{ matchUrl: meeting.link }}>
        <span>
          {shown[0]} – {shown[1]}
          <small>
            <time dateTime={isoStart(meeting.startsAt, known)}>
              {formatStartDay(meeting.startsAt, locale, timeZone, known)}
            </time>
            {` · ${meeting.league}`}
          </small>
        </span>
        <b aria-label={t('match.meetingScore', { score: text })}>{text}</b>
      </PageLink>
    </li>
  );
};
