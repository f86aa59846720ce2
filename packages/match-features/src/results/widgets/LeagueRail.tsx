import { ALL_LEAGUES } from '@tipmark/domain';
import { formatNumber } from '@tipmark/remote-kit/i18n';
import { ChoiceLink, css, Flag } from '@tipmark/ui-kit';
import { memo } from 'react';
import { hasSameFrame, type Results } from '../use-results.ts';

const rail = css`
  display: grid;
  align-content: start;
  a {
    display: flex;
    align-items: center;
    gap: 8px;
    height: 32px;
    padding: 0 8px;
    border-radius: 6px;
    font-size: 13px;
    line-height: 18px;
    font-weight: 500;
    color: var(--text2);
  }
  a:hover { background: var(--hover); color: var(--text); }
  a[aria-current] { background: var(--selected); color: var(--text); font-weight: 600; }
  span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  small { margin-left: auto; font-size: 12px; font-weight: 500; color: var(--text3); white-space: nowrap; font-variant-numeric: tabular-nums; }
  b { font-weight: 600; color: var(--live); }
`;

/** More would be a page of their own; the list's select knows them all. */
const LIMIT = 40;

/**
 * The day's leagues beside the list, if it has any: each shows itself alone, the first shows all.
 */
export const LeagueRail = memo(({ results }: { readonly results: Results }) => {
  const { t, locale, leagues, view, address, choose } = results;
  if (leagues.length === 0) return null;
  const number = (value: number) => formatNumber(value, locale);
  const choice = (leagueId: number) => ({
    href: address({ leagueId }),
    isCurrent: view.leagueId === leagueId,
    onChoose: () => choose({ leagueId }),
  });
  return (
    <nav className={rail} aria-label={t('results.leagues')}>
      <ChoiceLink {...choice(ALL_LEAGUES)}>{t('results.allLeagues')}</ChoiceLink>
      {leagues.slice(0, LIMIT).map(({ league, all, live }) => (
        <ChoiceLink key={league.id} {...choice(league.id)}>
          <Flag code={league.countryCode} />
          <span title={league.name}>{league.name}</span>
          <small>
            {live.length > 0 && (
              <>
                <b>{number(live.length)}</b>
                {' / '}
              </>
            )}
            {number(all.length)}
          </small>
        </ChoiceLink>
      ))}
    </nav>
  );
}, hasSameFrame);
