import { Counter, Gauge, type Registry } from 'prom-client';
import { getUnixTime } from 'date-fns/getUnixTime';
import type { Merger } from './merging/merger';

type Deps = {
  /** Those in use. */
  sources: Merger['sources'];
  /** Unix ms. */
  now: () => number;
};

/** Adds what each source of matches last reported to a registry, read at each scrape. */
export function registerSourceMetrics(registry: Registry, { sources, now }: Deps): void {
  type Source = ReturnType<Merger['sources']>[number];
  const shared = { labelNames: ['source'], registers: [registry] };
  const age = ({ lastSeenAt }: Source) => getUnixTime(now()) - lastSeenAt;

  const gauge = (name: string, help: string, valueOf: (source: Source) => number | undefined) =>
    new Gauge({
      ...shared,
      name,
      help,
      collect() {
        this.reset();
        for (const source of sources()) {
          const value = valueOf(source);
          if (value !== undefined) this.set({ source: source.source }, value);
        }
      },
    });
  const counter = (name: string, help: string, valueOf: (source: Source) => number | undefined) =>
    new Counter({
      ...shared,
      name,
      help,
      collect() {
        this.reset();
        for (const source of sources()) this.inc({ source: source.source }, valueOf(source) ?? 0);
      },
    });

  gauge('api_source_age_seconds', 'Time since a source of matches was last seen.', age);
  gauge(
    'api_source_silent',
    '1 when a source has been silent for longer than it promised: its prices are suspended.',
    source => Number(age(source) > source.maxSilence),
  );
  gauge(
    'api_source_problem',
    '1 while a source cannot be used, such as for a wrong key; npm run feeds has the reason.',
    ({ state }) => Number(Boolean(state.problem)),
  );
  gauge(
    'api_source_quota_left',
    'What the plan of a provider has left, in its own unit.',
    ({ state }) => state.quotaLeft ?? undefined,
  );
  counter('api_source_calls_total', 'Calls to a provider.', ({ state }) => state.calls);
  counter('api_source_errors_total', 'Failed readings of a provider.', ({ state }) => state.errors);
  counter(
    'api_source_refused_total',
    'Parts of matches that were refused, such as a scorecard that breaks a law of cricket.',
    ({ state }) => state.refused,
  );
  counter(
    'api_source_refused_links_total',
    'Links to bookmakers that were ignored, such as one to a host that is not allowed.',
    ({ state }) => state.refusedLinks,
  );
}
