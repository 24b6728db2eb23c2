import { yupResolver } from '@hookform/resolvers/yup';
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { Captcha } from './captcha';
import { createCaptchaTokens } from './captcha-tokens';
import { formSchemas } from './form-schemas';
import type { FormActions, FormKind, FormState } from './form-state';
import { createSender } from './send-form';

export { ThanksDialog } from './thanks-dialog';

type Props = {
  kind: FormKind;
  /** Server-rendered form; its fields may already contain typed text. */
  form: RefObject<HTMLFormElement | null>;
  captchaKey: string;
  /** Whether a field has had the focus or a submit was attempted. */
  isTouched: boolean;
  actions: Ref<FormActions>;
  onState: (change: Partial<FormState>) => void;
  /** Called after the form was cleared; the parent remounts this component. */
  onClear: () => void;
};

type Values = Record<string, string>;

/**
 * Validates and sends a form. It renders none of the fields: they are in the server's HTML, so
 * nothing typed or focused is lost when this code loads.
 */
export function FormLogic({ kind, form, captchaKey, isTouched, actions, onState, onClear }: Props) {
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: yupResolver(formSchemas[kind]) as never,
  });
  const { errors, isSubmitted } = formState;
  const isLocked = useRef(false);
  const [tokens] = useState(() => createCaptchaTokens(captchaKey !== ''));
  const [sender] = useState(() => createSender(kind, tokens));

  // A layout effect, because a submit that waits for this code is sent right after loading.
  useLayoutEffect(() => {
    const removal = new AbortController();
    for (const name of Object.keys(formSchemas[kind].fields)) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof Element)) continue;
      const { ref, onChange, onBlur } = register(name);
      ref(field);
      field.addEventListener('input', event => void onChange(event), { signal: removal.signal });
      field.addEventListener('blur', event => void onBlur(event), { signal: removal.signal });
    }
    return () => removal.abort();
  }, [form, kind, register]);

  useEffect(() => {
    if (isSubmitted) onState({ errors: toMessages(errors) });
  }, [errors, isSubmitted, onState]);

  const clear = () => {
    form.current?.reset();
    onClear();
  };

  useImperativeHandle(actions, () => ({
    submit: () => {
      // Allows one attempt at a time, and none after success until the form is used again.
      if (isLocked.current) return;
      isLocked.current = true;
      onState({ phase: 'editing' });
      const attempt = handleSubmit(
        async values => {
          onState({ phase: 'sending', errors: {} });
          const phase = await sender.send(values, honeypotValue(form.current));
          if (phase) onState({ phase });
          if (phase === 'sent') clear();
          else isLocked.current = false;
        },
        () => {
          isLocked.current = false;
        },
      );
      void attempt();
    },
    reset: () => {
      sender.drop();
      isLocked.current = false;
      clear();
      onState({ phase: 'editing', errors: {} });
    },
  }));

  return captchaKey && isTouched ? <Captcha siteKey={captchaKey} tokens={tokens} /> : null;
}

/** Value of the hidden honeypot field. */
function honeypotValue(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem('website');
  return field instanceof HTMLInputElement ? field.value : '';
}

const toMessages = (errors: FieldErrors<Values>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      error?.message ? [[name, String(error.message)]] : [],
    ),
  );
