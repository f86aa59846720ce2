// What a remote may use of the router; every name listed here is in the first bytes of every page.
export { addressOf, FIRST_KEY, type Place, placeOf } from './place.ts';
export {
  type Navigate,
  type NavigateOptions,
  RouterContext,
  type RouterValue,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from './router-context.ts';
