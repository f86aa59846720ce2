import { useLocation } from '@tipmark/remote-kit/router';
import { useDispatch, useSelector } from '@tipmark/remote-kit/store';
import { useEffect } from 'react';
import { type Arrival, arrivalSeen, selectArrival } from './arrival-slice.ts';

/**
 * What the form that led here has to tell; nothing on any other page, and nothing any more once
 * this one was left or loaded anew.
 */
export function useArrival(): Arrival | undefined {
  const dispatch = useDispatch();
  const { pathname, search } = useLocation();
  const arrival = useSelector(selectArrival);
  useEffect(() => () => dispatch(arrivalSeen()), [dispatch]);
  return arrival?.address === pathname + search ? arrival : undefined;
}
