import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { type Attachment, filesAfter, keysOf } from '../files/attachments.ts';
import { filesOfTaken } from './files-of-taken.ts';

const taken = (data?: Record<string, string>) => new ApiError(409, 'message_sent', { data });
const file = (key: string): Attachment => {
  return { id: key, name: `${key}.png`, size: 1, state: { kind: 'ready', key } };
};

describe('the files of a message whose first words have come already', () => {
  it('are in the form no longer where they went with the first, so that the rest can be sent', () => {
    const gone = filesOfTaken(taken({ files: 'one two' }));
    expect(gone).toEqual(['one', 'two']);
    const left = filesAfter([file('one'), file('added'), file('two')], gone ?? []);
    expect(keysOf(left)).toEqual(['added']);
  });

  it('stay where none went with it, or a server says nothing of them', () => {
    expect([filesOfTaken(taken({ files: '' })), filesOfTaken(taken())]).toEqual([[], []]);
  });

  it('are no matter of any other failure', () => {
    expect(filesOfTaken(new ApiError(409, 'stale_version'))).toBeNull();
    expect(filesOfTaken(new TypeError('no'))).toBeNull();
  });
});
