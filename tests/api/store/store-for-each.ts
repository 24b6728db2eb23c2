import type { Database } from '@/api/store/database';
import { createStore, type Store } from '@/api/store/store';
import { contextForEach } from '@/tests/api/context-for-each';
import { emptyTables } from './databases';

/** Gives each test of a block the store of empty tables; `set` is called before each test. */
export const storeForEach = (open: () => Promise<Database>, set: (store: Store) => void): void =>
  contextForEach({
    open,
    create: async database => {
      await emptyTables(database);
      return createStore(database);
    },
    close: async () => undefined,
    set,
  });
