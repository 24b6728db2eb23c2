/** The path of three stumps and two bails, of 24 × 24 units. */
export const stumps = 'M6 5v16M12 5v16M18 5v16M5 3h6M13 3h6';

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 32 32">' +
  '<rect x="-4" y="-4" width="32" height="32" rx="7" fill="#0f3324"/>' +
  `<path d="${stumps}" fill="none" stroke="#f6f1e3" stroke-width="2.4"/></svg>`;

/** The icon of the editor's tabs: the stumps, where the site has a ball. */
export const favicon = `data:image/svg+xml,${encodeURIComponent(picture)}`;
