import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { freePort } from '@/tests/fixtures/servers/free-port';
import { startSite } from '@/tests/fixtures/servers/start-site';
import { startMockApi } from '@/tests/fixtures/servers/mock-api';
import { hostileHtml, twoFaced } from '@/tests/fixtures/hostile/hostile-html';
import { wirePlugins } from '@/tests/fixtures/wire/wire-blocks';
import { finish, print } from './report';

/*
 * Thousands of XSS payloads in every place where HTML or text of the API host is rendered, in a
 * real browser: with the content security policy off none may run, and with it on the site's own
 * pages may not violate it. `hostile-html=FILE` uses another list, one payload per line.
 */
const perPage = 60;
const concurrency = 2;
const trapMs = 10_000;
const path = (at: number) => `hostile/page-${at}`;

const apiPort = await freePort();
const host = await startMockApi(apiPort);
const site = await startSite(`http://localhost:${apiPort}`);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const problems: string[] = [];
try {
  const listed = process.argv[2];
  const all = listed
    ? readFileSync(listed, 'utf8').split('\n').filter(Boolean)
    : hostileHtml(await eventsOf(browser));
  const pages = Math.ceil(all.length / perPage);
  for (let index = 0; index < pages; index += 1)
    host.answer(answersFor(index, all.slice(index * perPage, (index + 1) * perPage)));

  for (const bypassCSP of [true, false]) {
    const found = await visitAll(pages, bypassCSP);
    const policy = bypassCSP ? 'off' : 'on';
    print(`policy ${policy}: ${all.length} pieces on ${pages * 2} pages, ${found.length} problems`);
    problems.push(...found.map(text => `policy ${policy}: ${text}`));
  }
} finally {
  await browser.close();
  await site.stop();
  await host.stop();
}
finish(problems);

/** A page with each payload as its text, and some in every text of all other blocks. */
function answersFor(at: number, pieces: string[]): Record<string, unknown> {
  let next = 0;
  const piece = () => pieces[next++ % pieces.length] ?? '';
  const others = wirePlugins.map(({ type, body }) => ({ type, body: everywhere(body, piece) }));
  const texts = pieces.map(body => ({ type: 'TextContentPlugin', body }));
  const card = { link: piece(), slug: piece(), title: piece(), text: piece(), tags: [] };
  const page = {
    path: path(at),
    title: piece(),
    template: 2,
    banner: pieces.join(''),
    breadcrumbs: [{ title: piece(), link: piece() }],
    related: [card],
    children: [{ title: piece(), text: piece(), link: piece() }],
    metatags: { meta: { title: piece(), description: piece(), [piece()]: piece() } },
    plugins: [...texts, ...others],
  };
  const story = {
    slug: `story-${at}`,
    title: piece(),
    text: pieces.join('\n'),
    image: { preview: piece(), preview2x: piece() },
    tags: [piece(), piece()],
    author: piece(),
    publish_date: 1_750_000_000 + at,
    banner: piece(),
  };
  return {
    [`/api/pages/articles/${path(at)}/`]: page,
    [`/api/news/story-${at}/`]: story,
    '/api/news/': { count: 1, results: [story] },
  };
}

/** Returns the value with every text in it replaced. */
function everywhere(value: unknown, word: () => string): unknown {
  if (typeof value === 'string') return word();
  if (Array.isArray(value)) return value.map(item => everywhere(item, word));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, everywhere(inner, word)]),
  );
}

async function visitAll(pages: number, bypassCSP: boolean): Promise<string[]> {
  let next = 0;
  const visitor = async () => {
    const found: string[] = [];
    let where = '';
    const traps = new EventEmitter();
    const report = (text: string) => {
      if (where) found.push(`${where}: ${text}`);
      else traps.emit('caught');
    };
    const context = await browser.newContext({ bypassCSP });
    // tsx wraps functions with a helper that does not exist in pages.
    await context.addInitScript('globalThis.__name = named => named');
    await context.exposeBinding('report', (_, text: string) => report(text));
    await context.addInitScript(listen);
    const page = await context.newPage();
    page.on('dialog', dialog => (report(`a dialog: ${dialog.message()}`), void dialog.dismiss()));
    page.on('popup', () => report('a window'));
    await tryTrap(page, once(traps, 'caught', { signal: AbortSignal.timeout(trapMs) }));
    for (let at = next++; at < pages; at = next++)
      for (const address of [`/${path(at)}`, `/news/story-${at}`]) {
        where = address;
        const answer = await page.goto(site.url + address, { waitUntil: 'load' });
        if (answer?.status() !== 200) report(`answers ${answer?.status() ?? 'nothing'}`);
        (await page.evaluate(harm)).forEach(report);
        if (new URL(page.url()).pathname !== address) report(`left for ${page.url()}`);
      }
    await context.close();
    return found;
  };
  return (await Promise.all(Array.from({ length: concurrency }, visitor))).flat();
}

/** Verifies the detection itself: unsanitised payloads must be caught. */
async function tryTrap(page: Page, caught: Promise<unknown>): Promise<void> {
  const isCaught = caught.then(
    () => true,
    () => false,
  );
  await page.goto(`${site.url}/healthz`);
  await page.setContent(`<main>${twoFaced[0] ?? ''}</main>`);
  await page.evaluate(harm);
  if (!(await isCaught)) problems.push('the trap caught nothing');
  // Ends what the payload still does.
  await page.goto('about:blank');
}

/** Runs in the page: the callback of the payloads, and the violations of the policy. An advert's frame is excluded. */
function listen() {
  if (window !== window.top) return;
  const { report } = window as unknown as { report(text: string): void };
  const ran = (what: unknown) => report(`ran ${String(what)}`);
  Object.assign(window, { ran, alert: ran, prompt: ran, confirm: ran, print: ran });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`violates ${violatedDirective} by ${blockedURI}`),
  );
}

/** Runs in the page: hovers and clicks everything, and reports what would have run without an event. */
async function harm(): Promise<string[]> {
  const ours = 'script[type="application/ld+json"], iframe[sandbox], form[class]';
  const acting = /^(script|iframe|object|embed|base|meta|link|style|form|svg:script)$/i;
  const address = /^[\s\0-\x1f]*(javascript|vbscript|data):/i;
  const found = [...document.querySelectorAll('main *')].flatMap(element => {
    for (const name of ['mouseover', 'focus', 'click']) element.dispatchEvent(new Event(name));
    const attributes = [...element.attributes].filter(
      ({ name, value }) =>
        name.startsWith('on') || (!/^(title|alt|aria-label)$/.test(name) && address.test(value)),
    );
    return [
      ...attributes.map(({ name, value }) => `${element.tagName} ${name}=${value.slice(0, 60)}`),
      ...(acting.test(element.tagName) && !element.matches(ours)
        ? [element.outerHTML.slice(0, 100)]
        : []),
    ];
  });
  await new Promise(requestAnimationFrame);
  return found;
}

async function eventsOf(from: Browser): Promise<string[]> {
  const page = await from.newPage();
  const events = await page.evaluate(() => {
    const owners = [HTMLElement, SVGElement, HTMLBodyElement, HTMLMediaElement, Document];
    const names = owners.flatMap(({ prototype }) => {
      const all: string[] = [];
      for (const name in prototype) all.push(name);
      return all;
    });
    return [...new Set(names)].filter(name => name.startsWith('on'));
  });
  await page.close();
  return events;
}
