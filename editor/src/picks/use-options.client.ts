'use client';

import { useEffect, useState } from 'react';
import type { Pick } from '@/format/field';
import { hasLabels, type PickOption } from '@/format/picks';

const pauseMs = 250;

type Found = { query: string | null; options: PickOption[]; hasFailed: boolean };

const nothing: Found = { query: null, options: [], hasFailed: false };

async function load(pick: Pick, search: URLSearchParams, signal: AbortSignal): Promise<Found> {
  search.set('zone', Intl.DateTimeFormat('en').resolvedOptions().timeZone);
  const response = await fetch(`/api/picks/${pick}?${search.toString()}`, { signal });
  const { options } = (await response.json()) as { options: PickOption[] };
  return { query: search.get('q'), options, hasFailed: !response.ok };
}

/** What a query finds, after a pause in typing; nothing while the list is closed. */
export function useOptions(
  pick: Pick,
  query: string,
  isOpen: boolean,
): Omit<Found, 'query'> & { isLoading: boolean } {
  const [found, setFound] = useState(nothing);

  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const timer = setTimeout(
      () =>
        load(pick, new URLSearchParams({ q: query }), controller.signal).then(setFound, () => {
          if (!controller.signal.aborted) setFound({ ...nothing, query, hasFailed: true });
        }),
      query === '' ? 0 : pauseMs,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [pick, query, isOpen]);

  const isLoading = isOpen && found.query !== query;
  return isLoading ? { ...nothing, isLoading } : { ...found, isLoading };
}

/** The labels of values; null until they are known, or when they cannot be looked up. */
export function useLabels(pick: Pick, values: readonly string[]): PickOption[] | null {
  const [labels, setLabels] = useState<PickOption[] | null>(null);
  const key = JSON.stringify(values);

  useEffect(() => {
    const wanted = JSON.parse(key) as string[];
    if (wanted.length === 0 || !hasLabels(pick)) return;
    const controller = new AbortController();
    const search = new URLSearchParams(wanted.map(value => ['value', value]));
    load(pick, search, controller.signal).then(
      ({ options, hasFailed }) => setLabels(hasFailed ? null : options),
      () => {
        if (!controller.signal.aborted) setLabels(null);
      },
    );
    return () => controller.abort();
  }, [pick, key]);

  return values.length === 0 || !hasLabels(pick) ? [] : labels;
}
