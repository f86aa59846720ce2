import { sharePage } from './share-page.ts';

const page = { title: 'Zenit – Spartak', url: 'https://tipmark.test/Events/7-a' };

interface Device {
  readonly share?: () => Promise<void>;
  readonly canShare?: () => boolean;
  readonly copy?: () => Promise<void>;
}

function device({ share, canShare, copy }: Device) {
  const copied: string[] = [];
  const writeText = async (text: string) => {
    await copy?.();
    copied.push(text);
  };
  const one = { share, canShare, clipboard: { writeText } } as unknown as Navigator;
  return { one, copied };
}

const refuse = (name: string) => async () => {
  throw new DOMException('no', name);
};

test.each<[string, Device, string, number]>([
  ['by the share sheet of the device', { share: async () => {} }, 'shared', 0],
  ['not at all when the visitor closed the sheet', { share: refuse('AbortError') }, 'dismissed', 0],
  [
    'as a copied address when the sheet is refused',
    { share: refuse('NotAllowedError') },
    'copied',
    1,
  ],
  ['as a copied address when there is no sheet', {}, 'copied', 1],
  [
    'as a copied address when the sheet does not accept links',
    { share: async () => {}, canShare: () => false },
    'copied',
    1,
  ],
  ['not at all when copying is refused too', { copy: refuse('NotAllowedError') }, 'failed', 0],
])('a page is shared %s', async (_what, setting, expected, copies) => {
  const { one, copied } = device(setting);
  expect(await sharePage(page, one)).toBe(expected);
  expect(copied).toEqual(Array.from({ length: copies }, () => page.url));
});
