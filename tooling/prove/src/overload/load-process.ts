import { once } from 'node:events';
import { guestAddress } from '@tipmark/drill/site';
import { type LoadOrder, sendLoad, VISITORS_OF_NETWORK } from './load.ts';

// A load in a process of its own, so that it does not slow down what measures it.
process.once('disconnect', () => process.exit());
const [order] = (await once(process, 'message')) as [LoadOrder];
const tally = await sendLoad(order, (visitor) => guestAddress(visitor, VISITORS_OF_NETWORK));
process.send?.(tally, () => process.exit());
