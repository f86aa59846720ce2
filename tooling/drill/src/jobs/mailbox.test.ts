import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { openMailbox } from './mailbox.ts';

async function send(url: string, to: string): Promise<void> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const say = async (text?: string) => {
    if (text !== undefined) socket.write(`${text}\r\n`);
    for (;;) {
      const { value } = await lines.next();
      if (!/^\d{3}-/.test(String(value))) return String(value);
    }
  };
  await say();
  for (const line of ['EHLO test', 'MAIL FROM:<a@example.com>', `RCPT TO:<${to}>`, 'DATA'])
    await say(line);
  expect(await say('Subject: x\r\n\r\nhello\r\n.')).toMatch(/^250/);
  socket.end();
  await once(socket, 'close');
}

test('letters are counted by recipient', async () => {
  const mailbox = await openMailbox();
  try {
    await send(mailbox.url, 'one@example.com');
    await send(mailbox.url, 'two@example.com');
    await send(mailbox.url, 'two@example.com');
    expect([...mailbox.letters]).toEqual([
      ['one@example.com', 1],
      ['two@example.com', 2],
    ]);
  } finally {
    await mailbox.close();
  }
});
