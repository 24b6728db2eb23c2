'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import { maxQueryLength } from '@/lib/domain/search/search-words';

type Props = { className: string | undefined; label: string; query: string };
type Suggest = ComponentType<{ field: HTMLInputElement }>;

/** The search input. Suggestions are loaded when it is focused; the key '/' focuses it. */
export function SearchField({ className, label, query }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [suggestions, setSuggestions] = useState<{
    Suggest: Suggest;
    field: HTMLInputElement;
  } | null>(null);
  useSlashKey(input);

  async function load(field: HTMLInputElement) {
    if (suggestions) return;
    const { SearchSuggestions } = await import('./search-suggestions.client');
    setSuggestions({ Suggest: SearchSuggestions, field });
  }

  return (
    <>
      <input
        ref={input}
        className={className}
        type="text"
        name="q"
        defaultValue={query}
        placeholder="Search"
        aria-label={label}
        aria-keyshortcuts="/"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={maxQueryLength}
        onFocus={event => void load(event.currentTarget)}
      />
      {suggestions && <suggestions.Suggest field={suggestions.field} />}
    </>
  );
}

/** '/' focuses the first visible field, unless the visitor is typing elsewhere. */
function useSlashKey(input: { current: HTMLInputElement | null }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const field = input.current;
      if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
      if (isTyping(event.target) || !field?.checkVisibility({ visibilityProperty: true })) return;
      event.preventDefault();
      field.focus();
      field.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));
