import { z } from 'zod';
import { idSchema, momentSchema, versionSchema } from '../http/fields.ts';

/** How many closed notes a person may keep. */
export const MOST_CLOSED_NOTES = 200;
/** Characters of a note's title and text; the browser holds to them, nobody else can count them. */
export const CLOSED_NOTE_CHARS = { title: 200, text: 10_000 } as const;

/** Bytes of a note before it is encrypted: UTF-8 takes three for a unit of UTF-16 at most. */
const PLAIN_BYTES = 3 * (CLOSED_NOTE_CHARS.title + 1 + CLOSED_NOTE_CHARS.text);
const TAG_BYTES = 16;
const NONCE_BYTES = 12;

/** Characters of base64 for so many bytes. */
const base64Length = (bytes: number) => Math.ceil(bytes / 3) * 4;

/** HMAC-SHA-256 of a random part in hex, followed by that random part. */
export const phraseSchema = z
  .string()
  .regex(/^[0-9a-f]{128}$/)
  .meta({ examples: ['0f'.repeat(64)] });

/** The key of a person's notes as the server knows it: by what only its holder can recompute. */
export const closedKeySchema = z.object({
  id: idSchema,
  phrase: z.string(),
  created_at: momentSchema,
});
export type ClosedKey = z.infer<typeof closedKeySchema>;

/** What AES-GCM gives, in base64: the nonce, and the encrypted note with its tag. */
export const sealedSchema = z.object({
  nonce: z.base64().length(base64Length(NONCE_BYTES)),
  ciphertext: z
    .base64()
    .min(base64Length(TAG_BYTES))
    .max(base64Length(PLAIN_BYTES + TAG_BYTES)),
});
export type Sealed = z.infer<typeof sealedSchema>;

/** A note that nobody without the key can read. */
export const closedNoteSchema = z.object({
  id: idSchema,
  nonce: z.string(),
  ciphertext: z.string(),
  version: versionSchema,
  updated_at: momentSchema,
});
export type ClosedNote = z.infer<typeof closedNoteSchema>;
