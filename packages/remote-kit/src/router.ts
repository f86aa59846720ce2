// What a remote may use of the router; every name listed here is in the first bytes of every page.
export {
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';
