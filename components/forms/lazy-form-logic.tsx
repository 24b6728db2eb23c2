import type { FormKind } from './form-state';
import type { LazyForm } from './use-lazy-form';

type Props = { form: LazyForm; kind: FormKind; captchaKey: string };

/** The validation and submission of a form once they have loaded. */
export function LazyFormLogic({ form, kind, captchaKey }: Props) {
  const { lazyModule, ref, isTouched, actions, onState, round, onClear } = form;
  if (!lazyModule) return null;
  return (
    <lazyModule.FormLogic
      key={round}
      kind={kind}
      form={ref}
      captchaKey={captchaKey}
      isTouched={isTouched}
      actions={actions}
      onState={onState}
      onClear={onClear}
    />
  );
}
