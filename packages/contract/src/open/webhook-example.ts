/**
 * How a receiver verifies a webhook, as the guide shows it. A test of the API runs it against
 * what is really sent.
 */
export const WEBHOOK_EXAMPLE = `import { createHmac, timingSafeEqual } from 'node:crypto';

// secret: whsec_…, body: the text of the request as it arrived, before JSON.parse
export function isFromTipmark(secret, headers, body) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  if (!(Math.abs(Date.now() / 1000 - timestamp) < 300)) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest();
  return headers['webhook-signature'].split(' ').some((signature) => {
    const sent = Buffer.from(signature.replace('v1,', ''), 'base64');
    return sent.length === expected.length && timingSafeEqual(sent, expected);
  });
}
`;

/** A message of the type that followed cappers cause. */
export const WEBHOOK_MESSAGE = `{
  "type": "tip.published",
  "timestamp": "2026-11-30T12:00:00.000Z",
  "data": {
    "id": 4711,
    "capper": { "id": "anton", "name": "Anton" },
    "sport": "soccer",
    "match": { "id": 101, "name": "Arsenal – Fulham", "startsAt": 1796054400 },
    "outcome": "1x2.1",
    "odds": 1.92,
    "stake": 3,
    "text": "",
    "createdAt": 1796040000,
    "ledgerHash": "…"
  }
}
`;
