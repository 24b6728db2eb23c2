import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Service } from 'kubernetes-models/v1/Service';
import { parseAllDocuments } from 'yaml';
import { readSettings } from '@/api/env';
import { readSiteEnv } from '@/lib/env';
import { textOf } from './project-files';

/* The manifests in deploy/kubernetes against the schemas of Kubernetes, and against the settings. */

type Manifest = { kind: string; metadata: { name: string } };
type Container = { env: { name: string; value?: string }[] };

const files = ['api', 'site', 'settings'].map(name => `deploy/kubernetes/${name}.yaml`);
const manifestsOf = (file: string) =>
  parseAllDocuments(textOf(file)).map(document => document.toJS() as Manifest);
const manifests = files.flatMap(manifestsOf);

const models: Record<string, (manifest: never) => { validate(): void }> = {
  Deployment: manifest => new Deployment(manifest),
  Service: manifest => new Service(manifest),
  ConfigMap: manifest => new ConfigMap(manifest),
  PodDisruptionBudget: manifest => new PodDisruptionBudget(manifest),
};
const validate = (manifest: object) => {
  const { kind } = manifest as Manifest;
  const model = models[kind];
  if (!model) throw new Error(`no schema of ${kind}`);
  model(manifest as never).validate();
};

test.each(manifests.map(manifest => [`${manifest.kind} ${manifest.metadata.name}`, manifest]))(
  '%s is valid',
  (_name, manifest) => {
    expect(() => validate(manifest as object)).not.toThrow();
  },
);

test('the schemas notice a wrong field and a wrong type', () => {
  const api = manifests.find(({ kind }) => kind === 'Deployment') as Manifest & { spec: object };

  expect(() => validate({ ...api, spec: { ...api.spec, replicas: 'two' } })).toThrow('replicas');
  expect(() => validate({ ...api, spec: { ...api.spec, selector: undefined } })).toThrow(
    'selector',
  );
});

test.each([
  ['api', readSettings],
  ['site', readSiteEnv],
] as const)('the settings of the %s are complete and valid', (name, read) => {
  const [deployment] = manifestsOf(`deploy/kubernetes/${name}.yaml`) as unknown as [
    { spec: { template: { spec: { containers: [Container] } } } },
  ];
  const [settings] = manifestsOf('deploy/kubernetes/settings.yaml') as unknown as [
    { data: Record<string, string> },
  ];
  const [{ env }] = deployment.spec.template.spec.containers;
  const secrets: Record<string, string> = {
    DATABASE_URL: 'postgres://db/x',
    REDIS_URL: 'redis://cache',
    VAPID_PRIVATE_KEY: 'k'.repeat(43),
  };
  const values = env.map(({ name: setting, value }) => [
    setting,
    value ?? secrets[setting] ?? 'a secret of the cluster',
  ]);

  const known = read({ ...settings.data, ...(Object.fromEntries(values) as object) });

  const names = [...env.map(({ name: setting }) => setting), ...Object.keys(settings.data)];
  expect(names.filter(setting => !(setting in known))).toEqual([]);
});
