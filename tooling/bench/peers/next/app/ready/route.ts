export const GET = (): Response => new Response('ready');
