import { clockOf, shortName, type TabProps } from '@tipmark/match-features/pages';
import { css, MOBILE, VisuallyHidden } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';
import { powerPlay, servedPenalties, shareLeft } from './power-play.ts';

const strip = css`
  display: flex;
  align-items: center;
  gap: ${gap[6]} ${gap[12]};
  padding: 8px 14px;
  border-radius: ${radius.field};
  background: var(--warnTint);
  color: var(--warn);
  font-size: ${font.small};
  line-height: 18px;
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  > span { overflow-wrap: anywhere; }
  .on { flex: none; padding: 1px 7px; border-radius: ${radius.badge}; font-weight: ${weight.bold}; color: var(--surface); background: var(--warn); }
  .bar { flex: 1; min-width: 48px; max-width: 320px; height: 6px; border-radius: ${radius.round}; box-shadow: inset 0 0 0 1px currentColor; overflow: hidden; }
  small { margin-left: auto; font-size: inherit; font-weight: ${weight.medium}; }
  ${MOBILE} { flex-wrap: wrap; padding: 8px 12px; small { width: 100%; margin-left: 0; } }
`;

/** A running power play: whose it is, how long it lasts, and who is in the penalty box. */
export function PowerPlay({ match: { reader }, event: { match, page } }: TabProps) {
  const { t } = reader;
  const state = powerPlay(match);
  if (!state) return null;
  const { side, skaters, left } = state;
  const team = match[side].name;
  const time =
    left === undefined
      ? undefined
      : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  const penalties = servedPenalties(match, page.course?.events ?? []);
  const share = shareLeft(state, penalties);
  const players = penalties.flatMap((one) =>
    one.player === null ? [] : [`${shortName(one.player)}, ${clockOf(one)}`],
  );
  return (
    <div className={strip}>
      <VisuallyHidden>
        {t(time === undefined ? 'powerPlay.now' : 'powerPlay.left', { team, skaters, left: time })}
      </VisuallyHidden>
      <span className="on" aria-hidden="true">
        {skaters}
      </span>
      <span aria-hidden="true">{t('powerPlay.side', { team })}</span>
      {share !== undefined && (
        <svg className="bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect width={Math.round(share * 100)} height="6" fill="currentColor" />
        </svg>
      )}
      {time !== undefined && <b aria-hidden="true">{time}</b>}
      {players.length > 0 && <small>{t('powerPlay.off', { players: players.join('; ') })}</small>}
    </div>
  );
}
