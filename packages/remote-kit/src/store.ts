// What a remote may use of the store.
import { useDispatch as useAnyDispatch } from 'react-redux';
import type { Action, Dispatch } from 'redux';

/** Tells the store of an action; what comes of it is seen in the state alone. */
export const useDispatch: () => (action: Action) => void =
  useAnyDispatch.withTypes<Dispatch<Action>>();
export { useSelector } from 'react-redux';
export type { Reducer } from 'redux';
