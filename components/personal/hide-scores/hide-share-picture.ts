const pictures = 'meta[property^="og:image"], meta[name^="twitter:image"]';
const withScore = '/og/match/';
const withoutScore = '/og/fixture/';

/**
 * Names the picture of a match without its score in the metadata of the page, which share sheets read.
 * Returns how to undo it. Browser only.
 */
export function hideSharePicture(): () => void {
  const metas = [...document.querySelectorAll<HTMLMetaElement>(pictures)].filter(({ content }) =>
    content.includes(withScore),
  );
  for (const meta of metas) meta.content = meta.content.replace(withScore, withoutScore);
  return () => {
    for (const meta of metas) meta.content = meta.content.replace(withoutScore, withScore);
  };
}
