import { replaceTags } from '@/lib/domain/content/html-tags';

const pageScript = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"/g;

/**
 * Requests the scripts after the document is parsed and its high-priority pictures are decoded and
 * painted, or after 3 s in any case: a tab in the background paints nothing.
 */
const load = `(urls=>{
let requested=0
let request=()=>{if(!requested++)for(let url of urls){let script=document.createElement("script");script.async=true;script.src=url;document.head.append(script)}}
let painted=()=>requestAnimationFrame(()=>setTimeout(request))
addEventListener("DOMContentLoaded",()=>Promise.allSettled([...document.querySelectorAll("img[fetchpriority=high]")].map(image=>image.decode())).then(painted))
setTimeout(request,3000)
})`;

/**
 * Replaces a page's script tags by one inline script that requests them after the first paint. The page
 * is complete without them, but they are three quarters of its bytes and share a slow line with styles,
 * fonts and pictures (docs/decisions/server/0014-defer-scripts.md has what it gains, and where it
 * gains nothing). All are requested at once: Turbopack and React use a script that the document
 * already has.
 */
export function deferScripts(html: string): string {
  const urls = new Set([...html.matchAll(pageScript)].map(([, url]) => url));
  if (urls.size === 0) return html;
  const script = `<script>${load}(${JSON.stringify([...urls])})</script></head>`;
  return replaceTags(html.replaceAll(pageScript, ''), scriptPreload, () => '').replace(
    '</head>',
    () => script,
  );
}
