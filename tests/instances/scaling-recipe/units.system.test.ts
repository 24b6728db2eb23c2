import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textOf } from '@/tests/conventions/project-files';

/* The systemd units of deploy/, and the numbered copies that docs/scaling.md describes, as systemd reads them. */
const isInstalled = spawnSync('systemd-analyze', ['--version']).status === 0;
const withSystemd = isInstalled ? describe : describe.skip;

const folder = mkdtempSync(join(tmpdir(), 'off-the-bat-units-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Where Node is on this machine: systemd refuses programs that do not exist. */
const withNode = (unit: string): string => unit.replace('/usr/bin/node', process.execPath);

function verify(name: string, unit: string): { status: number | null; text: string } {
  const file = join(folder, `${name}.service`);
  writeFileSync(file, withNode(unit));
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], {
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
}

withSystemd('systemd', () => {
  it.each(['site', 'api', 'editor'])('accepts the unit of the %s', name => {
    const unit = textOf(`deploy/off-the-bat-${name}.service`);

    expect(verify(`off-the-bat-${name}`, unit)).toEqual({ status: 0, text: '' });
  });

  it.each([
    ['site', 'PORT=3002'],
    ['api', 'API_PORT=4002'],
  ])('accepts the unit of a second %s', (name, port) => {
    const unit = textOf(`deploy/off-the-bat-${name}.service`);
    const copy = unit
      .replace(/^EnvironmentFile=.*$/m, 'EnvironmentFile=/srv/off-the-bat/all.env')
      .replace(/^(StateDirectory=|Environment=DATA_DIR=)(.*)$/gm, `$1$2-2`)
      .replace(/^Environment=DATA_DIR=.*$/m, `$&\nEnvironment=${port}`);

    expect(copy).toContain(`StateDirectory=off-the-bat-${name}-2\n`);
    expect(verify(`off-the-bat-${name}-2`, copy)).toEqual({ status: 0, text: '' });
  });

  it('reports a key that it does not know', () => {
    const unit = textOf('deploy/off-the-bat-site.service').replace('DynamicUser', 'DynamicUsers');

    expect(verify('other', unit).text).toContain("Unknown key 'DynamicUsers'");
  });
});
