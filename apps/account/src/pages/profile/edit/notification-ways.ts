import type { ProfileNotifications } from '@tipmark/contract';

/** Where notifications are sent: 1 email and 2 Telegram are channels of the contract. */
export const WAY = { mail: 1, telegram: 2, push: 3 } as const;

export type Kind = ProfileNotifications['types'][number];

/** Ways the user can choose from; none if email is the only one. */
export function choicesOf({
  isTelegramConnected,
  hasBrowser,
}: Pick<ProfileNotifications, 'isTelegramConnected' | 'hasBrowser'>): readonly number[] {
  if (!isTelegramConnected && !hasBrowser) return [];
  return [
    WAY.mail,
    ...(isTelegramConnected ? [WAY.telegram] : []),
    ...(hasBrowser ? [WAY.push] : []),
  ];
}

/** The selected ones of the choices. */
export function chosenOf({ channels, isPushed }: Kind, choices: readonly number[]): number[] {
  return choices.filter((way) => (way === WAY.push ? isPushed : channels.includes(way)));
}

/** The request that turns a way on or off; without any way left the kind is off. */
export function changeOf(kind: Kind, choices: readonly number[], way: number, isOn: boolean) {
  const { type } = kind;
  const others = chosenOf(kind, choices).filter((one) => one !== way);
  const chosen = isOn ? [...others, way] : others;
  if (chosen.length === 0) return { type, isActive: false };
  return {
    type,
    isActive: true,
    channels: chosen.filter((one) => one !== WAY.push).toSorted((a, b) => a - b),
    ...(choices.includes(WAY.push) && { isPushed: chosen.includes(WAY.push) }),
  };
}
