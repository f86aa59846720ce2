import {
  tennisEventTipAdd,
  tennisEventTipChange,
  tennisMatchNotifications,
} from '@tipmark/contract';
import { onMatchFollowed } from '@tipmark/match-features';
import { createCommand } from '@tipmark/remote-kit';
import { ownTips } from '../../shared/own-tips.ts';

export const tipAdd = createCommand('tennisEventTipAdd', {
  request: tennisEventTipAdd,
  onSuccess: ownTips.onWritten,
});

export const tipChange = createCommand('tennisEventTipChange', {
  request: tennisEventTipChange,
  onSuccess: ownTips.onWritten,
});

export const newsSave = createCommand('tennisMatchNotificationSave', {
  request: tennisMatchNotifications.save,
  onSuccess: onMatchFollowed,
});

export const newsRemove = createCommand('tennisMatchNotificationDelete', {
  request: tennisMatchNotifications.remove,
  onSuccess: onMatchFollowed,
});
