import type { Graph, Thing } from 'schema-dts';

type Props = { things: Thing[] };

/** A page's structured data in the terms of schema.org. */
export function JsonLd({ things }: Props) {
  if (things.length === 0) return null;
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(graph) }} />
  );
}

/** Escapes text that could end the script element or begin a comment in it. */
export const toScriptText = (graph: Graph): string =>
  JSON.stringify(graph).replaceAll('<', '\\u003c');
