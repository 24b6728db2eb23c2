import * as z from 'zod/mini';
import { blockReader, demand, optionalText, text } from './body';

/** A button or a link: the way within the site wins over the way out of it. */
const target = z.object({ title: text, link: optionalText, external_link: optionalText });

const toTarget = ({ title, link, external_link }: z.output<typeof target>) => ({
  title,
  href: link ?? withScheme(demand(external_link, 'the link')),
});

/** A way out that begins with its host. */
const withScheme = (link: string): string =>
  /^([a-z][a-z\d+.-]*:|\/)/i.test(link) ? link : `https://${link}`;

export const readButton = blockReader(target, {}, toTarget);
export const readLink = blockReader(target, {}, toTarget);
