import type { MatchListItem } from '@tipmark/contract';
import { MATCH_STATUS } from '@tipmark/domain';
import type { Reader } from '../../parts/page/reader.ts';

const NAMES = new Map<number, string>(
  Object.entries(MATCH_STATUS).map(([name, status]) => [status, name]),
);

/** What became of a match that did not end as usual. */
export const statusText = ({ status }: MatchListItem, { t }: Reader): string | undefined =>
  status > MATCH_STATUS.finished ? t(`status.${NAMES.get(status)}`) : undefined;
