import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { statfs } from 'node:fs/promises';
import { Counter, Gauge, Histogram } from 'prom-client';
import { createRegistry, serveMetrics } from '@/lib/http/metrics-server';
import type { Logger } from 'pino';
import type { Settings } from './env';
import type { Sink } from './feeds/feed';
import type { Merger } from './feeds/merging/merger';
import { registerSourceMetrics } from './feeds/source-metrics';
import type { InstanceState } from './instances/instance-state';
import type { Hub } from './live/hub/hub';
import type { CountFrames } from './live/hub/connection';
import type { VisitorStore } from './store/visitor-store';
import type { AlertStore } from './store/visitors/alert-store';

/** The sources that are read from the running API at each scrape. */
export type MetricSources = {
  isFeedRunning: () => boolean;
  /** Rejects when the database does not respond. */
  ping: () => Promise<void>;
  socketCount: () => number;
  /** The number of problems in the content files at the last read. */
  contentProblems: () => number;
  mailQueue: VisitorStore['mailQueue'];
  alertQueueLength: AlertStore['alertQueueLength'];
  dataDir: string;
  /** The sources of real matches that are in use. */
  matchSources: Merger['sources'];
  /** Null when this is the only instance. */
  instance: () => InstanceState | null;
  recoveries: Hub['recoveries'];
  /** Unix ms. */
  now: () => number;
};

export type ApiMetrics = ReturnType<typeof createApiMetrics>;

