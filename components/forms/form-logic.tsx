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
import { createTokens } from './captcha-tokens';
import { formSchemas } from './form-schemas';
import type { FormActions, FormKind, FormState } from './form-state';
import { createSender } from './send-form';

export { ThanksDialog } from './thanks-dialog';

type Props = {
  kind: FormKind;
  /** Written by the server; its fields keep what is typed already. */
  form: RefObject<HTMLFormElement | null>;
  captchaKey: string;
  /** Someone has put the focus in. */
  isTouched: boolean;
  actions: Ref<FormActions>;
  onState: (change: Partial<FormState>) => void;
  /** The form is empty again: its logic begins anew. */
  onClear: () => void;
};

type Values = Record<string, string>;

/**
 * Rules and sending of a form. It draws nothing of it: the fields stand in the page before this
 * comes, so nothing typed or focused is lost when it does.
 */
export function FormLogic({ kind, form, captchaKey, isTouched, actions, onState, onClear }: Props) {
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: yupResolver(formSchemas[kind]) as never,
  });
  const { errors, isSubmitted } = formState;
  const isTaken = useRef(false);
  const [tokens] = useState(() => createTokens(captchaKey !== ''));
  const [sender] = useState(() => createSender(kind, tokens));

  // Before anyone can submit: what was asked for while this was on its way is sent as soon as it is here.
  useLayoutEffect(() => {
    const gone = new AbortController();
    for (const name of Object.keys(formSchemas[kind].fields)) {
      const field = form.current?.elements.namedItem(name);
      if (!(field instanceof Element)) continue;
      const { ref, onChange, onBlur } = register(name);
      ref(field);
      field.addEventListener('input', event => void onChange(event), { signal: gone.signal });
      field.addEventListener('blur', event => void onBlur(event), { signal: gone.signal });
    }
    return () => gone.abort();
  }, [form, kind, register]);

  useEffect(() => {
    if (isSubmitted) onState({ errors: toTexts(errors) });
  }, [errors, isSubmitted, onState]);

  const clear = () => {
    form.current?.reset();
    onClear();
  };

  useImperativeHandle(actions, () => ({
    submit: () => {
      // One attempt at a time, and none after it was sent, until the form is used anew.
      if (isTaken.current) return;
      isTaken.current = true;
      onState({ phase: 'editing' });
      const attempt = handleSubmit(
        async values => {
          onState({ phase: 'sending', errors: {} });
          const phase = await sender.send(values, trapOf(form.current));
          if (phase) onState({ phase });
          if (phase === 'sent') clear();
          else isTaken.current = false;
        },
        () => {
          isTaken.current = false;
        },
      );
      void attempt();
    },
    reset: () => {
      sender.drop();
      isTaken.current = false;
      clear();
      onState({ phase: 'editing', errors: {} });
    },
  }));

  return captchaKey && isTouched ? <Captcha siteKey={captchaKey} tokens={tokens} /> : null;
}

/** What stands in the field that people do not see. */
function trapOf(form: HTMLFormElement | null): string {
  const field = form?.elements.namedItem('website');
  return field instanceof HTMLInputElement ? field.value : '';
}

const toTexts = (errors: FieldErrors<Values>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      error?.message ? [[name, String(error.message)]] : [],
    ),
  );
