import { testBrokenRemote } from '../../pages/broken-remote.ts';

testBrokenRemote('soccer');
testBrokenRemote('account');
