import { css, DESKTOP, Skeleton } from '@tipmark/ui-kit';
import { font, gap, radius, weight } from '@tipmark/ui-kit/style-values';
import { type ReactNode, Suspense } from 'react';
import { BackToMatch } from '../guest-tips/BackToMatch.tsx';
import { WaitingTips } from '../guest-tips/WaitingTips.tsx';

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap[16]};
  width: 100%;
  max-width: 400px;
  margin: 0 auto;
  padding: 8px 0;
  h1 { text-align: center; }
  > p { text-align: center; color: var(--text2); font-size: ${font.small}; line-height: 18px; }
  > p a { color: var(--accent); font-weight: ${weight.medium}; }
  > p a:hover { text-decoration: underline; }
  ${DESKTOP} { padding: 16px 0 32px; }
`;

const formColumn = css`
  height: 280px;
  border-radius: ${radius.card};
`;

const noteClass = css`
  padding: 12px 16px;
  border: 1px solid var(--accent);
  border-radius: ${radius.card};
  background: var(--surface);
  font-weight: ${weight.medium};
`;

export interface AuthPageProps {
  readonly title: string;
  /** Shown before the form, such as the reason why the visitor is here. */
  readonly note?: string | undefined;
  /** Links below the form. */
  readonly foot?: ReactNode;
  /** Tips of a guest are posted with it: lists them, and links back to their match. */
  readonly postsTips?: boolean;
  readonly children: ReactNode;
}

/**
 * One narrow column. The form is there at once when the server rendered it, else when its chunk has
 * arrived.
 */
export const AuthPage = ({ title, note, foot, postsTips = false, children }: AuthPageProps) => (
  <div className={page}>
    <h1>{title}</h1>
    {postsTips && <WaitingTips position="above" />}
    {note !== undefined && <output className={noteClass}>{note}</output>}
    <Suspense fallback={<Skeleton className={formColumn} />}>{children}</Suspense>
    {foot !== undefined && <p>{foot}</p>}
    {postsTips && <BackToMatch />}
    {postsTips && <WaitingTips position="below" />}
  </div>
);
