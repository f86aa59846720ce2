import type { MarketCode, OddType } from '@tipmark/domain';
import { tableOf } from '@tipmark/domain';

const OTHER_SIDE = tableOf<string>({ '1': '2', '2': '1', '1x': 'x2', x2: '1x' });
const OTHER_TEAM: Partial<Record<MarketCode, MarketCode>> = { tt1: 'tt2', tt2: 'tt1' };

/** The same outcome when home and away are swapped. */
export function mirrored(oddType: OddType): OddType {
  const { market, selection } = oddType;
  const swapped =
    market === 'cs' ? selection.split('-').toReversed().join('-') : OTHER_SIDE[selection];
  return { ...oddType, market: OTHER_TEAM[market] ?? market, selection: swapped ?? selection };
}
