import { decodeMatch } from '@tipmark/contract/match-wire';
import type { HostState } from '@tipmark/remote-kit';
import { idleLoad } from '@tipmark/remote-kit';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { css } from '@tipmark/ui-kit';
import { font, radius } from '@tipmark/ui-kit/style-values';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { headSegments } from '../../../parts/match-head/head-segments.ts';
import { scoreText } from '../../../parts/matches/score-text.ts';
import { LoadPart } from '../../../parts/page/LoadPart.tsx';
import { useReader } from '../../../parts/page/use-reader.ts';
import type { AsideOptions } from './aside-options.ts';
import { DayTips } from './DayTips.tsx';
import { MatchPreview } from './MatchPreview.tsx';
import { PreviewTips } from './PreviewTips.tsx';
import { isAnyLive, listedScore, matchToShow } from './pointed-match.ts';
import { usePointedMatch } from './use-pointed-match.ts';

/** How long after a goal the match shown beside the list is requested again. */
const [SOONEST_MS, SPREAD_MS] = [10_000, 15_000];

/** As tall as most previews, so that what is below does not move. */
const card = css`
  min-height: 360px;
  border: 1px solid var(--border);
  border-radius: ${radius.card};
  background: var(--surface);
  .quiet { padding: 12px 16px; border-bottom: 1px solid var(--hair); font-size: ${font.small}; line-height: 18px; color: var(--text2); }
`;

const nothing = () => idleLoad;

/**
 * The match the visitor points at or has focused, without leaving the list; until then the most
 * watched one. Tips of the day are below.
 */
export const ResultsAside = ({ options }: { readonly options: AsideOptions }) => {
  const { sport, results, preview, dayTips } = options;
  const reader = useReader(sport.namespace);
  const dispatch = useDispatch();
  const load = useSelector(preview.select);
  const hasNone = load.data === undefined;
  // once a match is shown, the day may change as often as needed
  const day = useSelector(({ loads }: HostState) =>
    hasNone ? results.select({ loads }).data : undefined,
  );
  const first = useMemo(() => day && matchToShow(day), [day]);
  const requested = useRef(first ?? load.data?.link);
  const tips = useSelector(dayTips?.select ?? nothing);
  const timestamp = useSelector(
    ({ loads }: HostState) => results.select({ loads }).data?.timestamp,
  );

  const isQuiet = useSelector(({ loads }: HostState) => {
    const known = results.select({ loads }).data;
    return known !== undefined && !isAnyLive(known);
  });
  const requestTips = useCallback(() => {
    if (timestamp === undefined || !dayTips) return;
    dispatch(dayTips.requested({ query: { timestamp } }));
  }, [dayTips, timestamp, dispatch]);
  const show = useCallback(
    (matchUrl: string) => {
      requested.current = matchUrl;
      dispatch(preview.requested({ segments: headSegments(matchUrl) }));
    },
    [preview, dispatch],
  );
  const isPointed = usePointedMatch(sport.routes.match, show);
  const [search] = useSearchParams();
  const showsNoneLive = search.get('tab') === 'live' && isQuiet && !isPointed;

  // A goal makes chances, scorers and prices out of date. It is seen by every open page at once, so
  // their requests are spread.
  const score = useSelector(({ loads }: HostState) =>
    load.data ? listedScore(results.select({ loads }).data, load.data.link) : undefined,
  );
  const isBehind =
    load.data !== undefined &&
    score !== undefined &&
    score !== scoreText(decodeMatch(load.data.match));
  const link = load.data?.link;
  useEffect(() => {
    if (!isBehind || link === undefined || link !== requested.current) return undefined;
    const timer = setTimeout(show, SOONEST_MS + Math.random() * SPREAD_MS, link);
    return () => clearTimeout(timer);
  }, [isBehind, score, link, show]);

  const hasTips = tips.status !== 'idle' && tips.data?.timestamp === timestamp;
  useEffect(() => {
    if (!hasTips) requestTips();
  }, [requestTips, hasTips]);

  useEffect(() => {
    if (first !== undefined) show(first);
  }, [first, show]);

  if (hasNone && load.status === 'idle' && first === undefined) return null;
  return (
    <aside aria-label={reader.t('results.beside')}>
      <div className={card}>
        {showsNoneLive && <p className="quiet">{reader.t('results.noneLive')}</p>}
        <LoadPart
          load={load}
          reader={reader}
          failedTitle={reader.t('results.previewFailed')}
          onRetry={() => requested.current !== undefined && show(requested.current)}
        >
          {(page) => <MatchPreview sport={sport} page={page} reader={reader} />}
        </LoadPart>
      </div>
      {isPointed && load.data && <PreviewTips sport={sport} page={load.data} reader={reader} />}
      {dayTips && <DayTips sport={sport} load={tips} reader={reader} onRetry={requestTips} />}
    </aside>
  );
};
