import type { PlayerPage } from '@tipmark/contract';
import { PageLink, type Reader } from '@tipmark/match-features';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { Card, css, Flag } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';

const list = css`
  font-size: ${font.small};
  line-height: 18px;
  li { display: flex; align-items: center; gap: ${gap[8]}; min-height: 40px; padding: 4px 16px; }
  li + li { border-top: 1px solid var(--hair); }
  .name { min-width: 0; overflow-wrap: anywhere; font-weight: ${weight.medium}; }
  a:hover { text-decoration: underline; text-underline-offset: 3px; }
  .record { flex: none; display: grid; place-items: center; min-width: 44px; min-height: 32px; margin-left: auto; font-weight: ${weight.strong}; color: var(--accent); font-variant-numeric: tabular-nums; }
`;

const compareClass = css`
  padding: 4px 16px;
  border-top: 1px solid var(--hair);
  a { display: inline-flex; align-items: center; min-height: 36px; color: var(--accent); font-size: ${font.small}; line-height: 18px; }
  a:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

interface RivalsCardProps {
  readonly page: PlayerPage;
  readonly reader: Reader;
  /** Link to the matches against this side only. */
  readonly hrefOf: (rivalId: number) => string;
}

/** The rivals a player met most often, and the results. */
export const RivalsCard = ({ page: { player, rivals }, reader, hrefOf }: RivalsCardProps) => {
  const { t, locale } = reader;
  if (rivals.length === 0) return null;
  return (
    <Card title={t('player.rivals')}>
      <ul className={list}>
        {rivals.map(({ id, link, name, countryCode, matches }) => {
          const record = matches.map((count) => formatNumber(count, locale)).join(':');
          return (
            <li key={id}>
              <Flag code={countryCode} />
              <PageLink className="name" to="player" params={{ playerUrl: link }}>
                {name}
              </PageLink>
              <a
                className="record"
                href={hrefOf(id)}
                aria-label={t('player.against', { player: name, record })}
              >
                {record}
              </a>
            </li>
          );
        })}
      </ul>
      <p className={compareClass}>
        <PageLink to="tennisCompare" params={{ a: player.link, b: rivals[0]?.link }}>
          {t('player.compare')}
        </PageLink>
      </p>
    </Card>
  );
};
