import { useEffect } from 'react';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';
import type { Tokens } from './captcha-tokens';

type Props = { siteKey: string; tokens: Tokens };

/** Loads the provider's script, and says so in `tokens` once it is there. */
export function Captcha({ siteKey, tokens }: Props) {
  return (
    <GoogleReCaptchaProvider reCaptchaKey={siteKey} scriptProps={{ async: true, appendTo: 'body' }}>
      <Offer tokens={tokens} />
    </GoogleReCaptchaProvider>
  );
}

function Offer({ tokens }: Pick<Props, 'tokens'>) {
  const { executeRecaptcha } = useGoogleReCaptcha();
  useEffect(() => {
    if (executeRecaptcha) tokens.offer(executeRecaptcha);
  }, [executeRecaptcha, tokens]);
  return null;
}
