// What a remote's epics may use; loaded with the late data layer, never before hydration.
export { ofType } from 'redux-observable';
export {
  catchError,
  concat,
  debounceTime,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  from,
  map,
  merge,
  mergeMap,
  Observable,
  of,
  startWith,
  switchMap,
  take,
  takeUntil,
  tap,
  timer,
  withLatestFrom,
} from 'rxjs';
