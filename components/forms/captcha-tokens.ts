/** Makes a token for an action. */
export type MakeToken = (action: string) => Promise<string>;

export type Tokens = {
  /** The provider has come. */
  offer(make: MakeToken): void;
  /** A new token, '' where no captcha is asked for; rejects when the provider does not come. */
  take: MakeToken;
};

/** How long the provider's script may take before the form gives up. */
const patienceMs = 10_000;

export function createTokens(isAsked: boolean): Tokens {
  let offer: (make: MakeToken) => void = () => undefined;
  const provider = new Promise<MakeToken>(resolve => (offer = resolve));
  return {
    offer: make => offer(make),
    take: async action => (isAsked ? inTime(provider.then(make => make(action))) : ''),
  };
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The captcha takes too long.')), patienceMs);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
