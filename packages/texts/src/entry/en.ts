import { auth } from '../en/auth.ts';
import { captcha } from '../en/captcha.ts';
import type { TextParts } from '../engine.ts';
import { frameEn } from './frame-en.ts';

/** What is read where one signs in, registers or recovers the password, in English. */
export const en = { ...frameEn, auth, captcha } satisfies TextParts;
