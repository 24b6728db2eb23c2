import type { Database } from '@/api/store/database';
import { openAnyDatabase } from '@/tests/api/store/databases';

type Options<Context> = {
  /** The database of all tests of the file; any by default. */
  open?: () => Promise<Database>;
  create: (database: Database) => Promise<Context>;
  close: (context: Context) => Promise<unknown>;
  /** Called before each test. */
  set: (context: Context, database: Database) => void;
};

const openMs = 60_000;

/** Creates a new context for each test of a file or block, on one database. */
export function contextForEach<Context>(options: Options<Context>): void {
  const { open = openAnyDatabase, create, close, set } = options;
  let database: Database;
  let context: Context;

  beforeAll(async () => {
    database = await open();
  }, openMs);
  beforeEach(async () => {
    context = await create(database);
    set(context, database);
  }, openMs);
  afterEach(() => close(context));
  afterAll(() => database.close());
}
