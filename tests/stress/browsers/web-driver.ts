const timeoutMs = 60_000;
/** The key under which WebDriver returns an element (W3C WebDriver, section 12). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Whether a WebDriver server accepts requests. */
export const endpointAnswers = (url: string): Promise<boolean> =>
  fetch(`${url}/status`).then(
    response => response.ok,
    () => false,
  );

/** A session of a WebDriver server (W3C WebDriver): the commands that the scenarios need. */
export async function createWebDriver(url: string, capabilities: Record<string, unknown>) {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(url + path, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value).slice(0, 300)}`);
    return value;
  };
  const created = await call('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const session = `/session/${(created as { sessionId: string }).sessionId}`;
  const element = async (selector: string): Promise<string> => {
    const found = await call('POST', `${session}/element`, {
      using: 'css selector',
      value: selector,
    });
    return `${session}/element/${(found as Record<string, string>)[elementKey]}`;
  };

  return {
    open: async (page: string) => {
      await call('POST', `${session}/url`, { url: page });
    },
    run: (body: string) => call('POST', `${session}/execute/sync`, { script: body, args: [] }),
    click: async (selector: string) => {
      const found = await element(selector);
      // The driver scrolls too, but does not wait until WebKitGTK's smooth scrolling ends.
      await call('POST', `${session}/execute/sync`, {
        script: `document.querySelector(arguments[0]).scrollIntoView({ block: 'center', behavior: 'instant' });`,
        args: [selector],
      });
      await call('POST', `${found}/click`, {});
    },
    type: async (selector: string, text: string) => {
      await call('POST', `${await element(selector)}/value`, { text });
    },
    close: async () => {
      await call('DELETE', session);
    },
  };
}
