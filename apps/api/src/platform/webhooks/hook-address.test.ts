import fc from 'fast-check';
import { type HookPolicy, readHookAddress } from './hook-address.ts';

const PUBLIC: HookPolicy = { allowsLocal: false, ownHosts: ['tipmark.example'] };
const LOCAL: HookPolicy = { ...PUBLIC, allowsLocal: true };

const faultOf = (text: string, policy = PUBLIC) => {
  const read = readHookAddress(text, policy);
  return 'fault' in read ? read.fault : undefined;
};

test.each([
  ['https://hooks.example.org/tipmark?key=1', undefined],
  ['https://hooks.example.org:8443/', undefined],
  ['https://8.8.8.8/', undefined],
  ['https://[2606:4700:4700::1111]/', undefined],
  ['', 'noAddress'],
  ['hooks.example.org', 'noAddress'],
  [`https://hooks.example.org/${'x'.repeat(500)}`, 'noAddress'],
  ['http://hooks.example.org/', 'noHttps'],
  ['ftp://hooks.example.org/', 'noHttps'],
  ['file:///etc/passwd', 'noHttps'],
  ['https://user:password@hooks.example.org/', 'credentials'],
  ['https://user@hooks.example.org/', 'credentials'],
  ['https://hooks.example.org:22/', 'port'],
  ['https://hooks.example.org:25/', 'port'],
  ['https://localhost/', 'privateAddress'],
  ['https://localhost./', 'privateAddress'],
  ['https://api.localhost/', 'privateAddress'],
  ['https://printer.local/', 'privateAddress'],
  ['https://vault.internal/', 'privateAddress'],
  ['https://redis/', 'privateAddress'],
  ['https://metadata.google.internal/', 'privateAddress'],
  ['https://169.254.169.254/latest/meta-data/', 'privateAddress'],
  ['https://①②⑦.⓪.⓪.①/', 'privateAddress'],
  ['https://127。0。0。1/', 'privateAddress'],
  ['https://[::ffff:127.0.0.1]/', 'privateAddress'],
  ['https://[64:ff9b::7f00:1]/', 'privateAddress'],
  ['https://[64:ff9b:1::a00:1]/', 'privateAddress'],
  ['https://[2002:7f00:1::]/', 'privateAddress'],
  ['https://[fd00:ec2::254]/', 'privateAddress'],
  ['https://tipmark.example/api', 'ownHost'],
  ['https://TIPMARK.example./api', 'ownHost'],
])('%s: %s', (text, fault) => {
  expect(faultOf(text)).toBe(fault);
});

test('receivers on this machine, also without TLS, are for development only', () => {
  for (const text of ['http://localhost:4711/', 'http://127.0.0.1:4711/', 'https://[::1]:4711/']) {
    expect(faultOf(text)).toBeDefined();
    expect(faultOf(text, LOCAL)).toBeUndefined();
  }
  expect(faultOf('http://hooks.example.org:4711/', LOCAL)).toBe('noHttps');
  expect(faultOf('http://192.168.1.1:4711/', LOCAL)).toBe('noHttps');
  expect(faultOf('https://192.168.1.1:4711/', LOCAL)).toBe('privateAddress');
});

/** First and last address of each network of IPv4 that is not public. */
const NOT_PUBLIC: readonly (readonly [number, number])[] = [
  [0x00000000, 0x00ffffff],
  [0x0a000000, 0x0affffff],
  [0x64400000, 0x647fffff],
  [0x7f000000, 0x7fffffff],
  [0xa9fe0000, 0xa9feffff],
  [0xac100000, 0xac1fffff],
  [0xc0000000, 0xc00000ff],
  [0xc0000200, 0xc00002ff],
  [0xc0586300, 0xc05863ff],
  [0xc0a80000, 0xc0a8ffff],
  [0xc6120000, 0xc613ffff],
  [0xc6336400, 0xc63364ff],
  [0xcb007100, 0xcb0071ff],
  [0xe0000000, 0xffffffff],
];

