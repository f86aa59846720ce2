import { once } from 'node:events';
import { guestAddress } from '@tipmark/drill/site';
import { openStreams, type StreamsOrder } from './streams.ts';

// Streams in a process of their own, which says what they have seen whenever it is asked.
const STREAMS_OF_NETWORK = 20;

process.once('disconnect', () => process.exit());
const [order] = (await once(process, 'message')) as [StreamsOrder];
const seen = openStreams(order, (visitor) => guestAddress(visitor, STREAMS_OF_NETWORK));
process.on('message', () => process.send?.(seen()));
