import { AppError, EXPERIENCE_MAX, type ProfileFields } from '@pv/contract';
import { contentWords, storedContent } from '@pv/editor-schema/rich-text';

/**
 * The experience as it will be stored: a text with a form in its one spelling. What is no such text is
 * plain and becomes one, so that a script may send words alone.
 * @throws AppError validation_failed, naming the field, when it is too long
 */
export function takeExperience({
  experience,
}: Partial<ProfileFields>): Partial<Pick<ProfileFields, 'experience'>> {
  if (experience === undefined) return {};
  const body = { kind: 'content', content: experience } as const;
  if (contentWords(body).length > EXPERIENCE_MAX) {
    throw new AppError('validation_failed', {
      fields: { experience: `field_long:${EXPERIENCE_MAX}` },
    });
  }
  return { experience: storedContent(body) };
}
