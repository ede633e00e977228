import { AppError } from '@pv/contract';
import { readSigned, signed } from '../../signed.ts';

const PURPOSE = 'docx check';
const MINUTES = 30;

/** Says that this very file was checked: its copies need no second proof of a person. */
export function givePass(secret: string, sha256: string, now: Date): string {
  return signed(secret, PURPOSE, `${now.getTime() + MINUTES * 60_000}-${sha256}`);
}

/** @throws AppError link_invalid for another file, or later than half an hour after its check */
export function requirePass(secret: string, pass: string, { sha256, now }: Sent): void {
  const [until, checked] = readSigned(secret, PURPOSE, pass)?.split('-') ?? [];
  if (checked !== sha256 || Number(until) < now.getTime()) throw new AppError('link_invalid');
}

interface Sent {
  sha256: string;
  now: Date;
}
