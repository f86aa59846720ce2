import type { RouteParams } from '@tipmark/route-builder';
import { TYPES } from './letter-forms.ts';
import type { Sent } from './register-forms.ts';

const CHANNELS: Readonly<Record<string, readonly number[]>> = { 1: [1], 2: [2], 12: [1, 2] };
const PUSH = '3';

/**
 * The changed channels of a notification type: from its checkboxes, or from the list that a release
 * without checkboxes sends. A type without any checked box is turned off.
 */
function changedWays(form: URLSearchParams, type: number): object | undefined {
  const channels = CHANNELS[form.get(`channel-${type}`) ?? ''];
  if (channels !== undefined) return { channels };
  const choices = [...(form.get('choices') ?? '')];
  const chosen = choices.filter((way) => form.has(`way-${type}-${way}`));
  const before = form.get(`ways-${type}`);
  if (before === null || before === chosen.join('')) return undefined;
  if (chosen.length === 0) return { isActive: false };
  return {
    channels: chosen.filter((way) => way !== PUSH).map(Number),
    ...(choices.includes(PUSH) && { isPushed: chosen.includes(PUSH) }),
  };
}

/** Changes notification types, or the quiet hours. */
export async function changeNotifications({ form, params, ask: call }: Sent): Promise<RouteParams> {
  const page = { userUrl: params['userUrl'] ?? '', edit: 'notifications' };
  const put = (path: string, body: object) => call({ method: 'PUT', path, body });
  if (form.has('quietFrom') || form.has('quietEnd')) {
    const isEnd = form.has('quietEnd');
    const { isOk } = await put('/account/quiet-hours', {
      quietFrom: isEnd ? null : form.get('quietFrom'),
      quietTo: isEnd ? null : form.get('quietTo'),
    });
    return isOk ? page : { ...page, wrong: 'form' };
  }
  const wereOn = new Set((form.get('wereOn') ?? '').split(','));
  for (const type of TYPES) {
    const isOn = form.has(`notification-${type}`);
    const ways = isOn ? changedWays(form, type) : undefined;
    if (isOn === wereOn.has(String(type)) && ways === undefined) continue;
    const body = { type, isActive: isOn, ...ways };
    const { isOk } = await put('/page-profile-notifications', body);
    if (!isOk) return { ...page, wrong: 'form' };
  }
  return page;
}
