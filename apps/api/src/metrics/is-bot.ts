const BOT =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python|java\/|go-http|node-fetch|axios|scrapy|facebookexternalhit|mediapartners/i;

/** True for programs that read pages without a person in front of them. */
export function isBot(userAgent: string): boolean {
  return userAgent === '' || BOT.test(userAgent);
}
