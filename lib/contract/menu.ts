import * as z from 'zod/mini';
import { ShortText, Url } from './validation/values';

export const MenuLink = z.object({
  link: Url,
  title: ShortText,
  in_sidebar: z.nullish(z.boolean()),
  /** Whether the giveaway it leads to is running, an addition of ours; without it, it is. */
  is_running: z.nullish(z.boolean()),
});
export type MenuLink = z.infer<typeof MenuLink>;

/** GET /api/pages/links/ */
export const Menu = z.object({ links: z.array(MenuLink), bottom_links: z.array(MenuLink) });
export type Menu = z.infer<typeof Menu>;
