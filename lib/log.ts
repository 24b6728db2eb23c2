import pino from 'pino';
import { currentRequestId } from './http/request-id';
import { hideSecrets, siteEnv } from './env';
import { logFormat } from './log-format';

/** The site's log: structured lines on standard output, without personal data. */
export const log = pino({
  ...logFormat,
  name: 'site',
  level: siteEnv().LOG_LEVEL,
  hooks: { streamWrite: hideSecrets },
  mixin() {
    const request = currentRequestId();
    return request === undefined ? {} : { request };
  },
});
