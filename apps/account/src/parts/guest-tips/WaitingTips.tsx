import { outcomeName, useReader } from '@tipmark/match-features';
import { type PendingTip, storedPendingMatch } from '@tipmark/match-features/pending-tips';
import { selectIsSignedIn } from '@tipmark/remote-kit';
import { formatOdds, formatPercent, formatWhen } from '@tipmark/remote-kit/i18n';
import { useSearchParams } from '@tipmark/remote-kit/router';
import { useSelector } from '@tipmark/remote-kit/store';
import { css, Icon, Skeleton } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';
import { useState } from 'react';
import { matchAddress } from './match-address.ts';
import { dropWaitingTip, useWaitingTips } from './use-waiting-tips.ts';

/** As high as with one tip until the stored tips are known, so that nothing below moves. */
const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-height: 96px;
  padding: 11px 14px;
  border: 1px solid var(--accent);
  border-radius: ${radius.card};
  background: var(--surface);
  font-size: ${font.small};
  line-height: 18px;
  .row { display: flex; align-items: center; gap: ${gap[4]} ${gap[8]}; height: 24px; min-width: 0; }
  .row > :last-child:not(h2) { margin-left: auto; }
  .row > .bone { margin-left: 0; }
  h2 { font-size: ${font.body}; line-height: 20px; font-weight: ${weight.strong}; }
  li + li { margin-top: 6px; padding-top: 6px; border-top: 1px solid var(--hair); }
  .cut { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: var(--text2); }
  time, small { flex: none; font-size: ${font.meta}; color: var(--text3); font-variant-numeric: tabular-nums; }
  small { font-size: ${font.small}; }
  .row b { color: var(--text); font-weight: ${weight.strong}; white-space: nowrap; font-variant-numeric: tabular-nums; }
  button { flex: none; min-height: 24px; font-weight: ${weight.medium}; color: var(--accent); }
  button:hover { text-decoration: underline; text-underline-offset: 3px; }
  .bone { width: 60%; height: 14px; }
  @media (scripting: none) { display: none; }
`;

interface WaitingTipsProps {
  readonly position: 'above' | 'below';
}

/**
 * The tip a guest made before signing in: the match, the outcome and the price. Above the form
 * where the address announces a stored tip or the page is already hydrated, else below it: a page
 * from the server knows no tips, and nothing on it moves when they are found.
 */
export function WaitingTips({ position }: WaitingTipsProps) {
  const [search] = useSearchParams();
  const isSignedIn = useSelector(selectIsSignedIn);
  const tips = useWaitingTips();
  const isAwaited = !isSignedIn && matchAddress(search.get('next')) !== undefined;
  const isFilled = (tips?.length ?? 0) > 0;
  const [ownPosition] = useState(isAwaited || isFilled ? 'above' : 'below');
  if (position !== ownPosition || !(isAwaited || isFilled)) return null;
  return <Card tips={tips} />;
}

function Card({ tips }: { readonly tips: readonly PendingTip[] | undefined }) {
  const { t } = useReader('account');
  const [areAllShown, setAreAllShown] = useState(false);
  if (tips?.length === 0) {
    return (
      <section className={card}>
        <p>{t('waiting.none')}</p>
      </section>
    );
  }
  const count = tips?.length ?? 1;
  const isLong = count > 1;
  const shown = isLong && !areAllShown ? tips?.slice(-1) : tips;
  const title = t('waiting.title', { count });
  return (
    <section className={card} aria-label={title} aria-busy={tips === undefined}>
      <div className="row">
        <Icon name="pen" />
        <h2>{title}</h2>
        {isLong && (
          <button
            type="button"
            aria-expanded={areAllShown}
            onClick={() => setAreAllShown(!areAllShown)}
          >
            {t(areAllShown ? 'waiting.last' : 'waiting.all')}
          </button>
        )}
      </div>
      {shown ? (
        <ul>
          {shown.map((tip) => (
            <Tip key={`${tip.matchUrl} ${tip.oddType}`} tip={tip} />
          ))}
        </ul>
      ) : (
        ['match', 'outcome'].map((line) => (
          <div key={line} className="row">
            <Skeleton className="bone" />
          </div>
        ))
      )}
    </section>
  );
}

interface TipProps {
  readonly tip: PendingTip;
}

function Tip({ tip }: TipProps) {
  const { t, locale, timeZone, nowSeconds } = useReader('account');
  const match = storedPendingMatch(tip.matchUrl);
  const outcome = outcomeName(tip.oddType, t);
  const stake = formatPercent(tip.stake, locale, { decimals: 0 });
  return (
    <li>
      <div className="row">
        <span className="cut" title={match?.teams}>
          {match?.teams ?? t('waiting.match')}
        </span>
        {match && (
          <time dateTime={new Date(match.startsAt * 1_000).toISOString()}>
            {formatWhen(match.startsAt, nowSeconds, locale, timeZone)}
          </time>
        )}
      </div>
      <div className="row">
        <b className="cut">{outcome}</b>
        <b>{`· ${formatOdds(tip.oddValue)}`}</b>
        <small>{`· ${t('waiting.stake', { percent: stake })}`}</small>
        <button
          type="button"
          aria-label={t('waiting.removeOf', { outcome })}
          onClick={() => dropWaitingTip(tip)}
        >
          {t('waiting.remove')}
        </button>
      </div>
    </li>
  );
}
