import { readRich, writeRich } from '@pv/editor-schema/rich-text';

/**
 * What an editor holds, as it is stored: in the spelling that the server gives back. What is beyond the
 * limits is given as it is, and refused by the check of the field with its reason.
 */
export function richContent(json: unknown): string {
  const doc = readRich(json);
  return doc ? writeRich(doc) : JSON.stringify(json);
}
