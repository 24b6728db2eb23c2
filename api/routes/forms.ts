import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { ErrorBody } from '@/lib/contract/error';
import { ContactMessage, NewsletterSignup, NewsletterToken } from '@/lib/contract/forms';
import type { RateLimit } from '@/lib/domain/rate-limit';
import { ApiError } from '../errors';
import { limitBy } from '../plugins/rate-limit';
import type { CaptchaResult } from '../store/visitor-tables';
import type { VisitorStore } from '../store/visitor-store';
import type { Captcha } from '../visitors/captcha';
import type { Letters } from '../visitors/letters';
import type { Mailer } from '../visitors/mailer';
import type { NewsletterLinks } from '../visitors/newsletter-links';

type Deps = {
  visitors: VisitorStore;
  /** Unix ms. */
  now: () => number;
  addressOf: (request: FastifyRequest) => string;
  formLimit: RateLimit;
  /** Mail providers act on them for many of their readers from one address. */
  newsletterLinkLimit: RateLimit;
  captcha: Captcha;
  letters: Letters;
  links: NewsletterLinks;
  mailer: Mailer;
};

const bodyLimit = 32 * 1024;
const accepted = z.null();
const refusals = { 400: ErrorBody, 413: ErrorBody, 429: ErrorBody };
const expired = 'This link is no longer valid.';

/** POST of the contact form and the newsletter: a row before the answer. */
export const formRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async app => {
    const { visitors, now, addressOf, letters, links, mailer } = deps;
    const onRequest = limitBy(deps.formLimit, addressOf);

    const checked = async (
      request: FastifyRequest,
      token: string,
      action: string,
    ): Promise<CaptchaResult> => {
      const result = await deps.captcha(token, action, addressOf(request));
      if (result === 'failed') throw new ApiError(400, 'The captcha did not pass.');
      return result;
    };

    app.post(
      '/api/pages/contact-us/',
      {
        bodyLimit,
        onRequest,
        schema: {
          summary: 'A message to the operator',
          body: ContactMessage,
          response: { 204: accepted, ...refusals },
        },
      },
      async (request, reply) => {
        const { full_name: fullName, email, message, recaptcha, key, website } = request.body;
        // Whoever fills in what people cannot see is told the same and kept nowhere.
        if (website) return reply.code(204).send(null);
        const captcha = await checked(request, recaptcha, 'contact');
        const receivedAt = now();
        await visitors.writeMessage(
          { key: key ?? randomUUID(), fullName, email, message, captcha, receivedAt },
          letters.aboutMessage({ fullName, email, message }, receivedAt),
        );
        mailer.wake();
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/api/pages/newsletter/',
      {
        bodyLimit,
        onRequest,
        schema: {
          summary: 'Signs an address up; the answer never says whether it was known',
          body: NewsletterSignup,
          response: { 204: accepted, ...refusals },
        },
      },
      async (request, reply) => {
        const { recaptcha, website } = request.body;
        if (website) return reply.code(204).send(null);
        await checked(request, recaptcha, 'newsletter');
        const at = now();
        const email = request.body.email.toLowerCase();
        await visitors.writeSubscriber({
          email,
          at,
          confirmation: letters.confirmation(email, at),
        });
        mailer.wake();
        return reply.code(204).send(null);
      },
    );

    for (const purpose of ['confirm', 'unsubscribe'] as const)
      app.post(
        `/api/pages/newsletter/${purpose}/`,
        {
          bodyLimit,
          onRequest: limitBy(deps.newsletterLinkLimit, addressOf),
          schema: {
            summary: `The ${purpose} link of a newsletter mail, acted on`,
            body: NewsletterToken,
            response: { 204: accepted, ...refusals },
          },
        },
        async (request, reply) => {
          const email = links.read(purpose, request.body.token, now());
          if (email === null) throw new ApiError(400, expired);
          if (purpose === 'unsubscribe') await visitors.unsubscribe(email);
          else if (!(await visitors.confirmSubscriber(email, now())))
            throw new ApiError(400, expired);
          return reply.code(204).send(null);
        },
      );
  };
