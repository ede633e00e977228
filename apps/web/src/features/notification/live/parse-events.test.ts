import { describe, expect, it } from 'vitest';
import { createEventParser } from './parse-events.ts';

const id = '0192f0a0-0000-7000-8000-000000000001';

function heard(...pieces: string[]) {
  const events: unknown[] = [];
  const parse = createEventParser((event) => events.push(event));
  for (const piece of pieces) parse(piece);
  return events;
}

describe('a stream of events', () => {
  it('is read however it is cut', () => {
    const text = `: open\n\ndata: {"kind":"new","project_id":"${id}"}\n\n: beat\n\n`;
    const whole = [{ kind: 'new', project_id: id }];
    expect(heard(text)).toEqual(whole);
    expect(heard(...text)).toEqual(whole);
  });

  it('gives nothing before an event has ended', () => {
    expect(heard('data: {"kind":"read","project_id":null}\n')).toEqual([]);
    expect(heard('data: {"kind":"read","project_id":null}\n', '\n')).toHaveLength(1);
  });

  it('passes over what is not ours', () => {
    expect(heard('data: rubbish\n\n', 'data: {"kind":"other"}\n\n', 'retry: 5\n\n')).toEqual([]);
  });
});
