// What a remote's epics may use; loaded with the late data layer, never before hydration.
export { ofType } from 'redux-observable';
export {
  catchError,
  concat,
  EMPTY,
  exhaustMap,
  filter,
  from,
  map,
  merge,
  mergeMap,
  Observable,
  of,
  switchMap,
  take,
  takeUntil,
  tap,
  timer,
} from 'rxjs';
