import { HOME_BLOCK } from '@tipmark/domain';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { PageLink } from '../../../parts/page/PageLink.tsx';
import { tableFrameClass } from '../../../parts/tables/table-class.ts';
import type { HomeFeature } from '../home-feature.ts';
import type { Home } from '../use-home.ts';
import { Block } from './Block.tsx';

interface RefereesOfDayProps {
  readonly home: Home;
  readonly feature: HomeFeature;
}

/** Referees of today's matches, and how strict they are. */
export const RefereesOfDay = ({ home, feature }: RefereesOfDayProps) => {
  const { t, locale, blockOf, moreOf } = home;
  const block = blockOf(HOME_BLOCK.referees);
  const { referee: refereeRoute } = feature.routes;
  if (!block || !refereeRoute) return null;
  const number = (value: number | null, decimals: number) =>
    value === null ? '–' : formatNumber(value, locale, { decimals });
  return (
    <Block title={t('home.referees')} more={{ href: moreOf(block), text: t('home.all') }}>
      <div className={tableFrameClass}>
        <table aria-label={t('home.referees')}>
          <colgroup>
            <col />
            <col className="w3" />
            <col className="w3" />
            <col className="w4" />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{t('home.referee')}</th>
              <th scope="col" className="n">
                <abbr title={t('home.matchesTitle')}>{t('home.n')}</abbr>
              </th>
              <th scope="col" className="n">
                <abbr title={t('home.yellowTitle')}>{t('home.yellow')}</abbr>
              </th>
              <th scope="col" className="n">
                <abbr title={t('home.penaltiesTitle')}>{t('home.penalties')}</abbr>
              </th>
            </tr>
          </thead>
          <tbody>
            {block.items.map(({ link, name, countOfMatches, yellowCards, penalties }) => {
              return (
                <tr key={link}>
                  <th scope="row">
                    <PageLink to={refereeRoute} params={{ refereeUrl: link }} className="cut">
                      {name}
                    </PageLink>
                  </th>
                  <td className="n">{countOfMatches}</td>
                  <td className="n">{number(yellowCards, 1)}</td>
                  <td className="n">{number(penalties, 2)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Block>
  );
};
