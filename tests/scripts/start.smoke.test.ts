import { rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { freePort } from '@/tests/fixtures/servers/free-port';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import { startProgram } from '@/tests/fixtures/servers/start-program';
import { startTcpHost } from '@/tests/fixtures/servers/tcp-host';
import {
  createFreshCheckout,
  installPackage,
  stubBuild,
  type FreshCheckout,
} from './fresh-checkout';

const start = ['scripts/start.mjs'];
const projects: FreshCheckout[] = [];
afterAll(() => projects.forEach(({ folder }) => rmSync(folder, { recursive: true, force: true })));

function ownProject(): FreshCheckout {
  const project = createFreshCheckout();
  projects.push(project);
  return project;
}

async function outputOf(project: FreshCheckout, args: string[], settings?: Record<string, string>) {
  const program = project.run(args, settings);
  const code = await program.exit();
  return { code, output: program.output() };
}

const freePorts = async () => ({
  PORT: String(await freePort()),
  API_PORT: String(await freePort()),
});

describe('before anything is installed', () => {
  it('names every invalid setting, in sentences and without secrets', async () => {
    const project = ownProject();
    project.write('.env', 'FEED=real\nSMTP_URL=mail://me:Leg-Slip-Word@mail.example\nPORT=many\n');
    const { code, output } = await outputOf(project, start, { REVALIDATE_TOKEN: 'a' });

    expect(code).toBe(1);
    expect(output).toContain("- PORT='many': expected a whole number from 0 to 65535.\n");
    expect(output).toContain("- FEED='real': expected one of demo, file, none.\n");
    expect(output).toContain('- REVALIDATE_TOKEN (its value is not shown): expected at least 16');
    expect(output).toContain('- SMTP_URL (its value is not shown): expected smtp(s)://');
    expect(output).not.toContain('Leg-Slip-Word');
    expect(project.hasInstalled()).toBe(false);
  });

  it.each([
    ['scripts/start.mjs', 'web'],
    ['scripts/dev.mjs', ''],
  ])('%s %s also checks settings', async (script, program) => {
    const project = ownProject();
    const { code, output } = await outputOf(project, [script, program], { PORT: 'many' });

    expect(code).toBe(1);
    expect(output).toContain("PORT='many'");
    expect(project.hasInstalled()).toBe(false);
  });

  it('a single program ignores invalid settings of the other', async () => {
    const project = ownProject();
    await outputOf(project, [...start, 'web'], { ...(await freePorts()), FEED: 'real' });

    expect(project.hasInstalled()).toBe(true);
  });

  it('reports a port that another program uses', async () => {
    const project = ownProject();
    const ports = await freePorts();
    const other = await startTcpHost(Number(ports.API_PORT), () => undefined);
    const { code, output } = await outputOf(project, start, ports);
    await other.close();

    expect(code).toBe(1);
    expect(output).toContain(`Port ${ports.API_PORT} (API_PORT) cannot be used: another program`);
    expect(project.hasInstalled()).toBe(false);
  });

  it('reports a port that browsers and Node do not open', async () => {
    const { code, output } = await outputOf(ownProject(), start, { PORT: '6000', API_PORT: '0' });

    expect(code).toBe(1);
    expect(output).toContain('Port 6000 (PORT) cannot be used: browsers and Node do not open it.');
  });

  it('reports two settings with the same port', async () => {
    const port = String(await freePort());
    const { output } = await outputOf(ownProject(), start, { PORT: port, API_PORT: port });

    expect(output).toContain(`API_PORT and PORT are both ${port}`);
  });

  it.each([
    ['a file', { data: 'x' }, 'data', 'is a file'],
    ['below a file', { data: 'x' }, 'data/below', 'is a file'],
    [
      'in use',
      { 'data/db.lock': JSON.stringify({ pid: process.pid, host: hostname(), started: null }) },
      'data',
      `is in use by process ${process.pid}`,
    ],
  ])('a data folder that is %s stops it', async (_what, files, dataDir, expected) => {
    const project = ownProject();
    for (const [file, text] of Object.entries(files)) project.write(file, text);
    const settings = { ...(await freePorts()), DATA_DIR: dataDir };
    const { code, output } = await outputOf(project, start, settings);

    expect(code).toBe(1);
    expect(output).toContain('DATA_DIR');
    expect(output).toContain(expected);
    expect(project.hasInstalled()).toBe(false);
  });

  it('warns of unknown names in .env', async () => {
    const project = ownProject();
    project.write('.env', 'SITE_ULR=https://a.example\nWINDOW=1\nPORT=many\nNODE_OPTIONS=\n');
    const { output } = await outputOf(project, start, { WINDOWS: '1' });

    expect(output).toContain(
      '.env: SITE_ULR is not a setting; .env.example has those there are.\n',
    );
    expect(output).toContain('.env: WINDOW is not a setting; .env.example has those there are.\n');
    expect(output).not.toContain('NODE_OPTIONS');
    expect(output).not.toContain('WINDOWS');
  });

  it('reports in a sentence that Node is too old', async () => {
    const project = ownProject();
    project.write('package.json', '{"engines":{"node":">=99.1"},"type":"module"}');
    const { code, output } = await outputOf(project, start);

    expect(code).toBe(1);
    expect(output).toMatch(
      /^This needs Node\.js 99\.1 or newer, and [\d.]+ runs here \(.*\)\. .*\n$/,
    );
  });
});

describe('the packages', () => {
  it.each([
    ['a package was deleted', 'node_modules/a'],
    ["npm's notes are gone", 'node_modules/.package-lock.json'],
  ])('packages are installed again when %s', async (_what, removed) => {
    const project = ownProject();
    installPackage(project);
    rmSync(`${project.folder}/${removed}`, { recursive: true });
    const { code, output } = await outputOf(project, start, await freePorts());

    expect(project.hasInstalled()).toBe(true);
    expect(code).toBe(1);
    expect(output).toMatch(/^Step 1 of 3: installing packages …\n/);
    expect(output).toContain('npm error network');
    expect(output).toContain('delete the folder node_modules and try again');
  });

  it("packages are installed again when npm's own record is damaged", async () => {
    const project = ownProject();
    installPackage(project);
    project.write('node_modules/.package-lock.json', '{"packages":');
    await outputOf(project, start, await freePorts());

    expect(project.hasInstalled()).toBe(true);
  });

  it('lead to the advice to delete the folder when a build cannot load them', async () => {
    const project = ownProject();
    installPackage(project);
    project.write('scripts/build.mjs', "import 'esbuild';");
    const { code, output } = await outputOf(project, start, await freePorts());

    expect(code).toBe(1);
    expect(output).toContain("Cannot find package 'esbuild'");
    expect(output).toContain('node_modules seems to be damaged');
    expect(output).toContain('The build failed.');
  });
});

describe('the programs', () => {
  const site = `
    import { createServer } from 'node:http';
    createServer((request, response) => response.end()).listen(process.env.PORT);`;
  const api = site.replace('PORT', 'API_PORT');

  it('print the address when both are ready', async () => {
    const project = ownProject();
    installPackage(project);
    stubBuild(project, { api, site });
    const ports = await freePorts();
    const program = project.run(start, ports);
    await waitUntil(() =>
      program.output().includes(`Off the Bat runs at http://localhost:${ports.PORT}`),
    );

    expect(program.output()).toContain('Step 2 of 2: starting …');
    expect(await program.stop('SIGTERM')).toBe(0);
  }, 60_000);

  it('print the reason in a sentence when they stop', async () => {
    const project = ownProject();
    installPackage(project);
    const line = { level: 60, msg: 'A reason for people', err: { message: 'and its cause' } };
    stubBuild(project, { api: `console.log('${JSON.stringify(line)}'); process.exit(1);`, site });
    const { code, output } = await outputOf(project, start, await freePorts());

    expect(code).toBe(1);
    expect(output).toContain(
      'The api stopped (exit code 1).\nA reason for people: and its cause\n',
    );
    expect(output).not.toContain('"level"');
  });
});

test('reports the elapsed time while a task runs', async () => {
  const script = `
    import { withProgress } from './scripts/processes/progress.mjs';
    let lines = '';
    let enough;
    const output = { write: text => { lines += text; if (lines.split('\\n').length > 3) enough(); } };
    const task = () => new Promise(resolve => { enough = resolve; });
    await withProgress('Building', task, { output, everyMs: 1 });
    process.stdout.write(lines);`;
  const program = startProgram(['--input-type=module', '-e', script], {});

  expect(await program.exit()).toBe(0);
  expect(program.output()).toMatch(
    /^Building …\n(Building … \d+ s\n){2,}Building … ended after \d+ s\n$/,
  );
});
