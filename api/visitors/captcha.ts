import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { CaptchaResult } from '../store/visitor-tables';

/** Checks a captcha's token for an action; 'failed' refuses the form. */
export type Captcha = (
  token: string,
  action: string,
  address: string,
) => Promise<CaptchaResult | 'failed'>;

type Options = {
  secret: string;
  verifyUrl: string;
  minScore: number;
  /** The policy for a provider that is down: the limits and the trap stay either way. */
  whenDown: 'accept' | 'refuse';
  /** Where a token must have been made; empty when the site's hosts are not known. */
  hostnames: ReadonlySet<string>;
  log: Pick<Logger, 'warn'>;
};

const timeLimitMs = 3000;

const Verdict = z.object({
  success: z.boolean(),
  score: z.optional(z.number()),
  action: z.optional(z.string()),
  hostname: z.optional(z.string()),
  'error-codes': z.optional(z.array(z.string())),
});
type Verdict = z.infer<typeof Verdict>;

export const noCaptcha: Captcha = async () => 'off';

/** Asks the provider of reCAPTCHA v3, which judges a token once. */
export function createCaptcha(options: Options): Captcha {
  return async (token, action, address) => {
    if (token === '') return 'failed';
    const verdict = await ask(token, address, options);
    if (!verdict) return options.whenDown === 'accept' ? 'unchecked' : 'failed';
    if (passes(verdict, action, options)) return 'passed';
    const { score, action: made, hostname, 'error-codes': errors } = verdict;
    options.log.warn({ action, made, hostname, score, errors }, 'captcha refused');
    return 'failed';
  };
}

async function ask(token: string, address: string, options: Options): Promise<Verdict | null> {
  try {
    const answer = await fetch(options.verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: options.secret, response: token, remoteip: address }),
      signal: AbortSignal.timeout(timeLimitMs),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return Verdict.parse(await answer.json());
  } catch (error) {
    options.log.warn({ reason: String(error) }, 'captcha could not be checked');
    return null;
  }
}

function passes(verdict: Verdict, action: string, { minScore, hostnames }: Options): boolean {
  const isFromHere = hostnames.size === 0 || hostnames.has(verdict.hostname ?? '');
  return (
    verdict.success && verdict.action === action && isFromHere && (verdict.score ?? 0) >= minScore
  );
}
