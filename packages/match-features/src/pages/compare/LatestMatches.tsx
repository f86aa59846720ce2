import type { ComparedSide, Comparison } from '@tipmark/contract';
import { formatStartDay, isoStart, knownStart } from '@tipmark/remote-kit/i18n';
import { Card, css, VisuallyHidden } from '@tipmark/ui-kit';
import { OutcomeBadge } from '@tipmark/ui-kit/betting';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { letterOf } from '../../parts/matches/past-match-view.ts';
import { PageLink } from '../../parts/page/PageLink.tsx';
import type { Reader } from '../../parts/page/reader.ts';
import type { ComparePageOptions } from './compare-options.ts';

const latest = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  align-items: start;
  gap: ${gap[16]};
  li + li { border-top: 1px solid var(--hair); }
  li > * { display: grid; grid-template-columns: auto auto minmax(0, 1fr) auto; align-items: center; gap: 0 ${gap[10]}; min-height: 44px; padding: 6px 16px; font-size: ${font.small}; line-height: 18px; overflow-wrap: anywhere; }
  a:hover { background: var(--hover); }
  a:focus-visible { outline-offset: -2px; }
  time { color: var(--text3); font-size: ${font.meta}; font-variant-numeric: tabular-nums; }
  .how { display: flex; }
  b { font-weight: ${weight.bold}; font-variant-numeric: tabular-nums; }
`;

interface LatestProps {
  readonly options: ComparePageOptions;
  readonly data: Comparison;
  readonly reader: Reader;
}

/** The newest matches of each side, as that side sees them. */
export const LatestMatches = ({ options, data, reader }: LatestProps) => {
  const played = data.sides.filter(({ form }) => form.length > 0);
  if (played.length === 0) return null;
  return (
    <div className={latest}>
      {played.map((side) => (
        <Card key={side.id} title={reader.t('compare.latest', { name: side.name })} isFlush>
          <ul>
            {side.form.map((match) => (
              <Row key={match.link} match={match} options={options} reader={reader} />
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
};

const Row = ({
  match,
  options,
  reader,
}: Omit<LatestProps, 'data'> & { readonly match: ComparedSide['form'][number] }) => {
  const { t, locale, timeZone } = reader;
  const { link, startsAt, outcome, opponent, score } = match;
  const known = knownStart(match);
  return (
    <li>
      <PageLink to={options.sport.routes.match} params={{ matchUrl: link }}>
        <time dateTime={isoStart(startsAt, known)}>
          {formatStartDay(startsAt, locale, timeZone, known)}
        </time>{' '}
        <span className="how">
          <span aria-hidden="true">
            <OutcomeBadge outcome={outcome} letter={letterOf(outcome, reader)} />
          </span>
          <VisuallyHidden>{t(`match.${outcome}`)}</VisuallyHidden>
        </span>{' '}
        <span>{opponent}</span> <b>{score.join(':')}</b>
      </PageLink>
    </li>
  );
};
