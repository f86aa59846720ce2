import type { AxiosInstance } from 'axios';
import type { Exchange } from './exchange.ts';

/** axios names a form's type on every POST, also on one without a body. */
const noType = { 'Content-Type': false };

let transport: Promise<AxiosInstance> | undefined;

/** axios is loaded with the first call, and one instance serves every client of the page. */
function loadTransport(): Promise<AxiosInstance> {
  transport ??= import('axios').then(({ default: axios }) =>
    axios.create({
      adapter: 'fetch',
      responseType: 'json',
      timeout: 0,
      xsrfCookieName: '',
      validateStatus: () => true,
    }),
  );
  transport.catch(() => {
    transport = undefined;
  });
  return transport;
}

/** The exchange of browsers. */
export const axiosExchange: Exchange = async (request, signal) => {
  const { method, baseUrl, path, headers, body, isSentOn } = request;
  const axios = await loadTransport();
  const { status, data } = await axios.request<unknown>({
    baseURL: baseUrl,
    method,
    url: path,
    headers: { ...headers, ...(body === undefined && noType) },
    data: body,
    ...(isSentOn && { fetchOptions: { keepalive: true } }),
    signal,
  });
  return { status, reply: data };
};
