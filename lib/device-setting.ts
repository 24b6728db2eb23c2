/** A value that stays on the visitor's device, in localStorage; all tabs of the site have the same one. */
export type DeviceSetting<T> = {
  subscribe(listener: () => void): () => void;
  /** Returns the same value until it changes. */
  get(): T;
  /** Returns whether it is stored; without that it lasts until the page is reloaded. */
  set(value: T): boolean;
};

type Options<T> = {
  /** Reads what is stored; null when nothing is stored, or storage is forbidden. */
  parse(text: string | null): T;
  /** Null removes the entry. */
  toText(value: T): string | null;
};

/** Browser only. */
export function createDeviceSetting<T>(
  key: string,
  { parse, toText }: Options<T>,
): DeviceSetting<T> {
  const listeners = new Set<() => void>();
  let current = parse(read(key));

  function change(value: T): void {
    current = value;
    listeners.forEach(listener => listener());
  }

  // The key is null when another tab clears everything.
  window.addEventListener('storage', event => {
    if (event.key === key || event.key === null) change(parse(event.newValue));
  });

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => current,
    set(value) {
      change(value);
      return write(key, toText(value));
    },
  };
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
