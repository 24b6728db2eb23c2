import { useEffect } from 'react';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';
import type { CaptchaTokens } from './captcha-tokens';

type Props = { siteKey: string; tokens: CaptchaTokens };

/** Loads the provider's script and passes its token factory to `tokens`. */
export function Captcha({ siteKey, tokens }: Props) {
  return (
    <GoogleReCaptchaProvider reCaptchaKey={siteKey} scriptProps={{ async: true, appendTo: 'body' }}>
      <ProvideToken tokens={tokens} />
    </GoogleReCaptchaProvider>
  );
}

function ProvideToken({ tokens }: Pick<Props, 'tokens'>) {
  const { executeRecaptcha } = useGoogleReCaptcha();
  useEffect(() => {
    if (executeRecaptcha) tokens.provide(executeRecaptcha);
  }, [executeRecaptcha, tokens]);
  return null;
}
