import { useCallback, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { logProblem } from '@/lib/browser-log';
import { untouched, type FormActions, type FormState } from './form-state';

type Parts = typeof import('./form-logic');

/** The logic comes when the form is this near. */
const nearPx = 300;

export type LazyForm = {
  ref: RefObject<HTMLFormElement | null>;
  state: FormState;
  /** What comes late; null until it has come. */
  parts: Parts | null;
  isTouched: boolean;
  actions: (actions: FormActions | null) => void;
  onState: (change: Partial<FormState>) => void;
  /** Names the logic of the present round. */
  round: number;
  onClear: () => void;
  onFocus: () => void;
  onSubmit: (event: FormEvent) => void;
  reset: () => void;
};

/**
 * A form that the server wrote, whose rules and sending come when it is focused, or already when it
 * is near.
 */
export function useLazyForm({ comes }: { comes: 'near' | 'focused' }): LazyForm {
  const ref = useRef<HTMLFormElement>(null);
  const logic = useRef<FormActions | null>(null);
  const isAsked = useRef(false);
  const [parts, setParts] = useState<Parts | null>(null);
  const [round, setRound] = useState(0);
  const [isTouched, setTouched] = useState(false);
  const [state, setState] = useState(untouched);

  const load = useCallback(() => {
    import('./form-logic').then(
      ({ FormLogic, ThanksDialog }) => setParts({ FormLogic, ThanksDialog }),
      (error: unknown) => {
        logProblem('The form could not be loaded', { reason: String(error) });
        if (isAsked.current) setState(now => ({ ...now, phase: 'failed' }));
        isAsked.current = false;
      },
    );
  }, []);

  useEffect(() => {
    if (comes !== 'near' || !ref.current) return;
    const seen = new IntersectionObserver(
      entries => {
        if (!entries.some(entry => entry.isIntersecting)) return;
        seen.disconnect();
        load();
      },
      { rootMargin: `${nearPx}px` },
    );
    seen.observe(ref.current);
    return () => seen.disconnect();
  }, [comes, load]);

  return {
    ref,
    state,
    parts,
    isTouched,
    actions: useCallback((actions: FormActions | null) => {
      logic.current = actions;
      if (!actions || !isAsked.current) return;
      isAsked.current = false;
      actions.submit();
    }, []),
    onState: useCallback(change => setState(now => ({ ...now, ...change })), []),
    round,
    onClear: useCallback(() => setRound(now => now + 1), []),
    onFocus: () => {
      if (!isTouched) load();
      setTouched(true);
    },
    onSubmit: event => {
      event.preventDefault();
      if (logic.current) return logic.current.submit();
      isAsked.current = true;
      setTouched(true);
      load();
    },
    reset: () => {
      if (logic.current) logic.current.reset();
      else ref.current?.reset();
    },
  };
}
