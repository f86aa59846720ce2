import { selectLive } from '@tipmark/remote-kit';
import { formatTime } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { css, visuallyHidden } from '@tipmark/ui-kit';
import { FreshStamp } from '@tipmark/ui-kit/betting';
import { type ReactNode, useState } from 'react';
import type { Match } from '../use-match.ts';

/** Placed in the gap under the sides: it takes no row, so showing and hiding it moves nothing. */
const notice = css`
  grid-area: 2 / 1;
  place-self: end;
  height: 0;
`;

interface LiveNoticeProps {
  readonly reader: Match['reader'];
  /** Teams and score: read out when the score has changed since the page was loaded. */
  readonly heading: string;
  /** Shown in the same gap. */
  readonly children?: ReactNode;
}

/** Announces a new score to screen readers, and to everybody that the connection is lost. */
export const LiveNotice = ({ reader, heading, children }: LiveNoticeProps) => {
  const { t, locale, timeZone } = reader;
  const [first] = useState(heading);
  const live = useSelector(selectLive);
  return (
    <div className={notice}>
      {children}
      <output className={visuallyHidden}>{heading === first ? '' : heading}</output>
      {live?.isLost && (
        <FreshStamp
          text={t('freshness.lost', { time: formatTime(live.asOf, locale, timeZone) })}
          isStale
        />
      )}
    </div>
  );
};
