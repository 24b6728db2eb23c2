import * as z from 'zod';
import { count, port, secret, url, webUrl } from './parse-settings';

/** The editor's settings, as `npm run start:editor` checks them; the editor itself has no zod. */
export const EditorSettings = z.object({
  EDITOR_PORT: port.default(4100),
  EDITOR_HOST: z.string().min(1).default('127.0.0.1'),
  EDITOR_URL: webUrl.default('http://localhost:4100'),
  EDITOR_DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://…').optional(),
  EDITOR_SECRET: secret.optional(),
  EDITOR_TOKEN: secret.optional(),
  EDITOR_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  EDITOR_LOGIN_LIMIT: count.default(20),
});
