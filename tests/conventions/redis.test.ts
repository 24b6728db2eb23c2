import { parse } from 'yaml';
import { textOf } from './project-files';

type Service = { networks?: string[]; environment?: string[]; command?: string[] };
type Compose = {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
};

/* A client that reaches Redis can write prices and scores to every page. */

// `!override` is a tag of compose.
const { services, networks } = parse(textOf('deploy/compose.scale.yaml'), {
  logLevel: 'error',
}) as Compose;
const [network = '', ...others] = services['redis']?.networks ?? [];
const password = '${REDIS_PASSWORD:?set it in .env}';

test('only the programs are in the network of Redis', () => {
  const neighbours = Object.keys(services).filter(name =>
    services[name]?.networks?.includes(network),
  );

  expect(others).toEqual([]);
  expect(networks[network]).toEqual({ internal: true });
  expect(neighbours.sort()).toEqual(['api', 'redis', 'site']);
});

test('Redis has a password, which both programs send', () => {
  expect(services['redis']?.command).toEqual(expect.arrayContaining(['--requirepass', password]));
  for (const name of ['site', 'api'])
    expect(services[name]?.environment).toContain(`REDIS_URL=redis://:${password}@redis:6379`);
});
