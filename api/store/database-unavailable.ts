import pg from 'pg';
import { errorCode } from '@/api/error-code';

/**
 * Postgres accepts no connection. The message is for the operator: it names the address of Postgres
 * and the reason of the failure, without the password.
 */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
  /** For public responses: names no host, user or database. */
  readonly publicReason: string;
  /** Waiting will not help: the user, the password or the database of DATABASE_URL is wrong. */
  readonly needsOperator: boolean;

  constructor(connectionString: string, reason: unknown) {
    // Parses the address as the driver does; this client never connects.
    const { host, port, user, database } = new pg.Client({ connectionString });
    const code = errorCode(reason) ?? '';
    // The driver's own timeout has a message, but no code.
    const text = textOf(reason).replace(/^timeout expired$/, failures.ETIMEDOUT);
    const cause = refusals[code]?.(user ?? '', database ?? '') ?? failures[code] ?? text;
    super(`Postgres at ${host}:${port} is not available: ${cause}${code && ` (${code})`}.`);
    this.publicReason = `The database is not available${code && ` (${code})`}.`;
    this.needsOperator = code in refusals;
  }
}

/** SQLSTATE codes, https://www.postgresql.org/docs/current/errcodes-appendix.html */
const refusals: Record<string, (user: string, database: string) => string> = {
  '28P01': user => `it refuses the password of the user '${user}', see DATABASE_URL`,
  '28000': user => `it refuses the user '${user}', see DATABASE_URL`,
  '3D000': (_user, database) => `the database '${database}' does not exist, see DATABASE_URL`,
};

const failures: Record<string, string> & { ETIMEDOUT: string } = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was closed',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name cannot be looked up at the moment',
  ETIMEDOUT: 'it does not answer in time',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  '57P03': 'it is starting or stopping',
  '53300': 'it has too many connections',
};

const textOf = (reason: unknown): string =>
  reason instanceof Error && reason.message ? reason.message : 'the connection failed';
