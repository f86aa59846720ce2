import { selectLive } from '@tipmark/remote-kit';
import { formatTime } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { css, cx, MOBILE, visuallyHidden } from '@tipmark/ui-kit';
import { FreshStamp } from '@tipmark/ui-kit/betting';
import { gap } from '@tipmark/ui-kit/style-values';
import { type ReactNode, useState } from 'react';
import { BehindStamp } from '../../../parts/matches/BehindStamp.tsx';
import type { Match } from '../use-match.ts';

/** In the gap under the sides: it takes no row, so showing and hiding it moves nothing. */
const notice = css`
  grid-area: 2 / 1;
  place-self: end;
  height: 0;
`;

/** On a phone the gap is lower, and the line of position and time is under it. */
const stamped = css`
  display: grid;
  ${MOBILE} {
    grid-column: 1 / -1;
    justify-self: center;
    > span { line-height: ${gap[12]}; }
  }
`;

interface LiveNoticeProps {
  readonly reader: Match['reader'];
  /** Teams and score: read out when the score has changed since the page was loaded. */
  readonly heading: string;
  /** Of the score, where its source is behind: unix seconds. */
  readonly asOf?: number | undefined;
  /** Shown in the same gap. */
  readonly children?: ReactNode;
}

/**
 * Announces a new score to screen readers, and to everybody that the connection is lost or the
 * score is old.
 */
export const LiveNotice = ({ reader, heading, asOf, children }: LiveNoticeProps) => {
  const { t, locale, timeZone } = reader;
  const [first] = useState(heading);
  const live = useSelector(selectLive);
  const isStamped = live?.isLost || asOf !== undefined;
  return (
    <div className={cx(notice, isStamped && stamped)}>
      {children}
      <output className={visuallyHidden}>{heading === first ? '' : heading}</output>
      {live?.isLost ? (
        <FreshStamp
          text={t('freshness.lost', { time: formatTime(live.asOf, locale, timeZone) })}
          isStale
        />
      ) : (
        asOf !== undefined && <BehindStamp asOf={asOf} reader={reader} />
      )}
    </div>
  );
};
