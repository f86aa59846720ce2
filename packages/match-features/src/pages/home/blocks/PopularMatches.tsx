import { HOME_BLOCK } from '@tipmark/domain';
import { css, Flag, Icon, MOBILE } from '@tipmark/ui-kit';
import { Crest, type MatchRowView } from '@tipmark/ui-kit/betting';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';
import { useRef } from 'react';
import { OddsSlot } from '../../../parts/row-odds/OddsSlot.tsx';
import type { HomeFeature } from '../home-feature.ts';
import type { Home } from '../use-home.ts';
import { Block } from './Block.tsx';

const cards = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13.25rem, 100%), 1fr));
  gap: ${gap[12]};
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${gap[6]};
    min-width: 0;
    padding: 12px;
    border: 1px solid var(--border);
    border-radius: ${radius.card};
    background: var(--surface);
  }
  & > li:hover { border-color: var(--borderStrong); }
  .r { position: absolute; inset: 0; z-index: 1; border-radius: ${radius.card}; }
  .p { position: absolute; z-index: 2; left: 6px; right: 6px; bottom: 6px; height: calc(28px + 1.125rem); border-radius: ${radius.field}; }
  .p:hover { box-shadow: inset 0 0 0 1px var(--border); }
  .top, .side { display: flex; align-items: center; gap: ${gap[8]}; min-width: 0; }
  .top { font-size: ${font.meta}; line-height: 16px; font-weight: ${weight.medium}; color: var(--text3); }
  .top > :last-child { margin-left: auto; display: flex; align-items: center; gap: ${gap[4]}; white-space: nowrap; font-variant-numeric: tabular-nums; }
  .lv { color: var(--live); font-weight: ${weight.bold}; }
  .side > span { font-weight: ${weight.strong}; }
  .side > b { margin-left: auto; font-variant-numeric: tabular-nums; }
  .odds { display: grid; grid-template-columns: repeat(3, auto); margin-top: 4px; border: 1px solid var(--hair); border-radius: ${radius.field}; font-size: ${font.small}; line-height: 18px; font-weight: ${weight.medium}; font-variant-numeric: tabular-nums; }
  .odds > span { display: flex; align-items: center; flex-wrap: wrap; gap: 0 ${gap[4]}; min-width: 0; padding: 7px 4px; }
  .odds > span + span { border-left: 1px solid var(--hair); }
  .odds > span > span { display: flex; align-items: center; gap: ${gap[2]}; }
  .odds small { margin-right: auto; font-size: ${font.micro}; color: var(--text3); }
  .up::before, .down::before { content: ""; width: 8px; height: 6px; background: var(--text3); clip-path: polygon(50% 0, 100% 100%, 0 100%); forced-color-adjust: none; }
  .down::before { clip-path: polygon(0 0, 100% 0, 50% 100%); }
  .up.warm::before { background: var(--up); }
  .down.warm::before { background: var(--down); }
  ${MOBILE} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: min(78vw, 17.5rem);
    overflow-x: auto;
    scroll-snap-type: x proximity;
    margin: 0 calc(-1 * var(--gutter));
    padding: 2px var(--gutter);
    scroll-padding: 0 var(--gutter);
    & > li { scroll-snap-align: start; }
  }
`;

const signs = ['1', 'X', '2'];

const side = (team: MatchRowView['home'], isLive: boolean) => (
  <span className="side">
    {Crest(team)}
    <span className="cut">{team.name}</span>
    {team.score !== undefined && <b className={isLive ? 'lv' : undefined}>{team.score}</b>}
  </span>
);

interface PopularMatchesProps {
  readonly home: Home;
  readonly feature: HomeFeature;
}

/** The most watched or last played matches, a card each; on a phone a row to swipe. */
export const PopularMatches = ({ home, feature }: PopularMatchesProps) => {
  const { t, rowOf, blockOf, moreOf } = home;
  const list = useRef<HTMLUListElement>(null);
  const block = blockOf(HOME_BLOCK.popularMatches);
  if (!block) return null;
  const items = block.items.map(({ league, match }) => ({ league, row: rowOf(match) }));
  const isOver = items.every(({ row }) => row.lists.includes('finished'));
  return (
    <Block
      title={t(isOver ? 'home.lastMatches' : 'home.popularMatches')}
      more={{ href: moreOf(block), text: t('home.all') }}
      isOpen
    >
      <ul className={cards} ref={list}>
        {items.map(({ league, row }) => {
          const isLive = row.minute !== undefined;
          return (
            <li key={row.id}>
              <a className="r" href={row.href} aria-label={`${league.name}: ${row.label}`} />
              {row.prices && (
                <a className="p" href={row.prices.href} aria-label={row.prices.label} />
              )}
              <span className="top" aria-hidden="true">
                <Flag code={league.countryCode} />
                <span className="cut">{league.name}</span>
                <span className={isLive ? 'lv' : undefined}>
                  {row.isFollowed && <Icon name="bell" size={12} />}
                  {isLive && <i className="ld" />}
                  {row.minute ?? row.time}
                </span>
              </span>
              <span aria-hidden="true">
                {side(row.home, isLive)}
                {side(row.away, isLive)}
              </span>
              <span className="odds" aria-hidden="true">
                {signs.map((sign, index) => {
                  const cell = row.odds[index];
                  const move = cell?.move === undefined ? '' : `${cell.move} ${cell.heat ?? ''}`;
                  return (
                    <span key={sign}>
                      {!cell?.isNote && <small>{sign}</small>}
                      <span className={move}>
                        {cell?.isSuspended ? <s>{cell.text}</s> : (cell?.text ?? '–')}
                      </span>
                    </span>
                  );
                })}
              </span>
            </li>
          );
        })}
      </ul>
      {feature.rowOdds && (
        <OddsSlot
          list={list}
          {...feature.rowOdds}
          rowOf={(href) => items.find(({ row }) => row.prices?.href === href)?.row}
          loadingLabel={t('state.loading')}
        />
      )}
    </Block>
  );
};
