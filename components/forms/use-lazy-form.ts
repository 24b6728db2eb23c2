import { useCallback, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useNearViewport } from '@/components/ui/use-near-viewport';
import { logWarning } from '@/lib/client-log';
import { initialFormState, type FormActions, type FormState } from './form-state';

type LazyModule = typeof import('./form-logic');

const nearPx = 300;

export type LazyForm = {
  ref: RefObject<HTMLFormElement | null>;
  state: FormState;
  /** Validation, submission and dialogs; null until loaded. */
  lazyModule: LazyModule | null;
  isTouched: boolean;
  actions: (actions: FormActions | null) => void;
  onState: (change: Partial<FormState>) => void;
  /** React key of the form logic; a new value remounts it after the form was cleared. */
  round: number;
  onClear: () => void;
  onFocus: () => void;
  onSubmit: (event: FormEvent) => void;
  reset: () => void;
};

/**
 * A server-rendered form whose validation and submission load on focus or, with 'near', when it
 * approaches the viewport. A submission before that is sent when the code has loaded.
 */
export function useLazyForm({ loadWhen }: { loadWhen: 'near' | 'focused' }): LazyForm {
  const ref = useRef<HTMLFormElement>(null);
  const logic = useRef<FormActions | null>(null);
  const isSubmitPending = useRef(false);
  const [lazyModule, setLazyModule] = useState<LazyModule | null>(null);
  const [round, setRound] = useState(0);
  const [isTouched, setTouched] = useState(false);
  const [state, setState] = useState(initialFormState);
  const isNear = useNearViewport(ref, { px: nearPx, enabled: loadWhen === 'near' });

  const load = useCallback(() => {
    import('./form-logic').then(
      ({ FormLogic, ThanksDialog }) => setLazyModule({ FormLogic, ThanksDialog }),
      (error: unknown) => {
        logWarning('The form could not be loaded', { reason: String(error) });
        if (isSubmitPending.current) setState(now => ({ ...now, phase: 'failed' }));
        isSubmitPending.current = false;
      },
    );
  }, []);

  useEffect(() => {
    if (isNear) load();
  }, [isNear, load]);

  return {
    ref,
    state,
    lazyModule,
    isTouched,
    actions: useCallback((actions: FormActions | null) => {
      logic.current = actions;
      if (!actions || !isSubmitPending.current) return;
      isSubmitPending.current = false;
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
      isSubmitPending.current = true;
      setTouched(true);
      load();
    },
    reset: () => {
      if (logic.current) logic.current.reset();
      else ref.current?.reset();
    },
  };
}
