import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { Suggestion } from '@/lib/domain/search/search-result';
import { cleanQuery } from '@/lib/domain/search/search-words';

const debounceMs = 150;
const minLength = 2;
/** A repeated query within this time sends no request; equals the response's max-age. */
const dedupingMs = 15_000;

export type SearchSuggestionList = { query: string; items: Suggestion[] };

/**
 * Suggestions for the text of a field; null while it is too short. The previous ones remain until
 * the next arrive, also when a request fails.
 */
export function useSearchSuggestions(field: HTMLInputElement): SearchSuggestionList | null {
  const typed = useTypedQuery(field);
  const [shown, setShown] = useState<SearchSuggestionList & { typed: object }>();
  const { data: items } = useSWR(typed && ['search-suggestions', typed.query], fetchSuggestions, {
    dedupingInterval: dedupingMs,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });

  // A repeated query creates a new list, so that a list closed with Escape opens again.
  if (!typed && shown) setShown(undefined);
  if (typed && items && (shown?.typed !== typed || shown.items !== items))
    setShown({ typed, query: typed.query, items });
  return typed ? (shown ?? null) : null;
}

/** The debounced text of the field as a new object for each input; null while it is too short. */
function useTypedQuery(field: HTMLInputElement): { query: string } | null {
  const [typed, setTyped] = useState<{ query: string } | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onInput = () => {
      clearTimeout(timer);
      const query = cleanQuery(field.value);
      if (query.length < minLength) setTyped(null);
      else timer = setTimeout(() => setTyped({ query }), debounceMs);
    };

    field.addEventListener('input', onInput);
    // The visitor may have typed while this code was loading.
    if (field.value !== field.defaultValue) onInput();
    return () => {
      field.removeEventListener('input', onInput);
      clearTimeout(timer);
    };
  }, [field]);

  return typed;
}

async function fetchSuggestions([, query]: [string, string]): Promise<Suggestion[]> {
  const response = await fetch(`/api/search/?${new URLSearchParams({ q: query })}`);
  if (!response.ok) return [];
  const { items } = (await response.json()) as { items: Suggestion[] };
  return items;
}
