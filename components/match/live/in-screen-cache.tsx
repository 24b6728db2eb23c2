import type { ComponentType } from 'react';
import { SWRConfig } from 'swr';
import { useLiveStores } from './live-stores';

/**
 * Wraps a component that fetches data of a live screen. Each visit to a page has a cache of its own, so
 * that late responses do not change a later visit.
 */
export const inScreenCache = <Props extends object>(
  Part: ComponentType<Props>,
): ComponentType<Props> =>
  function InScreenCache(props) {
    const { responses } = useLiveStores();
    return (
      <SWRConfig value={{ provider: () => responses }}>
        <Part {...props} />
      </SWRConfig>
    );
  };
