import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { readBackupSettings, readSettings } from '@/api/env';
import { readSiteEnv } from '@/lib/env';
import { EditorSettings } from '@/lib/settings/editor-settings';
import { parseSettings } from '@/lib/settings/parse-settings';
import { projectFiles, textOf } from './project-files';

/*
 * The compose files together, as `docker compose` merges them, with the `.env` that the documents let an operator
 * write: the programs accept what they get.
 */
type Service = {
  environment?: string[];
  networks?: string[];
  volumes?: string[];
  healthcheck?: object;
  depends_on?: Record<string, { condition: string }>;
};
type Compose = {
  services: Record<string, Service>;
  networks?: Record<string, unknown>;
  volumes?: Record<string, unknown>;
};

const combinations: readonly string[][] = [
  ['compose.yaml'],
  ['compose.yaml', 'compose.editor.yaml'],
  ['compose.yaml', 'compose.scale.yaml'],
  ['compose.yaml', 'compose.scale.yaml', 'compose.editor.yaml'],
];

/** Lists are appended, and of two variables of a name the last counts; `!override` replaces a list. */
function merged(files: readonly string[]): Required<Compose> {
  const all: Required<Compose> = { services: {}, networks: {}, volumes: {} };
  for (const file of files) {
    const text = textOf(`deploy/${file}`);
    const added = parse(text, { merge: true, logLevel: 'error' }) as Compose;
    Object.assign(all.networks, added.networks);
    Object.assign(all.volumes, added.volumes);
    for (const [name, service] of Object.entries(added.services)) {
      const before = all.services[name] ?? {};
      all.services[name] = {
        ...before,
        ...service,
        environment: [...(before.environment ?? []), ...(service.environment ?? [])],
        networks: [...(before.networks ?? []), ...(service.networks ?? [])],
        depends_on: { ...before.depends_on, ...service.depends_on },
        volumes: text.includes('!override')
          ? (service.volumes ?? before.volumes ?? [])
          : [...(before.volumes ?? []), ...(service.volumes ?? [])],
      };
    }
  }
  return all;
}

/** What the documents append to `.env`, as the shell would write it. */
function documentedEnv(): Record<string, string> {
  const documents = textOf('deploy/README.md') + textOf('docs/scaling.md');
  const blocks = [...documents.matchAll(/cat >>? \.env <<END\n([^]*?)\nEND/g)];
  const secret = 'abcdefghijklmnopqrstuvwxyz0123456789-_ABCDE';
  const text = blocks.map(([, lines = '']) => lines).join('\n');
  return parseEnv(text.replace(/\$\(.*\)/g, secret)) as Record<string, string>;
}

/** Throws for a variable that has to be in `.env`, and is not. */
function environmentOf({ environment = [] }: Service): Record<string, string> {
  const env = documentedEnv();
  const variables = environment.flatMap(line => {
    const [, name = '', value] = /^(\w+)(?:=(.*))?$/.exec(line) ?? [];
    if (value === undefined) return name in env ? [[name, env[name] ?? ''] as const] : [];
    const filled = value.replace(/\$\{(\w+):\?[^}]*\}/g, (_, variable: string) => {
      const found = env[variable];
      if (!found) throw new Error(`${variable} is not in the .env of the documents.`);
      return found;
    });
    return [[name, filled] as const];
  });
  return Object.fromEntries(variables);
}

describe.each(combinations.map(files => [files.join(' and '), files] as const))(
  '%s',
  (_, files) => {
    const { services, networks, volumes } = merged(files);
    const serviceOf = (name: string): Service => services[name] ?? {};

    it('gives site and API settings with which they start', () => {
      const site = readSiteEnv(environmentOf(serviceOf('site')));
      const api = readSettings(environmentOf(serviceOf('api')));

      expect(site.SITE_URL).toBe('https://cricket.example');
      expect(api.SITE_URL).toBe(site.SITE_URL);
      expect(api.REVALIDATE_TOKEN).toBe(site.REVALIDATE_TOKEN);
      expect(api.REDIS_URL).toBe(site.REDIS_URL);
      expect(site.REDIS_URL !== undefined).toBe(files.includes('compose.scale.yaml'));
      expect(new URL(site.API_URL).hostname in services).toBe(true);
    });

    it('leads from each service to others, networks and volumes that are there', () => {
      for (const [name, service] of Object.entries(services)) {
        expect(service.healthcheck).toBeDefined();
        for (const network of service.networks ?? []) expect(networks).toHaveProperty(network);
        for (const volume of service.volumes ?? []) {
          const [source = ''] = volume.replace(/\$\{\w+:-(\w+)\}/, '$1').split(':');
          if (!source.startsWith('.')) expect(volumes).toHaveProperty(source);
        }
        for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
          expect([name, other, other in services]).toEqual([name, other, true]);
          if (condition === 'service_healthy') expect(serviceOf(other).healthcheck).toBeDefined();
          const shared = serviceOf(other).networks?.filter(network =>
            service.networks?.includes(network),
          );
          expect([name, other, shared]).not.toEqual([name, other, []]);
        }
      }
    });

    if (files.includes('compose.editor.yaml'))
      it('gives the editor settings with which it starts, and those of the API that it shares', () => {
        const variables = environmentOf(serviceOf('editor'));
        const editor = parseSettings(EditorSettings, variables);
        const api = readBackupSettings(environmentOf(serviceOf('api')));

        expect(editor.EDITOR_TOKEN).toBe(api.EDITOR_TOKEN);
        expect(variables['CONTENT_DIR']).toBe(api.CONTENT_DIR);
        expect(variables['DATABASE_URL']).toBe(api.DATABASE_URL);
        expect(new URL(variables['API_URL'] ?? '').hostname in services).toBe(true);
      });
  },
);

it('compose.editor.yaml passes each setting of the site that the editor reads', () => {
  const { environment = [] } = merged(['compose.editor.yaml']).services['editor'] ?? {};
  const passed = new Set(environment.map(line => line.split('=')[0]));
  const sources = projectFiles().filter(file =>
    /^editor\/(?:src|server)\b.*\.(?:tsx?|mjs)$/.test(file),
  );
  const read = sources.flatMap(file =>
    [...textOf(file).matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name = '']) => name),
  );
  // Of the process itself, of commands, and of programs on one machine.
  const others = new Set(['PROJECT_ROOT', 'NEXT_RUNTIME', 'EDITOR_IMPORT', 'EDITOR_PASSWORD']);
  const ofOneMachine = new Set(['PORT', 'API_PORT']);

  expect(read.length).toBeGreaterThan(10);
  expect(
    [...new Set(read)].filter(
      name => !passed.has(name) && !others.has(name) && !ofOneMachine.has(name),
    ),
  ).toEqual([]);
});
