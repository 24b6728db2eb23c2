/** Removes the slashes at both ends of a path; linear in its length, as `/\/+$/` is not. */
export const trimSlashes = (path: string): string => {
  let start = 0;
  while (path[start] === '/') start += 1;
  return trimTrailingSlashes(path.slice(start));
};

/** Removes the slashes at the end of a URL or path. */
export const trimTrailingSlashes = (url: string): string => {
  let end = url.length;
  while (url[end - 1] === '/') end -= 1;
  return url.slice(0, end);
};
