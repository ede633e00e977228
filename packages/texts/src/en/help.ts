import type { help as source } from '../ru/help.ts';
import type { TranslationOf } from '../shape.ts';

export const help: TranslationOf<typeof source> = {
  title: 'Help',
  close: 'Hide help',
  roles: 'What others do',
  own: 'your role',
  rights: 'The full table of rights',
};
