import {
  soccerEventTipAdd,
  soccerEventTipChange,
  soccerMatchNotifications,
} from '@tipmark/contract';
import { onMatchFollowed } from '@tipmark/match-features';
import { createCommand } from '@tipmark/remote-kit';
import { ownTips } from '../../shared/own-tips.ts';

export const tipAdd = createCommand('soccerEventTipAdd', {
  request: soccerEventTipAdd,
  onSuccess: ownTips.onWritten,
});

export const tipChange = createCommand('soccerEventTipChange', {
  request: soccerEventTipChange,
  onSuccess: ownTips.onWritten,
});

export const newsSave = createCommand('soccerMatchNotificationSave', {
  request: soccerMatchNotifications.save,
  onSuccess: onMatchFollowed,
});

export const newsRemove = createCommand('soccerMatchNotificationDelete', {
  request: soccerMatchNotifications.remove,
  onSuccess: onMatchFollowed,
});
