import { useEffect, useState } from 'react';
import type { Suggestion } from '@/lib/domain/search-result';
import { cleanQuery } from '@/lib/domain/search-words';

const debounceMs = 150;
const shortest = 2;

export type Suggested = { query: string; items: Suggestion[] };

/** What the site suggests for the text of a field; null while there is nothing to suggest for. */
export function useSuggestions(field: HTMLInputElement): Suggested | null {
  const [suggested, setSuggested] = useState<Suggested | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked: AbortController | null = null;

    const ask = async (query: string) => {
      asked = new AbortController();
      try {
        const items = await suggestionsFor(query, asked.signal);
        setSuggested({ query, items });
      } catch {
        // A newer text has been typed, or there is no answer: the form still works.
      }
    };
    const onInput = () => {
      clearTimeout(timer);
      asked?.abort();
      const query = cleanQuery(field.value);
      if (query.length < shortest) setSuggested(null);
      else timer = setTimeout(() => void ask(query), debounceMs);
    };

    field.addEventListener('input', onInput);
    // What was typed while this was being loaded.
    if (field.value !== field.defaultValue) onInput();
    return () => {
      field.removeEventListener('input', onInput);
      clearTimeout(timer);
      asked?.abort();
    };
  }, [field]);

  return suggested;
}

async function suggestionsFor(query: string, signal: AbortSignal): Promise<Suggestion[]> {
  const answer = await fetch(`/api/search/?${new URLSearchParams({ q: query })}`, { signal });
  if (!answer.ok) return [];
  const { items } = (await answer.json()) as { items: Suggestion[] };
  return items;
}
