/** A cookie this page may read, decoded; empty when it is missing or broken. */
export function readCookie(name: string, text: string = document.cookie): string {
  const pair = text.split('; ').find((one) => one.startsWith(`${name}=`));
  try {
    return decodeURIComponent(pair?.slice(name.length + 1) ?? '');
  } catch {
    return '';
  }
}

export function expireCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}
