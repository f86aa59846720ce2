import { intentParams } from '@tipmark/match-features';
import { selectLocale } from '@tipmark/remote-kit';
import { useTranslation } from '@tipmark/remote-kit/i18n';
import { useSelector } from '@tipmark/remote-kit/store';
import { href, matchRouteOf } from '@tipmark/route-builder';
import { css } from '@tipmark/ui-kit';
import { radius, weight } from '@tipmark/ui-kit/style-values';
import { useProblemText } from '../page/use-problem-text.ts';
import type { Arrival, ArrivalProblem } from './arrival-slice.ts';

const noteClass = css`
  padding: 12px 16px;
  border-radius: ${radius.card};
  background: var(--warnTint);
  color: var(--warn);
  font-weight: ${weight.medium};
  &[data-tone="good"] { background: var(--posTint); color: var(--pos); }
  a { text-decoration: underline; text-underline-offset: 3px; }
`;

/** What happened along with signing in: posted tips, and what failed. */
export function ArrivalNotes({ arrival }: { readonly arrival: Arrival | undefined }) {
  const { t } = useTranslation('account');
  const locale = useSelector(selectLocale);
  const problemText = useProblemText();
  const { problems = [], posted = 0 } = arrival ?? {};
  const wayTo = ({ matchUrl, oddType, sportType }: NonNullable<ArrivalProblem['tip']>) => {
    const page = matchRouteOf(sportType);
    return page && href(page, { matchUrl, ...intentParams({ kind: 'new', oddType }) }, { locale });
  };
  return (
    <>
      {posted > 0 && (
        <output className={noteClass} data-tone="good">
          {t('arrival.posted', { count: posted })}
        </output>
      )}
      {problems.map((problem) => (
        <p
          key={`${problem.tip?.matchUrl} ${problem.tip?.oddType} ${problem.message}`}
          className={noteClass}
          role="alert"
        >
          {problem.tip && `${t('arrival.notPosted')} `}
          {problemText(problem)}{' '}
          {problem.tip && <a href={wayTo(problem.tip)}>{t('arrival.toTip')}</a>}
        </p>
      ))}
    </>
  );
}
