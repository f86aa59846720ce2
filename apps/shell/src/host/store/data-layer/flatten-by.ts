import type { LoadPolicy } from '@tipmark/remote-kit';
import { exhaustMap, mergeMap, type ObservableInput, type OperatorFunction, switchMap } from 'rxjs';

type Flatten = <In, Out>(project: (value: In) => ObservableInput<Out>) => OperatorFunction<In, Out>;

/** How a policy handles calls that overlap. */
export const flattenBy: Record<LoadPolicy, Flatten> = {
  latest: switchMap,
  each: mergeMap,
  onlyFirst: exhaustMap,
};
