/// <reference types="next" />
/// <reference types="next/image-types/global" />

/** Lucide's icons individually: plain data, no client code. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  const icon: [tag: string, attributes: Record<string, string | number>][];
  export default icon;
}
