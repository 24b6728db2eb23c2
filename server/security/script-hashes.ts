import { createHash } from 'node:crypto';

/** Without an address, and code: data such as JSON-LD is not run, and needs no leave. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/gi;

/**
 * The CSP sources `'sha256-…'` of a document's inline scripts, each once. React escapes `<` in what
 * it writes into scripts, so the first `</script>` ends one, for us as for a browser.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, code = ''] of html.matchAll(inlineScript))
    if (code) hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [...hashes];
}