const isNotPublic = (ip: number) => NOT_PUBLIC.some(([from, to]) => ip >= from && ip <= to);

const notPublic = fc
  .constantFrom(...NOT_PUBLIC)
  .chain(([from, to]) =>
    fc.oneof(fc.constant(from), fc.constant(to), fc.integer({ min: from, max: to })),
  );

type Radix = 'decimal' | 'octal' | 'hex';
const radix = fc.constantFrom<Radix>('decimal', 'octal', 'hex');
const written = (value: number, form: Radix): string =>
  form === 'hex'
    ? `0x${value.toString(16)}`
    : form === 'octal'
      ? `0${value.toString(8)}`
      : `${value}`;

/** An address of IPv4 in any form that a browser reads: one to four numbers, each in any radix. */
function textOf(ip: number, countOfParts: number, radixes: readonly Radix[]): string {
  const bytes = [ip >>> 24, (ip >>> 16) & 255, (ip >>> 8) & 255, ip & 255];
  const leading = bytes.slice(0, countOfParts - 1);
  const last = bytes.slice(countOfParts - 1).reduce((sum, byte) => sum * 256 + byte, 0);
  return [...leading, last].map((part, at) => written(part, radixes[at] ?? 'decimal')).join('.');
}

const form = fc.tuple(
  fc.integer({ min: 1, max: 4 }),
  fc.array(radix, { minLength: 4, maxLength: 4 }),
);
const port = fc.constantFrom('', ':443', ':8443', ':65535');

/** The forms of IPv6 that lead to an address of IPv4, or hold it as one of this network. */
const AROUND: readonly ((high: string, low: string, dotted: string) => string)[] = [
  (_high, _low, dotted) => `::ffff:${dotted}`,
  (high, low) => `::ffff:${high}:${low}`,
  (high, low) => `0:0:0:0:0:ffff:${high}:${low}`,
  (high, low) => `::${high}:${low}`,
  (high, low) => `64:ff9b::${high}:${low}`,
  (high, low) => `64:ff9b:1::${high}:${low}`,
  (high, low) => `2002:${high}:${low}::1`,
  (high, low) => `2001:0:${high}:${low}::1`,
  (high, low) => `fd00::${high}:${low}`,
  (high, low) => `fe80::${high}:${low}`,
  (high, low) => `fec0::${high}:${low}`,
  (high, low) => `ff02::${high}:${low}`,
];

describe('textual forms of addresses', () => {
  test('an address of IPv4 that is not public is refused in every form', () => {
    fc.assert(
      fc.property(notPublic, form, port, (ip, [parts, radixes], suffix) => {
        expect(faultOf(`https://${textOf(ip, parts, radixes)}${suffix}/`)).toBe('privateAddress');
      }),
      { numRuns: 2_000 },
    );
  });

  test('a public one is accepted in every form, and stored as four numbers', () => {
    const anyIp = fc.integer({ min: 0, max: 0xffffffff }).filter((ip) => !isNotPublic(ip));
    fc.assert(
      fc.property(anyIp, form, (ip, [parts, radixes]) => {
        const read = readHookAddress(`https://${textOf(ip, parts, radixes)}/`, PUBLIC);
        expect(read).toMatchObject({ url: { hostname: textOf(ip, 4, []) } });
      }),
      { numRuns: 500 },
    );
  });

  test('no form of IPv6 leads to any address of IPv4', () => {
    const anyIp = fc.integer({ min: 0, max: 0xffffffff });
    fc.assert(
      fc.property(anyIp, fc.constantFrom(...AROUND), fc.boolean(), (ip, around, isUpper) => {
        const [high, low] = [(ip >>> 16).toString(16), (ip & 0xffff).toString(16)];
        const host = around(high, low, textOf(ip, 4, []));
        const text = `https://[${isUpper ? host.toUpperCase() : host}]/`;
        expect(faultOf(text)).toBe('privateAddress');
      }),
      { numRuns: 1_000 },
    );
  });
});
