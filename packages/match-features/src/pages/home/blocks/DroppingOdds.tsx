import { HOME_BLOCK } from '@tipmark/domain';
import { formatOdds, knownStart } from '@tipmark/remote-kit/i18n';
import { VisuallyHidden } from '@tipmark/ui-kit';
import { PriceMovement } from '@tipmark/ui-kit/betting';
import { movementView } from '../../../parts/odds/movement-view.ts';
import { outcomeName } from '../../../parts/odds/outcome-name.ts';
import { tableFrameClass } from '../../../parts/tables/table-class.ts';
import type { HomeFeature } from '../home-feature.ts';
import type { Home } from '../use-home.ts';
import { Block } from './Block.tsx';

interface DroppingOddsProps {
  readonly home: Home;
  readonly feature: HomeFeature;
}

/** Prices that fell by a tenth or more, at several bookmakers. */
export const DroppingOdds = ({ home, feature }: DroppingOddsProps) => {
  const { t, locale, whenOf, blockOf, moreOf, pageOf } = home;
  const block = blockOf(HOME_BLOCK.droppingOdds);
  if (!block) return null;
  const oddsHref = (matchUrl: string, outcome: string) =>
    pageOf(feature.routes.match, { matchUrl, tab: 'odds', outcome });
  return (
    <Block
      title={t('home.droppingOdds')}
      more={{ href: moreOf(block), text: t('home.allDroppingOdds') }}
    >
      <div className={tableFrameClass}>
        <table>
          <caption>
            <VisuallyHidden>{t('home.droppingOddsNote')}</VisuallyHidden>
          </caption>
          <colgroup>
            <col />
            <col className="w7" />
            <col className="w6" />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{t('home.matchAndOutcome')}</th>
              <th scope="col" className="n">
                {t('home.odds')}
              </th>
              <th scope="col" className="n">
                {t('home.change')}
              </th>
            </tr>
          </thead>
          <tbody>
            {block.items.map(
              ({ link, home: host, away, startsAt, oddType, first, odds, ...start }) => {
                const movement = movementView(first, odds, locale);
                return (
                  <tr key={link}>
                    <th scope="row">
                      <a className="cut" href={oddsHref(link, oddType)}>
                        {host} – {away}
                      </a>
                      <small className="cut">
                        {whenOf(startsAt, knownStart(start))} · {outcomeName(oddType, t)}
                      </small>
                    </th>
                    <td className="n">
                      {`${formatOdds(first)} › `}
                      <b>{formatOdds(odds)}</b>
                    </td>
                    <td className="n">{movement && <PriceMovement {...movement} />}</td>
                  </tr>
                );
              },
            )}
          </tbody>
        </table>
      </div>
      <p className="note">{t('home.droppingOddsNote')}</p>
    </Block>
  );
};
