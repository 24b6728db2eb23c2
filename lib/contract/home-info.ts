import * as z from 'zod/mini';
import { MenuLink } from './menu';
import { Html, Metatags, ShortText, Url } from './validation/values';

/** GET /api/pages/index/ */
export const HomeInfo = z.object({
  metatags: z.nullish(Metatags),
  main_title: z.nullish(ShortText),
  main_text: z.nullish(Html),
  bottom_banner: z.nullish(Html),
  top_bookmakers_banner: z.nullish(Html),
  betting_information: z.nullish(z.array(z.object({ title: ShortText, text: Html }))),
  seo_title: z.nullish(ShortText),
  seo_text: z.nullish(Html),
  social_links: z.nullish(z.array(z.object({ link: Url, slug: ShortText }))),
  toolbar_links: z.nullish(
    z.array(
      z.extend(MenuLink, {
        /** Whether the other site pays for its place, an addition of ours; without it, it does not. */
        paid: z.catch(z.nullish(z.boolean()), undefined),
      }),
    ),
  ),
  /** The credit that the source of the matches requires, an addition of ours. */
  data_credit: z.nullish(ShortText),
  /**
   * Whether all bookmakers are invented examples, which pay for no visitors; an addition of ours.
   */
  are_bookmakers_invented: z.nullish(z.boolean()),
});
export type HomeInfo = z.infer<typeof HomeInfo>;
