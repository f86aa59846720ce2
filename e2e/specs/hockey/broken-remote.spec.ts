import { testBrokenRemote } from '../../pages/broken-remote.ts';

testBrokenRemote('hockey');
