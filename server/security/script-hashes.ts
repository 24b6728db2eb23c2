import { createHash } from 'node:crypto';
import { scriptsIn } from '@/lib/domain/content/html-tags';

/** A script with a `src`, or data such as JSON-LD, which a browser does not run. */
const notInline = /\s(?:src=|type="application\/)/i;

/**
 * The CSP sources `'sha256-…'` of a document's inline scripts, each once. React escapes `<` in what
 * it writes into scripts, so the first `</script>` ends one, for us as for a browser.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const { attributes, code } of scriptsIn(html))
    if (code && !notInline.test(attributes))
      hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [...hashes];
}
