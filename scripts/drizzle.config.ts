import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './api/store/tables.ts',
    './api/store/prices/price-tables.ts',
    './api/store/visitor-tables.ts',
    './api/store/visitors/alert-tables.ts',
    './api/store/search/search-tables.ts',
    './api/store/feeds/feed-tables.ts',
    './api/store/figures/figure-tables.ts',
  ],
  out: './api/store/migrations',
});
