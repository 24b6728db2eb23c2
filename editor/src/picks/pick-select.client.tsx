'use client';

import { ReactSelect, type ReactSelectOption } from '@payloadcms/ui';
import { useState } from 'react';
import type { Pick } from '@/format/field';
import { hasLabels, isFree, type PickOption } from '@/format/picks';
import { useOptions } from './use-options.client';

type SelectProps = {
  id: string;
  pick: Pick;
  isMulti: boolean;
  isDisabled: boolean;
  hasError: boolean;
  chosen: readonly PickOption[];
  onChange: (options: readonly PickOption[]) => void;
};

const isAddressText = (text: string): boolean => /^(\/|https:)\S*$/.test(text.trim());

/** A list that is searched while the user types. Enter takes its first option. */
export function PickSelect({
  id,
  pick,
  isMulti,
  isDisabled,
  hasError,
  chosen,
  onChange,
}: SelectProps) {
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const { options, isLoading, hasFailed } = useOptions(pick, query, isOpen);
  const typed = query.trim();
  const isAddress = isAddressText(typed);
  const mayType = (isFree(pick) || hasFailed) && (pick !== 'link' || !typed.includes(' '));
  const isListed = options.some(({ value, label }) => value === typed || label === typed);
  const own = mayType && typed && !isListed ? [{ value: typed, label: `New: ${typed}` }] : [];
  // A new tag is what was typed, but the beginning of a name means the team or the author.
  const isOwnFirst = isAddress || !(hasLabels(pick) || pick === 'author');
  const add = (text: string) => {
    if (chosen.some(({ value }) => value === text)) return;
    const option = options.find(({ value, label }) => value === text || label === text);
    const added = option ?? { value: text, label: text };
    onChange(isMulti ? [...chosen, added] : [added]);
  };

  return (
    <ReactSelect
      inputId={id}
      className={id}
      options={(isOwnFirst ? [...own, ...options] : [...options, ...own]) as ReactSelectOption[]}
      value={
        (isMulti ? [...chosen] : (chosen[0] ?? null)) as ReactSelectOption | ReactSelectOption[]
      }
      isMulti={isMulti}
      isSortable={isMulti}
      isClearable
      isLoading={isLoading}
      disabled={isDisabled}
      showError={hasError}
      placeholder="Search"
      filterOption={() => true}
      noOptionsMessage={() => (hasFailed ? 'The site’s API does not answer.' : 'Nothing found.')}
      onMenuOpen={() => setIsOpen(true)}
      onMenuClose={() => setIsOpen(false)}
      onInputChange={(text: string, { action }: { action?: string } = {}) => {
        // What was typed is not lost when the next field is clicked; an address is taken with each key, since a
        // press on "Publish" would otherwise come before it.
        const isTypedAddress = action === 'input-change' && pick === 'link' && isAddressText(text);
        if (isTypedAddress) onChange([{ value: text.trim(), label: text.trim() }]);
        else if (action === 'input-blur' && mayType && typed) add(typed);
        setQuery(text);
      }}
      onChange={next => {
        const all = (Array.isArray(next) ? next : next ? [next] : []) as unknown as PickOption[];
        onChange(
          all.map(option =>
            own.some(({ value }) => value === option.value)
              ? { value: option.value, label: option.value }
              : option,
          ),
        );
      }}
    />
  );
}
