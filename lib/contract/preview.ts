import * as z from 'zod/mini';
import { LongText, ShortText, Url } from './validation/values';

/** A draft of a content file: its name in the content folder and its complete text. */
export const PreviewDraft = z.object({
  file: z
    .string()
    .check(
      z.regex(
        /^(?:(?:news|bookmakers|bonuses)\/[a-z0-9-]+\.md|pages\/[a-z0-9-]+(?:\/[a-z0-9-]+)*\.md|(?:menu|home|banners|tags|leagues)\.yaml)$/,
      ),
      z.maxLength(300),
    ),
  text: z.string().check(z.maxLength(2_000_000)),
});
export type PreviewDraft = z.infer<typeof PreviewDraft>;

/** A preview: the path of the page that shows the draft, and when it ends in unix seconds. */
export const Preview = z.object({ path: Url, expires_at: z.number() });
export type Preview = z.infer<typeof Preview>;

/** Parts of a draft, as the content's loader reports them. */
const Problems = z.array(z.object({ file: Url, path: Url, reason: LongText }));

/** A kept draft, with what its pages leave out of its texts. */
export const CreatedPreview = z.extend(Preview, { id: ShortText, warnings: Problems });

/** Invalid parts of a draft. */
export const PreviewRefusal = z.object({ detail: LongText, problems: Problems });
