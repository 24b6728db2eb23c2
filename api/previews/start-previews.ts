import { join } from 'node:path';
import { persistedSecret } from '@/lib/settings/persisted-secret';
import type { ContentOptions } from '@/api/content/content';
import { storyCacheFile } from '@/api/content/watch/story-cache';
import { createContentChecker } from '@/api/editor/content-checker';
import type { Settings } from '@/api/env';
import { createPreviewDrafts } from './preview-drafts';
import { createPreviews, type Previews } from './previews';

type Deps = {
  settings: Pick<Settings, 'EDITOR_TOKEN'>;
  content: ContentOptions;
  dataDir: string;
  /** The connection that all instances share; null for one instance. */
  redis: Parameters<typeof createPreviewDrafts>[0];
  /** Unix ms. */
  now: () => number;
};

/** Previews of the editor's drafts, and the secret that the editor shares with the API. */
export const startPreviews = ({
  settings,
  content,
  dataDir,
  redis,
  now,
}: Deps): { previews: Previews; token: string } => ({
  previews: createPreviews({
    checker: createContentChecker({
      ...content,
      overlay: join(dataDir, `preview-${process.pid}`),
      storyCacheFile: storyCacheFile(dataDir),
    }),
    drafts: createPreviewDrafts(redis),
    now,
  }),
  token: settings.EDITOR_TOKEN ?? persistedSecret(dataDir, 'editor-token'),
});
