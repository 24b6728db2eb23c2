import { post } from '@/lib/api/browser';
import { newKey } from '@/lib/browser-key';
import type { Tokens } from './captcha-tokens';
import type { FormKind } from './form-state';

const endpoints: Record<FormKind, string> = {
  contact: '/api/pages/contact-us/',
  newsletter: '/api/pages/newsletter/',
};

/**
 * Sends a form, one at a time. The same content sent again after a failure carries the same key, so
 * that it counts once even if the first did arrive.
 */
export function createSender(kind: FormKind, tokens: Tokens) {
  let running: AbortController | null = null;
  let last = { content: '', key: '' };

  const keyOf = (content: string): string => {
    if (last.content !== content) last = { content, key: newKey() };
    return last.key;
  };

  return {
    /** Forgets the post under way, and the captcha's token with it. */
    drop: () => {
      running?.abort();
      running = null;
    },
    /** Null when it was dropped meanwhile. */
    send: async (
      values: Record<string, string>,
      website: string,
    ): Promise<'sent' | 'failed' | null> => {
      const attempt = new AbortController();
      running = attempt;
      try {
        const recaptcha = await tokens.take(kind);
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
