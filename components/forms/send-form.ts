import { post } from '@/lib/api-client/browser';
import { createIdempotencyKey } from '@/lib/idempotency-key';
import type { CaptchaTokens } from './captcha-tokens';
import type { FormKind } from './form-state';

const endpoints: Record<FormKind, string> = {
  contact: '/api/pages/contact-us/',
  newsletter: '/api/pages/newsletter/',
};

/**
 * Sends one request at a time. A retry with the same content reuses the idempotency key, so that
 * it counts once even if the first request arrived.
 */
export function createSender(kind: FormKind, tokens: CaptchaTokens) {
  let running: AbortController | null = null;
  let last = { content: '', key: '' };

  const keyOf = (content: string): string => {
    if (last.content !== content) last = { content, key: createIdempotencyKey() };
    return last.key;
  };

  return {
    /** Aborts the request in flight and discards its captcha token. */
    drop: () => {
      running?.abort();
      running = null;
    },
    /** Returns null when the request was dropped. */
    send: async (
      values: Record<string, string>,
      website: string,
    ): Promise<'sent' | 'failed' | null> => {
      const attempt = new AbortController();
      running = attempt;
      try {
        const recaptcha = await tokens.request(kind);
        const body = { ...values, recaptcha, key: keyOf(JSON.stringify(values)), website };
        await post(endpoints[kind], body, attempt.signal);
        last = { content: '', key: '' };
        return attempt.signal.aborted ? null : 'sent';
      } catch {
        return attempt.signal.aborted ? null : 'failed';
      } finally {
        if (running === attempt) running = null;
      }
    },
  };
}
