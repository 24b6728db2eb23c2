export { test } from '@/tests/journeys/support/visit';
export { expect } from '@playwright/test';
export type { APIRequestContext, Locator, Page } from '@playwright/test';
export type { ConsoleErrors } from '@/tests/journeys/support/visit';
