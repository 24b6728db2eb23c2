// Generated from the contract's schemas by scripts/assets/write-live-shapes.ts; a test fails when it is outdated.
import type { PriceHistory } from '@/lib/contract/prices/price-history';
import type { Shape } from './shape';

const shape0: Shape = { type: "number" };
const shape1: Shape = { anyOf: [{ type: "string", minLength: 1, maxLength: 1000 }, shape0] };
const shape2: Shape = { type: "string", text: "line", maxLength: 1000 };
const shape3: Shape = { nullish: shape0 };
export const priceHistory = { type: "object", properties: { market: shape1, bookmaker: shape2, bookmakers: { nullish: { type: "array", items: shape2 } }, selections: { type: "array", items: { type: "object", properties: { id: shape1, name: { type: "string", text: "name", maxLength: 160 }, opened: shape3, high: shape3, low: shape3 } } }, points: { type: "array", items: { type: "array", prefixItems: [{ type: "number", minimum: -62135596800, maximum: 253402300799 }], items: { nullable: shape0 } } } } } as Shape<PriceHistory>;
