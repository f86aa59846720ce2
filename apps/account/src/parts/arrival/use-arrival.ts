import { useLocation } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { useEffect } from 'react';
import { type Arrival, arrivalSeen, selectArrival } from './arrival-slice.ts';

/**
 * The result of the form that led here; undefined on any other page, and once this page was left or
 * reloaded.
 */
export function useArrival(): Arrival | undefined {
  const dispatch = useDispatch();
  const { pathname, search } = useLocation();
  const arrival = useSelector(selectArrival);
  useEffect(() => () => dispatch(arrivalSeen()), [dispatch]);
  return arrival?.address === pathname + search ? arrival : undefined;
}
