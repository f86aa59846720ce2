import type { MatchMoment } from '@tipmark/contract';
import type { Reader } from '../../../parts/page/reader.ts';
import { isDismissal } from './chart-series.ts';

/** `23' goal, home`. */
export function momentText(moment: MatchMoment, { t }: Pick<Reader, 't'>): string {
  const { minute, stoppage, side } = moment;
  const time = `${minute}${stoppage === null ? '' : `+${stoppage}`}'`;
  return `${time} ${t(`match.moment-${isDismissal(moment) ? 'card' : 'goal'}-${side}`)}`;
}
