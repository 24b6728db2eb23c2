import type { Logger } from 'pino';
import * as z from 'zod';
import type { CaptchaResult } from '@/api/store/visitor-tables';

/** Verifies a captcha's token for an action; 'failed' rejects the form. */
export type Captcha = (
  token: string,
  action: string,
  address: string,
) => Promise<CaptchaResult | 'failed'>;

type Options = {
  secret: string;
  verifyUrl: string;
  minScore: number;
  /** The policy when the provider is down: rate limits and honeypot apply either way. */
  whenDown: 'accept' | 'refuse';
  /** The hosts at which a token must have been created; empty when the site's hosts are unknown. */
  hostnames: ReadonlySet<string>;
  log: Pick<Logger, 'warn'>;
};

const timeLimitMs = 3000;

const Verification = z.object({
  success: z.boolean(),
  score: z.optional(z.number()),
  action: z.optional(z.string()),
  hostname: z.optional(z.string()),
  'error-codes': z.optional(z.array(z.string())),
});
type Verification = z.infer<typeof Verification>;

export const noCaptcha: Captcha = async () => 'off';

/** Verifies by the provider of reCAPTCHA v3, which accepts a token once. */
export function createCaptcha(options: Options): Captcha {
  return async (token, action, address) => {
    if (token === '') return 'failed';
    const verification = await verifyToken(token, address, options);
    if (!verification) return options.whenDown === 'accept' ? 'unchecked' : 'failed';
    if (isAccepted(verification, action, options)) return 'passed';
    const { score, action: actualAction, hostname, 'error-codes': errors } = verification;
    options.log.warn({ action, made: actualAction, hostname, score, errors }, 'captcha refused');
    return 'failed';
  };
}

async function verifyToken(
  token: string,
  address: string,
  options: Options,
): Promise<Verification | null> {
  try {
    const response = await fetch(options.verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: options.secret, response: token, remoteip: address }),
      signal: AbortSignal.timeout(timeLimitMs),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return Verification.parse(await response.json());
  } catch (error) {
    options.log.warn({ reason: String(error) }, 'captcha could not be checked');
    return null;
  }
}

function isAccepted(
  verification: Verification,
  action: string,
  { minScore, hostnames }: Options,
): boolean {
  const isKnownHost = hostnames.size === 0 || hostnames.has(verification.hostname ?? '');
  return (
    verification.success &&
    verification.action === action &&
    isKnownHost &&
    (verification.score ?? 0) >= minScore
  );
}
