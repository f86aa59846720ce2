import type { HostState } from '@tipmark/remote-kit';
import { useSelector } from '@tipmark/remote-kit/store';
import { Card, css, MOBILE, WIDE } from '@tipmark/ui-kit';
import { gap } from '@tipmark/ui-kit/style-values';
import { memo, useDeferredValue } from 'react';
import type { ResultsFeature } from './results-feature.ts';
import { type ResultsLoad, useResults } from './use-results.ts';
import { LeagueRail } from './widgets/LeagueRail.tsx';
import { ResultsBody } from './widgets/ResultsBody.tsx';
import { ResultsDates } from './widgets/ResultsDates.tsx';
import { ResultsHeading } from './widgets/ResultsHeading.tsx';
import { ResultsTabs } from './widgets/ResultsTabs.tsx';
import { ResultsToolbar } from './widgets/ResultsToolbar.tsx';

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[16]};
  align-items: start;
  & > div { display: grid; gap: inherit; min-width: 0; }
  & > div > * { min-width: 0; }
  & > nav, & > .side { display: none; }
  ${WIDE} {
    grid-template-columns: 208px minmax(0, 1fr);
    & > nav { display: grid; }
    & > div:first-child { grid-column: 2; }
    &[data-aside] { grid-template-columns: 208px minmax(0, 1fr) 300px; }
    & > .side { display: block; position: sticky; top: 112px; }
    .side > aside { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${gap[16]}; }
  }
  ${MOBILE} { gap: ${gap[12]}; }
`;

interface ResultsScreenProps {
  readonly feature: ResultsFeature;
}

const Page = ({ feature, load }: ResultsScreenProps & { readonly load: ResultsLoad }) => {
  const results = useResults(feature, load);
  return (
    <div className={page} data-aside={feature.Aside ? 1 : undefined}>
      <LeagueRail feature={feature} results={results} />
      <div>
        <ResultsHeading results={results} />
        <ResultsDates results={results} />
        <Card isFlush>
          <ResultsTabs results={results} />
          <ResultsToolbar feature={feature} results={results} />
          <ResultsBody feature={feature} results={results} />
        </Card>
      </div>
      {feature.Aside && (
        <div className="side">
          <feature.Aside />
        </div>
      )}
    </div>
  );
};

const DrawnPage = memo(Page);

/**
 * Matches of one day, grouped under their leagues. A reply and live changes are rendered in slices:
 * clicks and paints go first.
 */
export const ResultsScreen = ({ feature }: ResultsScreenProps) => (
  <DrawnPage
    feature={feature}
    load={useDeferredValue(useSelector((state: HostState) => feature.load.select(state)))}
  />
);
