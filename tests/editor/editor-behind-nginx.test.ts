import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import {
  hasNginx,
  startDeployedNginx,
  type StartedNginx,
} from '@/tests/fixtures/servers/start-nginx';

/*
 * A real nginx with deploy/nginx.conf and deploy/nginx-editor.conf, in front of hosts that return
 * what they received.
 */
const onNginx = hasNginx() ? describe : describe.skip;

type Got = { host: string; headers: IncomingMessage['headers']; bytes: number; count: number };

onNginx('the host of the editor behind the nginx of deploy/', () => {
  const hosts: HttpHost[] = [];
  let nginx: StartedNginx;
  let count = 0;

  /** Responds with what it received, as a page that may be cached. */
  const echo = async (host: string) => {
    const started = await httpHost((incoming, response) => {
      let bytes = 0;
      incoming.on('data', (chunk: Buffer) => (bytes += chunk.length));
      incoming.on('end', () => {
        count += 1;
        response.setHeader('cache-control', 'public, s-maxage=60');
        response.end(JSON.stringify({ host, headers: incoming.headers, bytes, count }));
      });
    });
    hosts.push(started);
    return started.url;
  };

  beforeAll(async () => {
    nginx = await startDeployedNginx({
      siteUrl: await echo('site'),
      apiUrl: await echo('api'),
      editorUrl: await echo('editor'),
    });
  }, 60_000);
  afterAll(async () => {
    await nginx?.stop();
    for (const host of hosts) await host.close();
  });

  const ask = (host: string, path: string, body = Buffer.alloc(0), headers = {}) =>
    new Promise<{ status: number; got: Got | null }>((resolve, reject) => {
      const outgoing = request(
        nginx.url + path,
        { method: body.length > 0 ? 'POST' : 'GET', headers: { host, ...headers } },
        response => {
          let text = '';
          response.on('data', chunk => (text += String(chunk)));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              got: text.startsWith('{') ? (JSON.parse(text) as Got) : null,
            }),
          );
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });

  it('nginx leads to the editor by its name, and every other host to the site', async () => {
    expect((await ask('editor.cricket.example', '/admin')).got?.host).toBe('editor');
    expect((await ask('cricket.example', '/admin')).got?.host).toBe('site');
    expect((await ask('editor.cricket.example', '/api/feeds/x')).got?.host).toBe('editor');
  });

  it('nginx never caches the editor', async () => {
    const [first, second] = [
      await ask('editor.cricket.example', '/admin'),
      await ask('editor.cricket.example', '/admin'),
    ];

    expect(second.got?.count).toBe((first.got?.count ?? 0) + 1);
  });

  it('nginx passes its own name and the address of the client, and no name that a client invents', async () => {
    const invented = {
      'x-forwarded-host': 'evil.example',
      'x-middleware-subrequest': 'x',
      'x-forwarded-for': '203.0.113.9',
    };
    const { got } = await ask('editor.cricket.example', '/admin', undefined, invented);

    expect(got?.headers).toMatchObject({
      host: 'editor.cricket.example',
      'x-forwarded-for': expect.stringMatching(/^203\.0\.113\.9, 127\./),
    });
    expect(got?.headers).not.toHaveProperty('x-forwarded-host');
    expect(got?.headers).not.toHaveProperty('x-middleware-subrequest');
  });

  it('nginx accepts photos of 20 MB for the editor, which the site does not', async () => {
    const photo = Buffer.alloc(20 * 1024 * 1024);
    const sent = await ask('editor.cricket.example', '/api/pictures', photo);

    expect([sent.status, sent.got?.bytes]).toEqual([200, photo.length]);
    expect((await ask('cricket.example', '/x', Buffer.alloc(100_000))).status).toBe(413);
    const tooLarge = await ask(
      'editor.cricket.example',
      '/x',
      Buffer.alloc(22 * 1024 * 1024),
    ).catch(() => ({ status: 413 }));
    expect(tooLarge.status).toBe(413);
  });
});
