import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { freePort } from '@/tests/fixtures/servers/free-port';
import { startSite } from '@/tests/fixtures/servers/start-site';
import { finish, print } from './report';
import { hasOpenssl, makeCertificate } from '@/tests/fixtures/servers/make-certificate';
import { startApp } from '@/tests/fixtures/servers/start-app';
import {
  composeSettings,
  hasNginx,
  startDeployedNginx,
} from '@/tests/fixtures/servers/start-nginx';

/* A browser sends the contact form over TLS, where the XSRF cookie has the prefix `__Host-`. */
if (!hasNginx() || !hasOpenssl()) {
  print('skipped: nginx or openssl is not installed');
  process.exit(0);
}

const folder = mkdtempSync(path.join(tmpdir(), 'off-the-bat-https-'));
const tls = { port: await freePort(), ...makeCertificate(folder) };
const siteUrl = `https://localhost:${tls.port}`;
const problems: string[] = [];
const copy = await startApp({});
const site = await startSite(copy.apiUrl, { ...composeSettings('site'), SITE_URL: siteUrl });
const nginx = await startDeployedNginx({ siteUrl: site.url, apiUrl: copy.apiUrl }, tls);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  await sendForm();
} finally {
  await browser.close();
  await nginx.stop();
  await site.stop();
  await copy.stop();
}
finish(problems);

async function sendForm(): Promise<void> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  // A cookie that another host of the domain, or plain http, could have set.
  await context.addCookies([
    { name: 'XSRF-TOKEN', value: 'planted', domain: 'localhost', path: '/' },
  ]);
  const page = await context.newPage();
  const statuses: number[] = [];
  page.on('response', response => {
    if (response.request().method() === 'POST') statuses.push(response.status());
  });
  await page.goto(`${siteUrl}/contact`);
  const form = page.getByRole('form', { name: 'Contact us' });
  await form.getByRole('textbox', { name: 'Full Name' }).fill('Asha Rao');
  await form.getByRole('textbox', { name: 'Email' }).fill('asha@example.org');
  await form.getByRole('textbox', { name: 'Message' }).fill('Hello over https');
  await form.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('Thank You! Your Message has been sent.').waitFor();

  const cookie = (await context.cookies()).find(({ name }) => name === '__Host-XSRF-TOKEN');
  check(`the form is accepted (${statuses.join(', ')})`, statuses.at(-1) === 204);
  check('the planted cookie is not', statuses.length === 2 && statuses[0] === 403);
  check('the cookie has the prefix', cookie?.secure === true && cookie.path === '/');
  check('and is of this host alone', cookie?.domain === 'localhost');
}

function check(what: string, isSo: boolean): void {
  print(`${isSo ? 'ok ' : 'NOT'} ${what}`);
  if (!isSo) problems.push(`not so: ${what}`);
}
