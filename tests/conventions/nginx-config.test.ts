import { composeEnvironment } from './compose-environment';
import { maxPushBytes } from '@/lib/contract/push';
import { nginxDirectives, nginxLocations, proxyHeaders } from './nginx-config';
import { textOf } from './project-files';

const config = textOf('deploy/nginx.conf');
const locations = nginxLocations(config);

/**
 * Without these headers a location trusts what a client sends, or breaks rate limits and policies.
 */
const required = {
  Host: '$http_host',
  'X-Forwarded-For': '$proxy_add_x_forwarded_for',
  'X-Forwarded-Proto': '$scheme',
  'X-Forwarded-Host': '',
  'X-Request-Id': '$request_id',
  'X-Country': '$country',
  'X-Middleware-Subrequest': '',
  'X-Middleware-Rewrite': '',
  'X-Middleware-Prefetch': '',
  'X-Nextjs-Data': '',
  'X-Nextjs-Rewrite': '',
  'X-Invoke-Path': '',
  'X-Matched-Path': '',
  Cookie: '$cookies',
  RSC: '$rsc',
};

test('this test covers every location of nginx.conf', () => {
  expect(locations).toEqual(['/ws/', '/api/feeds/', '/api/', '/_next/static/', '/']);
});

test.each(locations)('location %s sends the complete set of headers', location => {
  expect(proxyHeaders(config, location)).toMatchObject(required);
});

test('headers inside a location replace those outside, as in nginx', () => {
  const changed = config.replace('location /ws/ {', 'location /ws/ { proxy_set_header A b;');

  expect(proxyHeaders(changed, '/ws/')).toEqual({ A: 'b' });
});

test('pushes go to the API within a rate, with the size of body that it accepts, and are never cached', () => {
  expect(nginxDirectives(config, '/api/feeds/')).toEqual({
    limit_req: ['zone=pushes', 'burst=200', 'nodelay'],
    limit_req_status: ['429'],
    limit_req_log_level: ['info'],
    proxy_pass: ['http://api/api/feeds/'],
    client_max_body_size: [`${maxPushBytes / 1024 / 1024}m`],
    proxy_next_upstream: ['error', 'timeout', 'http_503'],
  });
});

test('an API that starts or stops is skipped for live visitors', () => {
  expect(nginxDirectives(config, '/ws/')).toMatchObject({
    proxy_next_upstream: ['error', 'timeout', 'http_503'],
  });
});

test('all cookies of a visitor reach only what is never cached', () => {
  const withAllCookies = locations.filter(
    location => nginxDirectives(config, location)['set']?.[0] === '$cookies',
  );

  expect(withAllCookies).toEqual(['/ws/', '/api/']);
  for (const location of withAllCookies)
    expect(nginxDirectives(config, location)).not.toHaveProperty('proxy_cache');
});

test('clients cannot set their country, and pages are cached by country', () => {
  expect(config).not.toMatch(/\$http_x_country/i);
  expect(config).toMatch(/proxy_cache_key "\$request_uri \$odds \$scores_only \$country \$coding"/);
});

test.each(['site', 'api'] as const)(
  '%s of the compose file reads the country header that nginx sends',
  program => {
    expect(composeEnvironment(program)).toMatchObject({
      COUNTRY_HEADER: 'x-country',
      TRUSTED_PROXIES: expect.stringMatching(/./) as unknown,
    });
  },
);
