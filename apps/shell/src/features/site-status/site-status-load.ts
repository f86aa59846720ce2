import { ownLoad } from '../../shared/own-load.ts';
import type { SiteStatus } from './site-status.ts';

export const siteStatusLoad = ownLoad<SiteStatus>('statusOfSite', '/status');
