import { createServer, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { collectResources, noteResource } from '@/lib/cache/resources-used';
import { readFields, RenderedResponse } from './rendered-response';

/** The fields that a client reads when the listener has responded. */
async function fieldsOf(listener: (response: RenderedResponse) => unknown) {
  const server = createServer({ ServerResponse: RenderedResponse }, (_, response) => {
    collectResources(response.used, () => void listener(response));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const [response] = (await once(get({ host: '127.0.0.1', port }), 'response')) as [
    IncomingMessage,
  ];
  const body = Buffer.concat(await response.toArray()).toString();
  server.close();
  return { body, ...readFields(response) };
}

const inSeconds = (seconds: number) => Date.now() + seconds * 1000;

test('a response has the tags of its resources and the shortest lifetime, also once it has begun', async () => {
  const { body, lifetimeMs, tags } = await fieldsOf(async response => {
    noteResource(['news', 'news:भारत जीता'], inSeconds(300));
    response.write('first');
    await new Promise(setImmediate);
    noteResource(['menu', 'news'], inSeconds(5));
    response.end(' last');
  });

  expect([body, tags]).toEqual(['first last', ['news', 'news:भारत जीता', 'menu']]);
  expect(lifetimeMs).toBeGreaterThan(4000);
  expect(lifetimeMs).toBeLessThanOrEqual(5000);
});

test('a response that is sent immediately has them too', async () => {
  const { body, tags } = await fieldsOf(response => {
    noteResource(['news'], inSeconds(5));
    response.end('all');
  });

  expect([body, tags]).toEqual(['all', ['news']]);
});

test.each([
  ['used no resource', () => undefined],
  [
    'used one that must not be cached',
    () => {
      noteResource(['news'], inSeconds(5));
      noteResource([], -Infinity);
    },
  ],
])('a response that %s has no lifetime', async (_name, render) => {
  const { lifetimeMs } = await fieldsOf(response => {
    render();
    response.end();
  });

  expect(lifetimeMs).toBeNull();
});

test('the resources of one response are not those of another', async () => {
  const [first, second] = await Promise.all(
    ['a', 'b'].map(tag =>
      fieldsOf(async response => {
        await new Promise(setImmediate);
        noteResource([tag], inSeconds(5));
        response.end();
      }),
    ),
  );

  expect([first?.tags, second?.tags]).toEqual([['a'], ['b']]);
});
