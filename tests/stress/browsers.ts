import { startApp } from '@/tests/fixtures/servers/start-app';
import { startFirefox } from './browsers/firefox';
import { installBrowsers } from './browsers/install-packages';
import { scenarios, scenariosWithoutScripts } from './browsers/scenarios';
import type { StartTab } from './browsers/tab';
import { startWebkit } from './browsers/webkit';
import { finish, print } from './report';

/*
 * The main scenarios in Firefox and WebKit, with and without scripts: the other tests run in
 * Chromium. `browsers=webkit` limits it to one.
 */
const browsers: Record<string, StartTab> = { firefox: startFirefox, webkit: startWebkit };

const wanted = process.argv.slice(2);
installBrowsers();
const copy = await startApp({ DEMO_SPEED: '4' });
const problems: string[] = [];
try {
  for (const [name, start] of Object.entries(browsers)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    problems.push(...(await run(name, start, { scripts: true })));
    problems.push(...(await run(name, start, { scripts: false })));
  }
} finally {
  await copy.stop();
}
finish(problems);

async function run(name: string, start: StartTab, options: { scripts: boolean }) {
  const found: string[] = [];
  const tab = await start(options);
  try {
    const chosen = options.scripts ? scenarios : scenariosWithoutScripts;
    for (const [title, scenario] of Object.entries(chosen)) {
      const reason = await scenario(tab, copy.url).then(
        () => null,
        (error: unknown) => String(error),
      );
      print(`${name}: ${title}: ${reason === null ? 'passed' : 'failed'}`);
      if (reason !== null) found.push(`${name}: ${title}: ${reason}`);
    }
    found.push(...tab.errors().map(text => `${name}: page error: ${text}`));
  } finally {
    await tab.close();
  }
  return found;
}
