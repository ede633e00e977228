import { z } from 'zod';
import { MOST_ROUBLES } from './read-number.ts';

const WRONG = { error: 'money_wrong' };

/** A sum in whole roubles. */
export const roublesSchema = z.int(WRONG).nonnegative(WRONG).max(MOST_ROUBLES, WRONG);
