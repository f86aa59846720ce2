import { Button } from './Button.tsx';
import { stateBox } from './page-states.ts';

export interface ErrorStateProps {
  readonly title: string;
  readonly text: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
}

/** What happened, where, and what to do about it. */
export const ErrorState = ({ title, text, retryLabel, onRetry }: ErrorStateProps) => (
  <div className={stateBox} role="alert">
    <h2>{title}</h2>
    <p>{text}</p>
    <Button onClick={onRetry}>{retryLabel}</Button>
  </div>
);
