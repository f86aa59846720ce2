import { domainToASCII } from 'node:url';
import { ACCOUNT_LIMITS } from '@tipmark/contract';

export interface Email {
  /** As entered, without surrounding spaces: mail is sent there. */
  readonly address: string;
  /** Decides whether two addresses are one. */
  readonly folded: string;
}

const LOCAL = /^[^\s@"(),:;<>[\]\\\p{C}]+$/u;
const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** An address mail can be sent to, or undefined. */
export function parseEmail(text: string): Email | undefined {
  const address = text.trim().normalize('NFC');
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  const domain = domainToASCII(address.slice(at + 1)).toLowerCase();
  const { emailMaxLength, emailLocalMaxLength } = ACCOUNT_LIMITS;
  if (at < 1 || local.length > emailLocalMaxLength || !LOCAL.test(local)) return undefined;
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return undefined;
  if (!DOMAIN.test(domain)) return undefined;
  const whole = `${local}@${domain}`;
  if (whole.length > emailMaxLength) return undefined;
  return { address: whole, folded: whole.toLowerCase() };
}

/** `an•••@example.com`: recognizable to its owner. */
export function partlyHidden(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at))}•••${email.slice(at)}`;
}