/** The API's metrics; no label names a visitor, an address or a match. */
export function createApiMetrics() {
  const registry = createRegistry();
  const registers = [registry];
  const responses = new Counter({
    name: 'api_answers_total',
    help: 'HTTP responses by status class; broken when the client left before the end.',
    labelNames: ['status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'api_answer_seconds',
    help: 'Time from the head of a request to the end of its response.',
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  const frames = new Counter({
    name: 'api_socket_frames_total',
    help: 'Frames by outcome: sent, conflated with later ones for a slow client, or dropped with a client too far behind.',
    labelNames: ['outcome'],
    registers,
  });
  const mails = new Counter({
    name: 'api_mails_total',
    help: 'Attempts to pass an email to the mail server, by outcome: sent or failed.',
    labelNames: ['outcome'],
    registers,
  });
  const alerts = new Counter({
    name: 'api_alerts_total',
    help: 'Attempts to send an alert to a push service, by outcome: sent, retried later, dropped, or gone with its subscription.',
    labelNames: ['outcome'],
    registers,
  });
  const databaseErrors = new Counter({
    name: 'api_database_errors_total',
    help: 'Failures of the database: lost connections, changes of the feed not stored, checks not answered.',
    registers,
  });
  for (const outcome of ['sent', 'conflated', 'dropped']) frames.inc({ outcome }, 0);
  for (const outcome of ['sent', 'failed']) mails.inc({ outcome }, 0);
  for (const outcome of ['sent', 'retried', 'dropped', 'gone']) alerts.inc({ outcome }, 0);
  for (const status of ['2xx', '5xx']) responses.inc({ status }, 0);
  let fedAt: number | null = null;

  const countDatabaseError = () => databaseErrors.inc();
  /** Counts a failure and rethrows it. */
  const counted = <T>(query: Promise<T>): Promise<T> => {
    query.catch(countDatabaseError);
    return query;
  };

  return {
    countDatabaseError,
    countAlert: (outcome: string) => alerts.inc({ outcome }),
    countFrames: ((outcome, count) => frames.inc({ outcome }, count)) satisfies CountFrames,

    /** Counts a response of an HTTP server when it has been sent. */
    observe(_request: IncomingMessage, response: ServerResponse): void {
      const startedAt = performance.now();
      response.once('close', () => {
        const status = `${Math.floor(response.statusCode / 100)}xx`;
        responses.inc({ status: response.writableFinished ? status : 'broken' });
        seconds.observe((performance.now() - startedAt) / 1000);
      });
    },

    /** Wraps a sink to record when the feed last sent a change. */
    observeSink(sink: Sink, now: () => number): Sink {
      fedAt = now();
      const observed = async (update: Promise<void>) => {
        await counted(update);
        fedAt = now();
      };
      return {
        put: change => observed(sink.put(change)),
        withdraw: eventId => observed(sink.withdraw(eventId)),
      };
    },

    /** Wraps a store to count sent and failed emails. */
    observeMails: (visitors: VisitorStore): VisitorStore => ({
      ...visitors,
      mailSent: async id => {
        mails.inc({ outcome: 'sent' });
        await visitors.mailSent(id);
      },
      mailFailed: async (id, failure) => {
        mails.inc({ outcome: 'failed' });
        await visitors.mailFailed(id, failure);
      },
    }),

    /** Adds the sources of each scrape, and serves all metrics at /metrics; null without a port. */
    serve(settings: Settings, log: Logger, sources: MetricSources): Server | null {
      if (settings.API_METRICS_PORT === undefined) return null;
      const gauge = (name: string, help: string, getValue: () => number | Promise<number>) =>
        new Gauge({
          name,
          help,
          registers,
          async collect() {
            this.set(await getValue());
          },
        });
      const queue = () => counted(sources.mailQueue()).catch(() => null);
      const age = (at: number | null) => (at === null ? 0 : (sources.now() - at) / 1000);

      gauge('api_ready', '1 when the API can serve, 0 when /readyz fails.', () =>
        counted(sources.ping()).then(
          () => Number(sources.isFeedRunning()),
          () => 0,
        ),
      );
      if (settings.FEED !== 'none')
        gauge('api_feed_age_seconds', 'Time since the last stored change of the feed.', () =>
          age(fedAt),
        );
      const state = sources.instance;
      gauge(
        'api_leader',
        '1 when this process runs the feeds, which one of all instances does.',
        () => Number((state()?.role ?? 'leader') === 'leader'),
      );
      gauge(
        'api_leader_term',
        'The term of the leader as this process knows it; 0 when it is alone.',
        () => state()?.term ?? 0,
      );
      gauge('api_stream_connected', '1 when Redis is reached, or not needed.', () =>
        Number(state()?.isStreamConnected ?? true),
      );
      gauge(
        'api_stream_tick_age_seconds',
        'Time since the last tick of the stream that was read.',
        () => state()?.tickAge ?? 0,
      );
      gauge(
        'api_recoveries_recovered',
        'Clients that came back and were sent exactly what they had missed.',
        () => sources.recoveries().recovered,
      );
      gauge(
        'api_recoveries_lost',
        'Clients that came back and had to fetch a snapshot.',
        () => sources.recoveries().lost,
      );
      gauge('api_sockets_open', 'Open websockets.', sources.socketCount);
      gauge(
        'api_content_problems',
        'Problems in the content files as last read; the files that have them are left out or served as they were.',
        sources.contentProblems,
      );
      gauge(
        'api_mail_queue_length',
        'Mails not yet taken by the mail server; NaN when the database does not answer.',
        async () => (await queue())?.length ?? NaN,
      );
      gauge('api_mail_queue_age_seconds', 'Age of the oldest of them.', async () =>
        age((await queue())?.oldestAt ?? null),
      );
      gauge('api_alert_queue_length', 'Alerts not yet taken by a push service.', () =>
        counted(sources.alertQueueLength()).catch(() => NaN),
      );
      gauge('api_data_free_bytes', 'Free space of the file system of DATA_DIR.', async () => {
        const { bavail, bsize } = await statfs(sources.dataDir);
        return bavail * bsize;
      });
      registerSourceMetrics(registry, { sources: sources.matchSources, now: sources.now });
      return serveMetrics(registry, {
        host: settings.METRICS_HOST,
        port: settings.API_METRICS_PORT,
        onError: error => log.error({ err: error }, 'metrics not served'),
      });
    },
  };
}
