import { storiesConfig } from '@tipmark/looks/stories';

export default storiesConfig(import.meta.dirname);
