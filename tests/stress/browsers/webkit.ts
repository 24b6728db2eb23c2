import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@/tests/fixtures/servers/free-port';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import type { StartTab } from './tab';
import { createWebDriver, endpointAnswers } from './web-driver';

const displayNumber = 77;

/** The small browser of WebKitGTK on a virtual display, driven by WebKitWebDriver. */
export const startWebkit: StartTab = async ({ scripts }) => {
  const binary = findBrowser();
  const display = `:${displayNumber}`;
  const screen = spawn('Xvfb', [display, '-screen', '0', '1280x1000x24', '-nolisten', 'tcp']);
  const port = await freePort();
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    // Its own sandbox needs rights that a container does not have.
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const stop = () => {
    server.kill();
    screen.kill();
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await waitUntil(() => endpointAnswers(url));
    // Scripts of pages only: the driver's own still run.
    const args = ['--automation', ...(scripts ? [] : ['--enable-javascript-markup=false'])];
    const driver = await createWebDriver(url, { 'webkitgtk:browserOptions': { binary, args } });
    return {
      open: driver.open,
      run: driver.run,
      click: driver.click,
      type: driver.type,
      choose: (selector, value) => driver.click(`${selector} option[value="${value}"]`),
      errors: () => [],
      close: async () => {
        await driver.close();
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
};

/** In the folder of the machine's architecture and WebKit's version. */
function findBrowser(): string {
  const isWebkit = (name: string) => name.startsWith('webkit2gtk-');
  for (const machine of readdirSync('/usr/lib').filter(name => name.endsWith('-linux-gnu')))
    for (const folder of readdirSync(path.join('/usr/lib', machine)).filter(isWebkit)) {
      const binary = path.join('/usr/lib', machine, folder, 'MiniBrowser');
      if (existsSync(binary)) return binary;
    }
  throw new Error('WebKitGTK has no MiniBrowser here.');
}
