import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messyThesis } from './messy-thesis.ts';

export interface Thesis {
  name: string;
  bytes: Uint8Array;
}

const SAMPLES = process.env.PV_SAMPLES ?? join(import.meta.dirname, '../../../shared/samples');

/** Parts of a generated thesis of about 90 pages, and of about 100. */
export const NINETY_PAGES = 47;
export const HUNDRED_PAGES = 52;

/** The generated thesis and, where it is present, the real one. */
export async function theses(): Promise<Thesis[]> {
  const generated = await messyThesis({ seed: 1, parts: NINETY_PAGES });
  const real = join(SAMPLES, 'bachelor-thesis.docx');
  return [
    { name: 'generated thesis', bytes: generated },
    ...(existsSync(real) ? [{ name: 'real thesis', bytes: readFileSync(real) }] : []),
  ];
}
