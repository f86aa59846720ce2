// For the header's list and for the page of results: both are chunks of their own.
export {
  countFound,
  type FoundGroup,
  type FoundItem,
  type FoundOptions,
  type FoundRoutes,
  foundGroups,
} from './found-groups.ts';
