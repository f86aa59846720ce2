import { Component, type ComponentType, type ReactNode } from 'react';
import { crashed, type PageFailure } from './page-failure.ts';

interface Props {
  /** Shown in place of the children once one of them has thrown. */
  readonly Failed: ComponentType<{ readonly failure: PageFailure }>;
  /** Another one is another page: the children get a new chance. */
  readonly at: unknown;
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  readonly at: unknown;
}

/** Boundary round a part of a page: React reports the error, the rest of the page stays. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, at: this.props.at };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { hasFailed: false, at };
  }

  override render(): ReactNode {
    const { Failed, children } = this.props;
    return this.state.hasFailed ? <Failed failure={crashed} /> : children;
  }
}
