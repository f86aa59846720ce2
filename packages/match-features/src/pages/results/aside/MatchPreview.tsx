import type { Meetings } from '@tipmark/contract';
import { decodeMatch } from '@tipmark/contract/match-wire';
import type { HostState } from '@tipmark/remote-kit';
import { formatOdds, formatPercent } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { href } from '@tipmark/route-builder';
import { css, LinkButton } from '@tipmark/ui-kit';
import { Crest, FormBadges, PriceMovement } from '@tipmark/ui-kit/betting';
import { ShareBar } from '@tipmark/ui-kit/charts';
import { board, font, gap, radius, weight } from '@tipmark/ui-kit/style-values';
import type { EventHead } from '../../../parts/match-head/event-head.ts';
import { chanceNow, fairResult } from '../../../parts/match-head/fair-result.ts';
import { matchHeaderView } from '../../../parts/match-head/match-header-view.ts';
import { pricedResult, resultOddTypes } from '../../../parts/match-head/result-odd-types.ts';
import { movementView } from '../../../parts/odds/movement-view.ts';
import { selectionName } from '../../../parts/odds/outcome-name.ts';
import { type Reader } from '../../../parts/page/reader.ts';
import type { SportPages } from '../../../parts/sport/sport-pages.ts';

const preview = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[12]};
  padding: 14px 16px;
  font-size: ${font.small};
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  .top { display: flex; gap: ${gap[8]}; min-height: 20px; color: var(--text2); font-weight: ${weight.medium}; }
  .top > span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .top b { flex: none; display: inline-flex; align-items: center; gap: ${gap[4]}; min-height: 20px; padding: 0 6px; border-radius: ${radius.badge}; background: var(--liveTint); color: var(--live); font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.bold}; }
  .top b::before { content: ""; width: 6px; height: 6px; border-radius: ${radius.round}; background: currentcolor; }
  .score { display: grid; grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr); align-items: center; gap: ${gap[8]}; min-height: 84px; text-align: center; }
  .score > div { display: grid; justify-items: center; gap: ${gap[6]}; }
  .score b { font-weight: ${weight.strong}; overflow-wrap: anywhere; }
  .score strong { font-size: ${board.score}; line-height: 30px; font-weight: ${weight.bold}; }
  .score .lv { color: var(--live); }
  .cr { width: 32px; height: 32px; fill: none; stroke: var(--crestRing); stroke-width: 1.5; }
  .cr > [fill] { stroke: none; }
  i.cr { border-radius: ${radius.field}; background: var(--sunken); color: var(--text3); font: ${weight.bold} 18PX/32PX "Inter Variable", system-ui, sans-serif; text-transform: uppercase; }
  .forms { display: flex; justify-content: space-between; min-height: 20px; }
  .fair { display: grid; gap: ${gap[6]}; }
  .fair ul { display: flex; justify-content: space-between; color: var(--text2); }
  .fair li b { color: var(--text); font-weight: ${weight.bold}; }
  .fair small { font-size: ${font.meta}; line-height: 16px; color: var(--text3); }
  dl { display: grid; gap: ${gap[4]}; }
  dl > div { display: flex; align-items: center; gap: ${gap[8]}; }
  dd { margin-left: auto; font-weight: ${weight.strong}; }
`;

interface MatchPreviewProps {
  readonly sport: SportPages;
  readonly page: EventHead;
  readonly reader: Reader;
}

/** State of a match, form of its sides, its odds, and a link to its page. */
export const MatchPreview = ({ sport, page, reader }: MatchPreviewProps) => {
  const { t, locale } = reader;
  const hidesScores = useSelector((state: HostState) => state.view.hidesScores);
  const match = decodeMatch(page.match);
  const teams = t('match.teams', { home: match.home.name, away: match.away.name });
  const view = matchHeaderView(sport, page, match, { nowSeconds: page.asOf }, reader);
  const now = chanceNow(page);
  const fair = now ?? fairResult(page, 'current', sport.sport);
  const isOn = match.liveState !== undefined;
  const side = (team: typeof match.home) => (
    <div>
      {Crest(team)}
      <b>{team.name}</b>
    </div>
  );
  const form = (of: typeof view.home) => (of.form ? <FormBadges {...of.form} /> : <span />);
  return (
    <article className={preview} aria-label={hidesScores ? teams : view.heading}>
      <p className="top">
        {isOn && <b>{view.state.text}</b>}
        <span>{[page.league.name, ...view.notes.slice(0, 1)].join(' · ')}</span>
      </p>
      <div className="score">
        {side(match.home)}
        <strong className={isOn ? 'lv' : undefined}>{view.score.text}</strong>
        {side(match.away)}
      </div>
      <div className="forms">
        <span>{form(view.home)}</span>
        <span>{form(view.away)}</span>
      </div>
      {fair && (
        <div className="fair">
          <ul>
            {resultOddTypes(sport.sport).map((oddType, index) => (
              <li key={oddType}>
                {selectionName(oddType, t)}{' '}
                <b>{formatPercent(fair.percents[index] ?? 0, locale, { decimals: 0 })}</b>
              </li>
            ))}
          </ul>
          <ShareBar percents={fair.percents} />
          <small>{t(now ? 'results.chanceNote' : 'results.fairNote')}</small>
        </div>
      )}
      <Moves sport={sport} page={page} reader={reader} />
      {page.meetings && <p>{metText(page.meetings, reader)}</p>}
      <LinkButton href={href(sport.routes.match, { matchUrl: page.link }, { locale })}>
        {t('results.openMatch')}
      </LinkButton>
    </article>
  );
};

/** `Head to head 4 W – 2 D – 1 L, goals 11:7`. */
function metText({ won, drawn, lost, goalsFor, goalsAgainst }: Meetings, { t }: Reader): string {
  const record = t('match.record', { won, drawn, lost });
  const goals = t('match.goals', { for: goalsFor, against: goalsAgainst });
  return `${t('match.meetings')}: ${record}, ${goals}`;
}

/** From the first price of the result over the closing one to the current one. */
const Moves = ({ sport, page, reader: { t, locale } }: MatchPreviewProps) => {
  const wanted = pricedResult(page, sport.sport);
  const items = page.odds.filter(({ oddType }) => wanted.includes(oddType));
  if (items.length === 0) return null;
  return (
    <dl>
      {items.map(({ oddType, first, current, closing }) => {
        const isOfPlay = closing !== null && closing !== current;
        const prices = isOfPlay ? [first, closing, current] : [first, current];
        const movement = isOfPlay ? undefined : movementView(first, current, locale);
        return (
          <div key={oddType}>
            <dt>{selectionName(oddType, t)}</dt>
            <dd>
              {`${prices.map(formatOdds).join(' › ')} `}
              {movement && <PriceMovement {...movement} />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
};
