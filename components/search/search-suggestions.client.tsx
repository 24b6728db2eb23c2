'use client';

import { useId, useRef, useState } from 'react';
import { searchHref } from '@/lib/domain/search-query';
import { AppLink } from '../ui/app-link';
import { Marked } from './marked';
import styles from './search-suggestions.module.css';
import { useCombobox, usePlace } from './use-combobox';
import { useFieldKeys } from './use-field-keys';
import { useSuggestions, type Suggested } from './use-suggestions';

type Props = { field: HTMLInputElement };

/** Suggestions below a search field: WAI-ARIA's combobox with a list, of which the field keeps focus. */
export function SearchSuggestions({ field }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const suggested = useSuggestions(field);
  const [closedFor, setClosedFor] = useState<Suggested | null>(null);
  const [active, setActive] = useState({ of: suggested, at: -1 });
  const isOpen = suggested !== null && suggested !== closedFor;
  const count = isOpen ? suggested.items.length + 1 : 0;
  const at = active.of === suggested ? active.at : -1;
  const optionId = (place: number) => `${id}-${place}`;

  useFieldKeys(field, {
    count,
    at,
    choose: place => document.getElementById(optionId(place))?.click(),
    move: place => setActive({ of: suggested, at: place }),
    close: () => setClosedFor(suggested),
    open: () => setClosedFor(null),
  });
  useCombobox(field, { listId: id, isOpen, activeId: isOpen && at >= 0 ? optionId(at) : null });
  usePlace(field, list, isOpen);

  const leave = () => {
    setClosedFor(suggested);
    emptied(field);
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
          suggested.items.map(({ href, title, label }, place) => (
            <AppLink
              key={`${label} ${href}`}
              className={styles.option}
              id={optionId(place)}
              href={href}
              role="option"
              tabIndex={-1}
              aria-selected={place === at}
              onClick={leave}
            >
              <span className={styles.title}>
                <Marked pieces={title} />
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
            href={searchHref(suggested.query)}
            role="option"
            tabIndex={-1}
            aria-selected={at === count - 1}
            onClick={leave}
          >
            <span className={styles.all}>All results for ‘{suggested.query}’</span>
          </AppLink>
        )}
      </div>
      <span className="visually-hidden" role="status">
        {isOpen && suggestionsText(suggested.items.length)}
      </span>
    </>
  );
}

const suggestionsText = (count: number): string =>
  count === 1 ? '1 suggestion' : `${count} suggestions`;

function emptied(field: HTMLInputElement): void {
  field.value = '';
}
