// What a remote may use of the store.
export { useDispatch, useSelector } from 'react-redux';
export type { Reducer } from 'redux';
