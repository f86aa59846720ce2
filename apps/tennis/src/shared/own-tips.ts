import { createOwnTips } from '@tipmark/match-features';

/** Tips the visitor posted or changed on pages of matches since the site was opened. */
export const ownTips = createOwnTips('tennisOwnTips');
