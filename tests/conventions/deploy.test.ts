import { parse } from 'yaml';
import { settings } from '@/scripts/preflight/check-settings.mjs';
import { textOf } from './project-files';

type Service = {
  image?: string;
  user?: string;
  environment?: string[];
  env_file?: unknown;
  networks?: string[];
  ports?: string[];
  volumes?: string[];
  healthcheck?: { test: string[] };
  [key: string]: unknown;
};
type Compose = {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
  volumes: Record<string, object>;
};

const { services, networks, volumes } = parse(textOf('deploy/compose.yaml'), {
  merge: true,
}) as Compose;
const nameOf = (variable: string) => variable.split('=')[0] ?? '';
const variablesOf = (service: string) => (services[service]?.environment ?? []).map(nameOf).sort();
const settingsOf = (program: 'site' | 'api') =>
  Object.keys(settings).filter(name => settings[name]?.programs.includes(program));
const without = (names: string[], ...others: string[]) =>
  names.filter(name => !others.includes(name)).sort();

describe('compose.yaml', () => {
  it.each(Object.keys(services))(
    'compose.yaml gives %s no privileges and a read-only file system',
    name => {
      expect(services[name]).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      expect(services[name]).not.toHaveProperty('cap_add');
      expect(services[name]).not.toHaveProperty('privileged');
    },
  );

  it.each(Object.keys(services))('runs %s as a user that is not root', name => {
    const user = services[name]?.user ?? /^USER (\w+)$/m.exec(textOf('deploy/Dockerfile'))?.[1];

    expect(user).toMatch(/^(101:101|node|postgres)$/);
  });

  it.each(Object.keys(services))('checks the health of %s and restarts it', name => {
    expect(services[name]?.healthcheck?.test[0]).toBe('CMD');
    expect(services[name]).toHaveProperty('restart', 'unless-stopped');
  });

  it('gives each program exactly the settings it reads', () => {
    expect(variablesOf('site')).toEqual(without(settingsOf('site'), 'API_PORT'));
    expect(variablesOf('api')).toEqual(without(settingsOf('api'), 'PORT'));
    expect(Object.values(services).filter(service => service.env_file)).toEqual([]);
  });

  it.each([
    ['POSTGRES_PASSWORD', ['api', 'database']],
    ['DATABASE_URL', ['api']],
    ['SMTP_URL', ['api']],
    ['NEWSLETTER_SECRET', ['api']],
    ['VAPID_PRIVATE_KEY', ['api']],
    ['RECAPTCHA_SECRET', ['api']],
    ['XSRF_SECRET', ['site']],
    ['REVALIDATE_TOKEN', ['api', 'site']],
  ])('compose.yaml passes the secret %s only to %j', (secret, readers) => {
    const holders = Object.keys(services).filter(name =>
      JSON.stringify(services[name]).includes(secret),
    );

    expect(holders.sort()).toEqual(readers);
  });

  it('lets only the API reach the database, and visitors only the cache', () => {
    const [network = ''] = services['database']?.networks ?? [];
    const neighbours = Object.keys(services).filter(name =>
      services[name]?.networks?.includes(network),
    );

    expect(services['database']?.networks).toHaveLength(1);
    expect(networks[network]).toEqual({ internal: true });
    expect(neighbours.sort()).toEqual(['api', 'database']);
    expect(Object.keys(services).filter(name => services[name]?.ports)).toEqual(['cache']);
  });

  it('stores the content in a volume that the API reads', () => {
    expect(services['api']?.volumes).toContain('${CONTENT:-content}:/content');
    expect(services['api']?.environment).toContain('CONTENT_DIR=/content');
    expect(Object.keys(volumes).sort()).toEqual(['api', 'content', 'database', 'site']);
  });
});

describe('compose.scale.yaml', () => {
  // `!override` is a tag of compose.
  const scaled = parse(textOf('deploy/compose.scale.yaml'), { logLevel: 'error' }) as Compose;
  const added = without(Object.keys(scaled.services), ...Object.keys(services));

  it('adds a balancer and Redis', () => {
    expect(added).toEqual(['balancer', 'redis']);
  });

  it.each(added)('gives %s no privileges, no port and a user that is not root', name => {
    expect(scaled.services[name]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      user: expect.stringMatching(/^(101:101|999:1000)$/) as unknown,
    });
    expect(scaled.services[name]).not.toHaveProperty('ports');
  });

  it('sends the calls of the sites through the balancer', () => {
    const [, port = ''] = /^ +listen (\d+);$/m.exec(textOf('deploy/api-balancer.conf')) ?? [];

    expect(scaled.services['site']?.environment).toContain(`API_URL=http://balancer:${port}`);
    expect(scaled.services['balancer']?.volumes).toEqual([
      './api-balancer.conf:/etc/nginx/nginx.conf:ro',
    ]);
  });
});

