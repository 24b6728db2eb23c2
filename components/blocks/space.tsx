import type { BlockOf } from '@/lib/contract/blocks/block';

export function Space({ height }: BlockOf<'SpacePlugin'>) {
  return <div style={{ height }} aria-hidden="true" />;
}
