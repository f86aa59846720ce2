import { guestAddress } from '@tipmark/drill/site';
import { type LoadOrder, sendLoad } from './load.ts';

// A load in a process of its own, so that it does not slow down what measures it.
process.once('disconnect', () => process.exit());
process.once('message', async (order: LoadOrder) => {
  const tally = await sendLoad(order, (visitor) => guestAddress(visitor, 20));
  process.send?.(tally, () => process.exit());
});
