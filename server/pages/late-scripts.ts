import { replaceTags } from '@/lib/domain/html-tags';

const scriptOfPage = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;
const preloadOfScript = /<link rel="preload" as="script"/g;

/**
 * Asks for the scripts once the page stands and its first pictures, those of high priority, have been
 * painted; after the time given in any case, for a tab in the background paints nothing.
 */
const load = `(urls=>{
let asked=0
let ask=()=>{if(!asked++)for(let url of urls){let script=document.createElement("script");script.async=true;script.src=url;document.head.append(script)}}
let painted=()=>requestAnimationFrame(()=>setTimeout(ask))
addEventListener("DOMContentLoaded",()=>Promise.allSettled([...document.querySelectorAll("img[fetchpriority=high]")].map(image=>image.decode())).then(painted))
setTimeout(ask,3000)
})`;

/**
 * The page is whole without its scripts, yet a browser fetches them beside its styles, type and
 * pictures, of which they are three quarters: on a phone's line they put off what a visitor reads by
 * half a second. So they are no longer named in the document but asked for by one small script, all
 * at once, for Turbopack and React take up a script that stands in the document.
 */
export function withLateScripts(html: string): string {
  const urls = new Set([...html.matchAll(scriptOfPage)].map(([, url]) => url));
  if (urls.size === 0) return html;
  const script = `<script>${load}(${JSON.stringify([...urls])})</script></head>`;
  return replaceTags(html.replaceAll(scriptOfPage, ''), preloadOfScript, () => '').replace(
    '</head>',
    () => script,
  );
}
