'use client';

import { useId, useRef, useState } from 'react';
import { searchHref } from '@/lib/routing/search-query';
import { AppLink } from '@/components/link/app-link';
import { Highlight } from './highlight';
import styles from './search-suggestions.module.css';
import { useCombobox, usePopoverBelow } from './use-combobox';
import { useFieldKeys } from './use-field-keys';
import { useSearchSuggestions, type SearchSuggestionList } from './use-search-suggestions';

type Props = { field: HTMLInputElement };

/** Suggestions below a search field: a WAI-ARIA combobox with listbox; focus stays in the field. */
export function SearchSuggestions({ field }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const suggestions = useSearchSuggestions(field);
  const [closedFor, setClosedFor] = useState<SearchSuggestionList | null>(null);
  const [active, setActive] = useState({ of: suggestions, index: -1 });
  const isOpen = suggestions !== null && suggestions !== closedFor;
  const count = isOpen ? suggestions.items.length + 1 : 0;
  const activeIndex = active.of === suggestions ? active.index : -1;
  const optionId = (index: number) => `${id}-${index}`;

  useFieldKeys(field, {
    count,
    active: activeIndex,
    choose: index => document.getElementById(optionId(index))?.click(),
    activate: index => setActive({ of: suggestions, index }),
    close: () => setClosedFor(suggestions),
    open: () => setClosedFor(null),
  });
  useCombobox(field, {
    listId: id,
    isOpen,
    activeId: isOpen && activeIndex >= 0 ? optionId(activeIndex) : null,
  });
  usePopoverBelow(field, list, isOpen);

  const onFollow = () => {
    setClosedFor(suggestions);
    clear(field);
  };

  return (
    <>
      <div
        ref={list}
        className={styles.list}
        id={id}
        popover="manual"
        role="listbox"
        tabIndex={-1}
        aria-label="Suggestions"
        onMouseDown={event => event.preventDefault()}
      >
        {isOpen &&
          suggestions.items.map(({ href, title, label }, index) => (
            <AppLink
              key={`${label} ${href}`}
              className={styles.option}
              id={optionId(index)}
              href={href}
              role="option"
              tabIndex={-1}
              aria-selected={index === activeIndex}
              onClick={onFollow}
            >
              <span className={styles.title}>
                <Highlight pieces={title} />
              </span>
              <span className={styles.kind} data-live={label === 'Live'}>
                {label}
              </span>
            </AppLink>
          ))}
        {isOpen && (
          <AppLink
            className={styles.option}
            id={optionId(count - 1)}
            href={searchHref(suggestions.query)}
            role="option"
            tabIndex={-1}
            aria-selected={activeIndex === count - 1}
            onClick={onFollow}
          >
            <span className={styles.all}>All results for ‘{suggestions.query}’</span>
          </AppLink>
        )}
      </div>
      <span className="visually-hidden" role="status">
        {isOpen && suggestionsText(suggestions.items.length)}
      </span>
    </>
  );
}

const suggestionsText = (count: number): string =>
  count === 1 ? '1 suggestion' : `${count} suggestions`;

function clear(field: HTMLInputElement): void {
  field.value = '';
}
