import { testTargets } from '../../pages/low-targets.ts';

testTargets(['/Teams', '/Tournaments', '/Referees']);
