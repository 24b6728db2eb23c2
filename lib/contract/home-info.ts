import * as z from 'zod/mini';
import { MenuLink } from './menu';
import { Metatags } from './values';

/** GET /api/pages/index/ */
export const HomeInfo = z.object({
  metatags: z.nullish(Metatags),
  main_title: z.nullish(z.string()),
  main_text: z.nullish(z.string()),
  bottom_banner: z.nullish(z.string()),
  top_bookmakers_banner: z.nullish(z.string()),
  betting_information: z.nullish(z.array(z.object({ title: z.string(), text: z.string() }))),
  seo_title: z.nullish(z.string()),
  seo_text: z.nullish(z.string()),
  social_links: z.nullish(z.array(z.object({ link: z.string(), slug: z.string() }))),
  toolbar_links: z.nullish(z.array(MenuLink)),
});
export type HomeInfo = z.infer<typeof HomeInfo>;
