import { checkPages } from '@tipmark/match-features/testing/pages';
import { remote } from '../src/remote.ts';
import * as pages from './Pages.stories.tsx';

checkPages(remote, pages);
