import type { LeagueRound } from '@tipmark/contract';
import { Card, ChoiceLink, css } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import type { ReactNode } from 'react';
import type { League } from '../use-league.ts';
import { RoundMatches } from './RoundMatches.tsx';

const steps = css`
  display: flex;
  justify-content: space-between;
  border-bottom: 1px solid var(--hair);
  a { display: flex; align-items: center; gap: ${gap[6]}; min-height: 44px; padding: 0 16px; font-size: ${font.small}; line-height: 18px; font-weight: ${weight.medium}; color: var(--accent); }
  a:hover { text-decoration: underline; text-underline-offset: 3px; }
  a:focus-visible { outline-offset: -2px; }
`;

interface RoundCardProps {
  readonly league: League;
  readonly round: LeagueRound;
  /** Further links. */
  readonly children: ReactNode;
}

interface StepProps {
  readonly league: League;
  readonly number: number | null;
  readonly children: (name: string) => ReactNode;
}

const Step = ({ league: { reader, addressOf, go }, number, children }: StepProps) =>
  number === null ? (
    <span />
  ) : (
    <ChoiceLink
      href={addressOf({ round: number })}
      isCurrent={false}
      onChoose={() => go({ round: number })}
    >
      {children(reader.t('league.round', { number }))}
    </ChoiceLink>
  );

/** A round beside a tab, with links to the previous and the next one. */
export const RoundCard = ({ league, round, children }: RoundCardProps) => {
  const { options, reader } = league;
  const { t } = reader;
  const { number, previous, next } = round;
  const title = t('league.round', { number });
  return (
    <Card title={title}>
      {(previous !== null || next !== null) && (
        <nav className={steps} aria-label={t('league.rounds')}>
          <Step league={league} number={previous}>
            {(name) => (
              <>
                <span aria-hidden="true">{'‹'}</span> {name}
              </>
            )}
          </Step>
          <Step league={league} number={next}>
            {(name) => (
              <>
                {name} <span aria-hidden="true">{'›'}</span>
              </>
            )}
          </Step>
        </nav>
      )}
      <RoundMatches
        round={round}
        title={title}
        matchRoute={options.sport.routes.match}
        reader={reader}
      />
      {children}
    </Card>
  );
};
