import type { ComparedSide, Comparison } from '@tipmark/contract';
import { Crest, FormBadges } from '@tipmark/ui-kit/betting';
import { letterOf } from '../../parts/matches/past-match-view.ts';
import { PageLink } from '../../parts/page/PageLink.tsx';
import type { Reader } from '../../parts/page/reader.ts';
import type { ComparePageOptions } from './compare-options.ts';

interface SidesProps {
  readonly options: ComparePageOptions;
  readonly data: Comparison;
  readonly reader: Reader;
}

/** Who is compared: name, position and form. */
export const ComparedSides = ({ options, data, reader }: SidesProps) => (
  <div className="sides">
    {data.sides.map((side) => (
      <Side key={side.id} options={options} side={side} reader={reader} />
    ))}
  </div>
);

function detailsOf(side: ComparedSide, of: ComparePageOptions['of'], { t }: Reader): string {
  const { place: position, points, league } = side;
  const parts = [
    position === null ? '' : t(`compare.place-${of}`, { place: position }),
    points === null ? '' : t('compare.points', { count: points }),
    league?.name ?? side.countryName,
  ];
  return parts.filter(Boolean).join(' · ');
}

const Side = ({
  options,
  side,
  reader,
}: Omit<SidesProps, 'data'> & { readonly side: ComparedSide }) => {
  const { t } = reader;
  const form = side.form.toReversed().map((match) => ({
    key: match.link,
    outcome: match.outcome,
    letter: letterOf(match.outcome, reader),
    title: t('match.formMatch', {
      outcome: t(`match.${match.outcome}`),
      score: match.score.join(':'),
      opponent: match.opponent,
    }),
  }));
  return (
    <div>
      <Crest name={side.name} logo={side.logo ?? undefined} />
      <div>
        <h2>
          <PageLink to={options.sport.routes.team} params={linkParams(options, side)}>
            {side.name}
          </PageLink>
        </h2>
        <p>{detailsOf(side, options.of, reader)}</p>
        {form.length > 0 && (
          <FormBadges
            label={t('match.form', { matches: form.map(({ title }) => title).join(', ') })}
            matches={form}
          />
        )}
      </div>
    </div>
  );
};

const linkParams = ({ of }: ComparePageOptions, { link }: ComparedSide) =>
  of === 'players' ? { playerUrl: link } : { teamUrl: link };
