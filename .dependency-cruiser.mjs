/*
 * The one-way street: contract ← domain ← lib/api-client, lib/live ← components ← app, and in the API
 * store, views ← live, routes ← app ← server. The site never imports the API nor the other way.
 */
const tests = '\\.test\\.tsx?$';

/** Files under `from` may import, of the project's own, only what `allowed` matches. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { pathNot: [...allowed, '^node_modules/'], dependencyTypesNot: ['core'] },
});
const never = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: { path: to },
});

const contract = '^lib/contract/';
// Pure; eslint.config.mjs forbids Node modules and globals there.
const domain = '^lib/((domain|routing|dates)/|(hash|ordinal)\\.ts$)';
const http = '^lib/http/';
const cache = '^lib/cache/';
const settings = '^lib/settings/';
const endpoints = '^lib/endpoints/';
const live = '^lib/live/';
const seo = '^lib/seo/';
const worker = '^lib/worker/';
const log = '^lib/(client-)?log\\.ts$';
const env = '^lib/env\\.ts$';
// Which hosts are the site's own is a setting, and content speaks of hosts deep inside.
const siteHosts = '^components/content/host-allowlist\\.ts$';
// What the browser knows of the server's clock.
const hostClock = '^lib/server-clock\\.ts$';
const clock = '^lib/clock\\.ts$';
const logFormat = '^lib/log-format\\.ts$';
const browserCalls = '^lib/(idempotency-key|api-client/(browser|live-snapshot|prices/[^/]+))\\.ts$';
const apiBase = '^api/(?!app\\.|server\\.|admin-cli\\.|editor-bridge\\.)[^/]+\\.ts$';

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-development-packages-at-run-time',
      severity: 'error',
      from: {
        path: '^(api|app|components|lib|server|middleware\\.ts)',
        pathNot: tests,
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },

    only('contract-stands-alone', contract, [contract]),
    only('domain-is-pure', domain, [contract, domain]),
    never('domain-knows-no-routes', '^lib/domain/', '^lib/routing/'),
    only('env-and-log', '^lib/[^/]+\\.ts$', [
      contract,
      domain,
      http,
      settings,
      env,
      log,
      logFormat,
    ]),
    only('site-getters', '^lib/api-client/', [
      contract,
      domain,
      env,
      log,
      settings,
      hostClock,
      '^lib/api-client/',
      http,
      cache,
    ]),
    only('http', http, [domain, http]),
    only('cache', cache, [cache]),
    only('settings', settings, [domain, http, settings]),
    only('endpoints', endpoints, [
      contract,
      domain,
      http,
      settings,
      env,
      log,
      hostClock,
      '^lib/api-client/',
      endpoints,
    ]),
    only('live', live, [contract, domain, live, log, hostClock, clock, browserCalls]),
    // The service worker is a separate bundle; pages share its storage.
    only('worker', worker, [contract, domain, worker]),
    only('seo', seo, [contract, domain, seo, env]),
    only('components-are-faces', '^components/', [
      contract,
      domain,
      live,
      seo,
      log,
      browserCalls,
      '^lib/worker/(age-text|copies|device-state|push-device|shown-path|storage-lock)\\.ts$',
      '^lib/(device-(keys|setting)|server-clock)\\.ts$',
      '^components/',
      env,
    ]),
    {
      name: 'only-content-asks-for-hosts',
      severity: 'error',
      from: { path: '^components/', pathNot: [tests, siteHosts] },
      to: { path: env },
    },
    {
      name: 'rich-text-stays-on-the-server',
      severity: 'error',
      from: { path: '\\.client\\.tsx?$' },
      to: { path: '^(components/content/clean-html|lib/env|lib/log)\\.ts$', reachable: true },
    },
    {
      name: 'time-zones-stay-on-the-server',
      severity: 'error',
      from: { path: '\\.client\\.tsx?$' },
      to: {
        path: '^(lib/dates/date-text\\.ts|node_modules/(@date-fns|date-fns/format\\.))',
        reachable: true,
      },
    },
    never('live-below-odds', '^components/live/', '^components/(match|odds|personal)/'),
    never('odds-below-matches', '^components/odds/', '^components/(match|personal)/'),
    never('personal-below-matches', '^components/personal/', '^components/match/'),
    never('blocks-below-articles', '^components/blocks/', '^components/article/'),
    // Compositions of the parts beside them, which therefore do not know them.
    never(
      'only-pages-compose-matches',
      '^(?!app/|tests/|components/match/page/)',
      '^components/match/page/',
    ),
    only('app', '^(app/|middleware\\.ts)', ['^app/', '^components/', '^lib/']),
    only('site-process', '^server/', ['^server/', domain, env, log, settings, http, cache]),

    only('api-knows-no-site', '^api/', [
      contract,
      domain,
      settings,
      settings,
      http,
      logFormat,
      clock,
      '^api/',
    ]),
    only('store', '^api/store/', [contract, domain, apiBase, '^api/store/', settings]),
    only('visitors', '^api/visitors/', [
      contract,
      domain,
      settings,
      http,
      apiBase,
      clock,
      '^api/(store|visitors)/',
    ]),
    only('views', '^api/views/', [contract, domain, apiBase, '^api/(views|store)/']),
    never(
      'feeds-know-no-reader',
      '^api/(feeds|demo)/',
      '^api/(live|lifecycle|routes|views|plugins|app|server)',
    ),
    never('feeds-know-no-demo', '^api/feeds/', '^api/demo/'),
    never('live-below-routes', '^api/live/', '^api/(lifecycle|routes|plugins|app|server)'),
    never('routes-below-app', '^api/(routes|plugins)/', '^api/((app|server)\\.ts|lifecycle/)'),

    never(
      'no-react-below-components',
      '^(api|lib/(contract|domain))/',
      '^node_modules/(react|next)/',
    ),
    never(
      'sql-only-in-store',
      '^(?!api/store/|tests/)',
      '^node_modules/(drizzle-orm|pg|@electric-sql)/',
    ),
  ],
  options: {
    includeOnly: '^(api|app|components|lib|server|tests|node_modules|middleware\\.ts)',
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '\\.css$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
