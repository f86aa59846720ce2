import { LoadPart, useReader } from '@tipmark/match-features';
import type { HostState } from '@tipmark/remote-kit';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { css } from '@tipmark/ui-kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { resultsPage } from '../results-loads.ts';
import { DayTips } from './DayTips.tsx';
import { dayTips, dayTipsRequest } from './day-tips-load.ts';
import { MatchPreview } from './MatchPreview.tsx';
import { PreviewTips } from './PreviewTips.tsx';
import { matchOfLink, mostWatched } from './pointed-match.ts';
import { matchPreview, previewRequest } from './preview-load.ts';

/** As tall as a preview mostly is, so that what stands below stays where it is. */
const card = css`
  min-height: 360px;
  border: 1px solid var(--border);
  border-radius: 10px;
  background: var(--surface);
`;

/** A pointer that only passes over a row asks for nothing. */
const REST_MS = 300;

/**
 * The match the visitor points at or has the focus on, without leaving the list; the most watched
 * one until then. What is said of the day stands below.
 */
export const ResultsAside = () => {
  const reader = useReader('soccer');
  const dispatch = useDispatch();
  const load = useSelector((state: HostState) => matchPreview.select(state));
  const hasNone = load.status === 'idle';
  // once a match is shown, the day may change as often as it likes
  const day = useSelector(({ loads }: HostState) =>
    hasNone ? resultsPage.select({ loads }).data : undefined,
  );
  const first = useMemo(() => day && mostWatched(day), [day]);
  const asked = useRef(first);
  const [isPointed, setIsPointed] = useState(false);
  const tips = useSelector((state: HostState) => dayTips.select(state));
  const timestamp = useSelector(
    ({ loads }: HostState) => resultsPage.select({ loads }).data?.timestamp,
  );

  useEffect(() => {
    if (timestamp !== undefined) dispatch(dayTipsRequest(timestamp));
  }, [timestamp, dispatch]);

  useEffect(() => {
    if (first === undefined) return;
    asked.current = first;
    dispatch(previewRequest(first));
  }, [first, dispatch]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = ({ target }: Event) => {
      clearTimeout(timer);
      const matchUrl = matchOfLink(target);
      if (matchUrl !== undefined) {
        timer = setTimeout(() => {
          asked.current = matchUrl;
          setIsPointed(true);
          dispatch(previewRequest(matchUrl));
        }, REST_MS);
      }
    };
    const list = document.querySelector('main');
    list?.addEventListener('pointerover', look);
    list?.addEventListener('focusin', look);
    return () => {
      clearTimeout(timer);
      list?.removeEventListener('pointerover', look);
      list?.removeEventListener('focusin', look);
    };
  }, [dispatch]);

  if (hasNone && first === undefined) return null;
  return (
    <aside aria-label={reader.t('results.beside')}>
      <div className={card}>
        <LoadPart
          load={load}
          reader={reader}
          failedTitle={reader.t('results.previewFailed')}
          onRetry={() => asked.current !== undefined && dispatch(previewRequest(asked.current))}
        >
          {(page) => <MatchPreview page={page} reader={reader} />}
        </LoadPart>
      </div>
      {isPointed && load.data && <PreviewTips page={load.data} reader={reader} />}
      <DayTips
        load={tips}
        reader={reader}
        onRetry={() => timestamp !== undefined && dispatch(dayTipsRequest(timestamp))}
      />
    </aside>
  );
};
