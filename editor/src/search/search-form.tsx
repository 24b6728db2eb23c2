import type { ServerProps } from 'payload';
import { findEverywhere } from './find-everywhere';

const longestQuery = 200;

/** The search of all texts, pictures and separate files on the first screen, with what it has found. */
export async function SearchForm({ payload, user, searchParams }: ServerProps) {
  const { q } = searchParams ?? {};
  const query = (typeof q === 'string' ? q : '').slice(0, longestQuery).trim();
  const found = await findEverywhere(payload, { user: user ?? null, query });

  return (
    <div className="editor-search">
      <form role="search" action="/admin">
        <label htmlFor="search-everywhere">Search all texts and pictures</label>
        <div className="editor-search-line">
          <input
            id="search-everywhere"
            type="search"
            name="q"
            defaultValue={query}
            maxLength={longestQuery}
          />
          <button type="submit">Search</button>
        </div>
      </form>
      {query && (
        <section className="work-list" aria-labelledby="found">
          <h2 id="found">{`Found for “${query}”`}</h2>
          {found.length === 0 && <p>Nothing has all of these words.</p>}
          <ul>
            {found.map(({ url, title, kind, excerpt }) => (
              <li key={url}>
                <a href={url}>{title}</a>
                {` · ${kind}`}
                {excerpt && <span className="editor-search-excerpt">{excerpt}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
