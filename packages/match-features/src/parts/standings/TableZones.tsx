import type { StandingsTable } from '@tipmark/contract';
import { ZONE_KIND } from '@tipmark/domain';
import { css, cx, MOBILE } from '@tipmark/ui-kit';
import { font, gap } from '@tipmark/ui-kit/style-values';
import type { Reader } from '../page/reader.ts';

type Zones = NonNullable<StandingsTable['zones']>;

/**
 * A line at the left edge of elements with `data-zone`; with forced colours an edge is drawn, too.
 */
export const zoneStripes: string = css`
  [data-zone]::before { content: ''; border-left: 3px solid; }
  [data-zone='${ZONE_KIND.first}']::before { border-color: var(--accent); }
  [data-zone='${ZONE_KIND.second}']::before { border-color: var(--pos); }
  [data-zone='${ZONE_KIND.third}']::before { border-color: var(--premium); }
  [data-zone='${ZONE_KIND.relegationPlayOff}']::before { border-color: var(--warn); }
  [data-zone='${ZONE_KIND.relegation}']::before { border-color: var(--danger); }
`;

const legend = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap[4]} ${gap[16]};
  padding: 10px 16px;
  border-top: 1px solid var(--hair);
  font-size: ${font.meta};
  line-height: 16px;
  color: var(--text2);
  li { display: flex; gap: ${gap[6]}; }
  span { color: var(--text3); font-variant-numeric: tabular-nums; white-space: nowrap; }
  ${MOBILE} { padding: 10px var(--gutter); }
`;

interface TableZonesProps {
  readonly zones: Zones;
  readonly reader: Reader;
}

/** The meaning of a table's stripes, with the positions they mark: readable without colour. */
export const TableZones = ({ zones, reader: { t } }: TableZonesProps) => (
  <ul className={cx(zoneStripes, legend)} aria-label={t('stats.zones')}>
    {zones.map(({ kind, name, firstPlace, lastPlace }) => (
      <li key={firstPlace} data-zone={kind}>
        {name}
        <span>{firstPlace === lastPlace ? firstPlace : `${firstPlace}–${lastPlace}`}</span>
      </li>
    ))}
  </ul>
);
