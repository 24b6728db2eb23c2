import { textOf } from './project-files';

type Dashboard = { panels: { title: string; targets: { expr: string }[] }[] };

const { panels } = JSON.parse(textOf('deploy/grafana-dashboard.json')) as Dashboard;

test.each(panels.map(({ title, targets }) => [title, targets]))(
  'the panel "%s" shows metrics that the API has',
  (_title, targets) => {
    const names = targets.flatMap(({ expr }) => expr.match(/\bapi_[a-z_]+\b/g) ?? []);
    const source = textOf('api/metrics.ts');
    const unknown = names.filter(name => !source.includes(`'${name.replace(/_bucket$/, '')}'`));

    expect(unknown).toEqual([]);
  },
);
