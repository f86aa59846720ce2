import type { ReactNode } from 'react';

interface StepTitleProps {
  readonly step: number;
  readonly text: string;
  /** Shown at its end. */
  readonly children?: ReactNode;
}

/** Title of a step, with a number that is only visual. */
export const StepTitle = ({ step, text, children }: StepTitleProps) => (
  <p className="title">
    <i aria-hidden="true">{step}</i>
    {text} {children !== undefined && <small>{children}</small>}
  </p>
);
