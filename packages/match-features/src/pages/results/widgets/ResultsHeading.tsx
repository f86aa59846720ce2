import { formatDateHeading } from '@tipmark/remote-kit/i18n';
import { css } from '@tipmark/ui-kit';
import { font, gap, weight } from '@tipmark/ui-kit/style-values';
import { memo } from 'react';
import { hasSameFrame, type Results } from '../use-results.ts';
import { Freshness } from './Freshness.tsx';

const heading = css`
  display: flex;
  align-items: baseline;
  flex-wrap: wrap;
  gap: ${gap[4]} ${gap[12]};
  p { font-size: ${font.small}; line-height: 18px; font-weight: ${weight.medium}; color: var(--text3); }
  & > :nth-child(3) { margin-left: auto; }
`;

export const ResultsHeading = memo(({ results }: { readonly results: Results }) => {
  const { t, locale, timeZone, shownSeconds, load, day } = results;
  return (
    <header className={heading}>
      <h1>{t('results.title')}</h1>
      <p>{formatDateHeading(shownSeconds, locale, timeZone)}</p>
      {day?.isRunning && load.data && <Freshness asOf={load.data.asOf} results={results} />}
    </header>
  );
}, hasSameFrame);