describe('compose.editor.yaml', () => {
  const text = textOf('deploy/compose.editor.yaml');
  const { services: added } = parse(text) as Compose;
  const editor = added['editor'];

  it('gives the editor no privileges and a read-only file system', () => {
    expect(editor).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: 'unless-stopped',
    });
    expect(editor).not.toHaveProperty('cap_add');
    expect(editor).not.toHaveProperty('ports');
    expect(editor?.healthcheck?.test[0]).toBe('CMD');
  });

  it('runs it as a user that is not root, in its own image', () => {
    const [, stage = ''] = /AS editor\n([^]*?)\nFROM/.exec(textOf('deploy/Dockerfile')) ?? [];

    expect(stage).toContain('USER node');
    expect(stage).toContain('CMD ["node", "--enable-source-maps", "editor/server.mjs"]');
  });

  it('shares content, secret and addresses with the other programs', () => {
    expect(editor?.volumes).toContain('${CONTENT:-content}:/content');
    expect(editor?.environment).toEqual(
      expect.arrayContaining([
        'CONTENT_DIR=/content',
        'EDITOR_PROXIES=1',
        'EDITOR_TOKEN=${EDITOR_TOKEN:?set it in .env}',
      ]),
    );
    expect(variablesOf('api')).toContain('EDITOR_TOKEN');
    expect(variablesOf('site')).toContain('EDITOR_URL');
    const unknown = (editor?.environment ?? []).map(nameOf).filter(name => !settings[name]);
    expect(unknown).toEqual([]);
  });
});

describe('the image', () => {
  it('the image is built without the secrets of any .env', () => {
    expect(textOf('deploy/Dockerfile.dockerignore').split('\n')).toContain('**/.env');
  });
});

describe.each([
  ['nginx.conf', 7],
  ['api-balancer.conf', 6],
])('%s', (file, count) => {
  it('writes below /tmp only, the single writable folder of a read-only container', () => {
    const written = /^\s*(?:pid|proxy_cache_path|\w+_temp_path)\s+(\S+?);?(?:\s|$)/gm;
    const places = [...textOf(`deploy/${file}`).matchAll(written)].map(([, place]) => place);

    expect(places).toHaveLength(count);
    expect(places.filter(place => !place?.startsWith('/tmp/'))).toEqual([]);
  });
});

describe.each([
  ['site', 'dist/server/main.js'],
  ['api', 'dist/api/server.js'],
])('the systemd unit of the %s', (name, program) => {
  const unit = textOf(`deploy/off-the-bat-${name}.service`);
  const has = (line: string) => unit.split('\n').includes(line);

  it('starts the program as the image does', () => {
    const command = /^ExecStart=\/usr\/bin\/node (.*)$/m.exec(unit)?.[1]?.split(' ');
    // The last stage is the image of the site and the API.
    const [, CMD = '[]'] =
      [...textOf('deploy/Dockerfile').matchAll(/^CMD (\[.*\])$/gm)].at(-1) ?? [];
    const fromImage = name === 'site' ? (parse(CMD) as string[]) : services['api']?.['command'];

    expect(command?.at(-1)).toBe(program);
    expect(['node', ...(command ?? [])]).toEqual(fromImage);
  });

  it.each([
    'DynamicUser=yes',
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'CapabilityBoundingSet=',
    `StateDirectory=off-the-bat-${name}`,
    'StateDirectoryMode=0700',
    `EnvironmentFile=/etc/off-the-bat/${name}.env`,
    `Environment=DATA_DIR=/var/lib/off-the-bat-${name}`,
    'Restart=always',
    'UMask=0077',
  ])('the unit has %s', line => {
    expect(has(line)).toBe(true);
  });
});

describe('the systemd unit of the editor', () => {
  const lines = textOf('deploy/off-the-bat-editor.service').split('\n');

  it.each([
    'ExecStart=/usr/bin/node --enable-source-maps editor/server.mjs',
    'DynamicUser=yes',
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'CapabilityBoundingSet=',
    'StateDirectory=off-the-bat-editor',
    'StateDirectoryMode=0700',
    'EnvironmentFile=/etc/off-the-bat/editor.env',
    'Environment=DATA_DIR=/var/lib/off-the-bat-editor',
    'ReadWritePaths=/srv/off-the-bat-content',
  ])('the unit has %s', line => {
    expect(lines).toContain(line);
  });
});
