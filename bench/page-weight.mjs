import { brotliCompressSync, gzipSync } from 'node:zlib';

const kilobytes = bytes => Math.round(bytes / 102.4) / 10;

/**
 * Loads a page in a fresh context, as a first visit, and measures what the browser fetched until
 * the network was idle. Lazy images are counted separately. Scripts are compressed here, so that
 * the result does not depend on a server's compression.
 */
export async function pageWeight(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const answers = [];
  page.on('response', response => answers.push(response));
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(1500);

  const scripts = answers.filter(answer => answer.request().resourceType() === 'script');
  const bodies = await Promise.all(scripts.map(answer => answer.body()));
  const lazyOnes = await page.evaluate(() =>
    [...document.images].filter(image => image.loading === 'lazy').map(image => image.currentSrc),
  );
  const lazy = answers.filter(answer => lazyOnes.includes(answer.url()));
  const html = await answers.find(answer => answer.url() === page.url()).body();
  const weight = {
    scriptsBrotliKb: kilobytes(sum(bodies.map(body => brotliCompressSync(body).length))),
    htmlGzKb: kilobytes(gzipSync(html).length),
    domNodes: await page.evaluate(() => document.querySelectorAll('*').length),
    requests: answers.length - lazy.length,
    lazyPictures: lazy.length,
  };
  await context.close();
  return weight;
}

const sum = numbers => numbers.reduce((total, number) => total + number, 0);
