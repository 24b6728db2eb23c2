import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startApp } from '@/tests/fixtures/servers/start-app';
import { startDeployedNginx } from '@/tests/fixtures/servers/start-nginx';
import { print } from '../report';

/** The site's copy of a missing page is valid for 10 s when nothing is published. */
const longestMs = 5000;
const story = `---
title: 'A story that was expected'
excerpt: 'Written by a test.'
published_at: '2020-06-01'
tags: ['Test']
picture: calendar
author: 'Edmund Pryce'
---

It is written by a test.
`;

/**
 * Requests a story through nginx before its file exists, as a visitor with an early link does, and each
 * 50 ms after that: neither nginx nor the site may keep the 404.
 */
export async function tryPublication(check: (what: string, isSo: boolean) => void): Promise<void> {
  const content = path.join(mkdtempSync(path.join(tmpdir(), 'off-the-bat-content-')), 'content');
  cpSync('content', content, { recursive: true });
  const app = await startApp({ CONTENT_DIR: content });
  const nginx = await startDeployedNginx({ siteUrl: app.url, apiUrl: app.apiUrl });
  try {
    for (const round of [1, 2, 3]) {
      const url = `${nginx.url}/news/expected-${round}`;
      const status = async () => (await fetch(url)).status;
      const before = await status();
      await sleep(round * 700);
      const stillBefore = await status();
      writeFileSync(path.join(content, 'news', `expected-${round}.md`), story);
      const publishedAt = Date.now();
      let isThere = false;
      while (!isThere && Date.now() - publishedAt < 2 * longestMs) {
        await sleep(50);
        isThere = (await status()) === 200;
      }
      const ms = Date.now() - publishedAt;
      print(`    ${ms} ms after its file`);
      check(
        'a story that was requested too early is there soon after its publication',
        before === 404 && stillBefore === 404 && isThere && ms < longestMs,
      );
    }
  } finally {
    await nginx.stop();
    await app.stop();
  }
}
