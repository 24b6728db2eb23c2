import type { Graph, Thing } from 'schema-dts';

type Props = { things: Thing[] };

/** What a page says to search engines, in the terms of schema.org. */
export function JsonLd({ things }: Props) {
  if (things.length === 0) return null;
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(graph) }} />
  );
}

/** No text may end the element it stands in, nor begin a comment there. */
export const toScriptText = (graph: Graph): string =>
  JSON.stringify(graph).replaceAll('<', '\\u003c');
