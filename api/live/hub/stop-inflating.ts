import type { WebSocket } from 'ws';

type Inflating = { _extensions?: Record<string, { cleanup?: () => void } | undefined> };

/**
 * Releases the decompressor that ws keeps for a client after its first compressed message, 40 KB each;
 * clients send a message when their screen changes. Called when no message is being read. ws has no
 * public call for it (docs/decisions/live/0062-websocket-frames.md); without the field nothing
 * happens.
 */
export function stopInflating(socket: WebSocket): void {
  (socket as unknown as Inflating)._extensions?.['permessage-deflate']?.cleanup?.();
}
