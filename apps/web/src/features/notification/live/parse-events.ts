import { type StreamEvent, streamEventSchema } from '@pv/contract';

function readData(block: string): StreamEvent | null {
  const data = block
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).trim())
    .join('\n');
  if (data === '') return null;
  try {
    return streamEventSchema.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Reads server-sent events from pieces of text, however they are cut. Comments and what is not ours
 * are passed over.
 */
export function createEventParser(hear: (event: StreamEvent) => void): (piece: string) => void {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece.replaceAll('\r', '')).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = readData(block);
      if (event) hear(event);
    }
  };
}
