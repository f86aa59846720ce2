import type { Config } from '../../platform/config/config.ts';
import type { Neighbours } from './neighbours.ts';

type Checked = Pick<
  Config,
  'MAIL_FROM' | 'PUBLIC_URL' | 'REDIS_URL' | 'SMTP_URL' | 'TELEGRAM_API_ROOT' | 'TELEGRAM_BOT_TOKEN'
>;

type Sentence = string | undefined;

const reasonOf = (error: unknown): string => {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  const text = typeof message === 'string' && message !== '' ? message : String(code ?? error);
  return text.split('\n', 1)[0]?.slice(0, 200) ?? '';
};

/** A server of a setting, without name and password. */
function addressOf(url: string): string {
  const { hostname, port } = new URL(url);
  return port === '' ? hostname : `${hostname}:${port}`;
}

async function redisFault({ REDIS_URL: url }: Checked, { pingRedis }: Neighbours) {
  if (url === undefined) return undefined;
  return pingRedis(url).then(
    () => undefined,
    (error: unknown) =>
      `Redis at ${addressOf(url)} does not answer (${reasonOf(error)}): each process counts limits for itself and other processes show changes late until it does. Check REDIS_URL.`,
  );
}

async function mailFault({ SMTP_URL: url }: Checked, { greetMailServer }: Neighbours) {
  if (url === undefined) return undefined;
  return greetMailServer(url).then(
    () => undefined,
    (error: unknown) =>
      `The mail server at ${addressOf(url)} accepts nothing (${reasonOf(error)}): emails wait until it does. Check SMTP_URL.`,
  );
}

/**
 * Servers that are away at the start, one sentence each. The site runs without them.
 */
export async function findAbsent(config: Checked, of: Neighbours): Promise<string[]> {
  const faults: Sentence[] = await Promise.all([redisFault(config, of), mailFault(config, of)]);
  return faults.filter((fault) => fault !== undefined);
}

const domainOf = (sender: string): string => /@([^\s>@]+)>?\s*$/.exec(sender)?.[1] ?? '';

async function senderFaults(
  { MAIL_FROM: sender }: Checked,
  { textsOf }: Neighbours,
  selector: string | undefined,
): Promise<Sentence[]> {
  const domain = domainOf(sender);
  const has = async (name: string, start: RegExp) =>
    (await textsOf(name)).some((text) => start.test(text));
  const missing = async (name: string, start: RegExp, sentence: string): Promise<Sentence> => {
    try {
      return (await has(name, start)) ? undefined : sentence;
    } catch (error) {
      return `The records of ${name} cannot be read (${reasonOf(error)}).`;
    }
  };
  return Promise.all([
    missing(
      domain,
      /^v=spf1\b/i,
      `${domain} has no SPF record: add a TXT record "v=spf1 … -all" that names your mail server, or emails count as forged.`,
    ),
    missing(
      `_dmarc.${domain}`,
      /^v=DMARC1\b/i,
      `${domain} has no DMARC record: add a TXT record "v=DMARC1; p=quarantine; rua=mailto:…" at _dmarc.${domain}.`,
    ),
    selector === undefined
      ? Promise.resolve(
          `The mail server has to sign with DKIM for ${domain}: name its selector with --dkim to check its record.`,
        )
      : missing(
          `${selector}._domainkey.${domain}`,
          /(?:^|;)\s*p=[\w+/]/i,
          `${selector}._domainkey.${domain} has no DKIM key: add the TXT record that your mail server shows for it.`,
        ),
  ]);
}

async function botFaults(config: Checked, { nameOfBot }: Neighbours): Promise<Sentence[]> {
  if (config.TELEGRAM_BOT_TOKEN === undefined) {
    return ['TELEGRAM_BOT_TOKEN is not set: nobody can connect a chat or sign in with Telegram.'];
  }
  try {
    const name = await nameOfBot(config);
    const host = new URL(config.PUBLIC_URL ?? 'http://localhost').hostname;
    return [
      `Signing in with Telegram needs the site's domain: send @BotFather /setdomain, choose @${name}, answer ${host} (no call can check it).`,
    ];
  } catch (error) {
    return [
      `Telegram does not accept the bot (${reasonOf(error)}). Check TELEGRAM_BOT_TOKEN, and TELEGRAM_API_ROOT where Telegram is blocked.`,
    ];
  }
}

const isPublic = ({ PUBLIC_URL: url }: Checked) => url?.startsWith('https:') === true;

/**
 * What a public site still needs from others, one sentence each.
 * @param dkimSelector under which the mail server signs
 */
export async function findMissing(
  config: Checked,
  of: Neighbours,
  dkimSelector?: string,
): Promise<string[]> {
  const isSent = config.SMTP_URL !== undefined;
  const settings: Sentence[] = [
    isPublic(config)
      ? undefined
      : 'PUBLIC_URL is no https address: cookies are not secure, links in emails lead to it.',
    isSent ? undefined : 'SMTP_URL is not set: emails are stored, not sent.',
  ];
  const [absent, ofSender, ofBot] = await Promise.all([
    findAbsent(config, of),
    isSent ? senderFaults(config, of, dkimSelector) : Promise.resolve([]),
    botFaults(config, of),
  ]);
  const faults = [...absent, ...settings, ...ofSender, ...ofBot];
  return faults.filter((fault) => fault !== undefined);
}
