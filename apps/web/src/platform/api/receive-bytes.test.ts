import { describe, expect, it } from 'vitest';
import { receiveBytes } from './receive-bytes.ts';

const PARTS = ['раз;', 'два;', 'три'];

function answer(): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      for (const part of PARTS) controller.enqueue(encoder.encode(part));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/csv' } });
}

describe('an answer of bytes', () => {
  it('is read whole and tells how much has come', async () => {
    const told: number[] = [];
    const blob = await receiveBytes(answer(), (bytes) => told.push(bytes));
    expect(await blob.text()).toBe(PARTS.join(''));
    expect(blob.type).toBe('text/csv');
    expect(told).toEqual([7, 14, 20]);
  });

  it('is read whole where nobody asks how much has come', async () => {
    expect(await (await receiveBytes(answer())).text()).toBe(PARTS.join(''));
  });
});
