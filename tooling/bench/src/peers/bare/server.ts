import { readFile } from 'node:fs/promises';
import { Agent, createServer, get } from 'node:http';
import type { ResultsPage } from '@tipmark/contract';
import { jsx } from 'react/jsx-runtime';
import { renderToString } from 'react-dom/server';
import { listScript } from '../build-bare-list.ts';
import { ResultsList } from './results-page.ts';

// The least the page costs with React: call the API, decode, render the rows, inline the state.

const apiUrl = process.env['API_URL'] ?? '';
const agent = new Agent({ keepAlive: true });
const dangerous = /[<>&\u2028\u2029]/g;
const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

function query(timestamp: string): Promise<ResultsPage> {
  const address = `${apiUrl}/soccer/results/page?timestamp=${timestamp}`;
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { 'accept-language': 'ru' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (answer.statusCode !== 200) reject(new Error(`the api answered ${text.slice(0, 200)}`));
        else resolve((JSON.parse(text) as { data: ResultsPage }).data);
      });
    }).on('error', reject);
  });
}

const documentOf = (markup: string, page: ResultsPage, script = ''): string =>
  `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Bare</title></head><body><div id="root">${markup}</div><script id="boot" type="application/json">${JSON.stringify(page).replace(dangerous, escaped)}</script>${script}</body></html>`;

async function pageOf(timestamp: string): Promise<string> {
  const page = await query(timestamp);
  return documentOf(renderToString(jsx(ResultsList, { page })), page);
}

/** The same list drawn by the browser, which reacts to clicks. */
async function listOf(timestamp: string): Promise<string> {
  const script = await readFile(listScript, 'utf8');
  return documentOf('', await query(timestamp), `<script>${script}</script>`);
}

createServer((request, response) => {
  const address = new URL(request.url ?? '/', 'http://peer');
  if (address.pathname === '/ready') {
    response.end('ready');
    return;
  }
  const answer = address.pathname === '/list' ? listOf : pageOf;
  answer(address.searchParams.get('timestamp') ?? '').then(
    (html) => {
      const body = Buffer.from(html);
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-length': body.length,
      });
      response.end(body);
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1');
