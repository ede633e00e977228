import type { TextParts } from '../engine.ts';
import { auth } from '../ru/auth.ts';
import { captcha } from '../ru/captcha.ts';
import { frameRu } from './frame-ru.ts';

/** What is read where one signs in, registers or recovers the password, in Russian. */
export const ru = { ...frameRu, auth, captcha } satisfies TextParts;
