import { ownLoad } from '../../shared/own-load.ts';
import type { RemotesStatus } from './remotes-status.ts';

export const remotesStatusLoad = ownLoad<RemotesStatus>('statusRemotes', '/status/remotes');
