import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { ContactMessage, NewsletterSignup, NewsletterToken } from '@/lib/contract/forms';
import { ApiError, errorResponses } from '@/api/errors';
import type { Limit } from '@/lib/http/limits';
import { limitBy } from '@/api/plugins/rate-limit';
import type { CaptchaResult } from '@/api/store/visitor-tables';
import type { VisitorStore } from '@/api/store/visitor-store';
import type { Captcha } from '@/api/visitors/captcha';
import type { EmailTemplates } from '@/api/visitors/email-templates';
import type { Mailer } from '@/api/visitors/mailer';
import type { NewsletterLinks } from '@/api/visitors/newsletter-links';

type Deps = {
  visitors: VisitorStore;
  /** Unix ms. */
  now: () => number;
  addressOf: (request: FastifyRequest) => string;
  formLimit: Limit;
  /** Mail providers open these links for many of their readers from one address. */
  newsletterLinkLimit: Limit;
  captcha: Captcha;
  emails: EmailTemplates;
  links: NewsletterLinks;
  mailer: Mailer;
};

const bodyLimit = 32 * 1024;
const accepted = z.null();
const refusals = errorResponses('invalid', 'tooLarge', 'tooMany');
const expired = 'This link is no longer valid.';

/** POST of the contact form and the newsletter: stores a row before the response. */
export const formRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async app => {
    const { visitors, now, addressOf, emails, links, mailer } = deps;
    const onRequest = limitBy(deps.formLimit, addressOf);

    const checked = async (
      request: FastifyRequest,
      token: string,
      action: string,
    ): Promise<CaptchaResult> => {
      const result = await deps.captcha(token, action, addressOf(request));
      if (result === 'failed') throw new ApiError('invalid', 'The captcha did not pass.');
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
        // A client that fills in the honeypot gets the same response, and nothing is stored.
        if (website) return reply.code(204).send(null);
        const captcha = await checked(request, recaptcha, 'contact');
        const receivedAt = now();
        await visitors.writeMessage(
          { key: key ?? randomUUID(), fullName, email, message, captcha, receivedAt },
          emails.aboutMessage({ fullName, email, message }, receivedAt),
        );
        mailer.checkQueue();
        return reply.code(204).send(null);
      },
    );

    app.post(
      '/api/pages/newsletter/',
      {
        bodyLimit,
        onRequest,
        schema: {
          summary: 'Signs an address up; the response never reveals whether it was known',
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
          confirmation: emails.confirmation(email, at),
        });
        mailer.checkQueue();
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
          const email = links.verify(purpose, request.body.token, now());
          if (email === null) throw new ApiError('invalid', expired);
          if (purpose === 'unsubscribe') await visitors.unsubscribe(email);
          else if (!(await visitors.confirmSubscriber(email, now())))
            throw new ApiError('invalid', expired);
          return reply.code(204).send(null);
        },
      );
  };
