/** Creates a token for an action. */
export type TokenFactory = (action: string) => Promise<string>;

export type CaptchaTokens = {
  /** Called once the provider's script has loaded. */
  provide(make: TokenFactory): void;
  /** Returns '' where no captcha is required; rejects when the provider does not load in time. */
  request: TokenFactory;
};

/** Timeout for the provider's script and token. */
const timeoutMs = 10_000;

export function createCaptchaTokens(isRequired: boolean): CaptchaTokens {
  let provide: (make: TokenFactory) => void = () => undefined;
  const provider = new Promise<TokenFactory>(resolve => (provide = resolve));
  return {
    provide: make => provide(make),
    request: async action => (isRequired ? withTimeout(provider.then(make => make(action))) : ''),
  };
}

function withTimeout<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The captcha takes too long.')), timeoutMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
