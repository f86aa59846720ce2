import { routesIn } from './routes.ts';

test('paths of branches continue those above them', () => {
  const printed = [
    '├── /account/session (GET, HEAD)',
    '│   └── s (GET, HEAD, DELETE)',
    '├── /auth',
    '│   ├── /providers (GET, HEAD)',
    '│   └── /:provider',
    '│       └── /start (POST)',
    '└── * (OPTIONS)',
    '',
  ].join('\n');
  expect(routesIn(printed)).toEqual([
    { path: '/account/session', methods: ['GET'] },
    { path: '/account/sessions', methods: ['GET', 'DELETE'] },
    { path: '/auth/providers', methods: ['GET'] },
    { path: '/auth/:provider/start', methods: ['POST'] },
    { path: '*', methods: ['OPTIONS'] },
  ]);
});
