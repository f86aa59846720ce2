// What a remote may use of the store.
import { useDispatch as useAnyDispatch } from 'react-redux';
import type { Action, Dispatch } from 'redux';

/** Dispatches an action; its effect is visible only in the state. */
export const useDispatch: () => (action: Action) => void =
  useAnyDispatch.withTypes<Dispatch<Action>>();
export { useSelector } from 'react-redux';
export type { Reducer } from 'redux';
