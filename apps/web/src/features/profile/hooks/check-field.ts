import {
  EXPERIENCE_MAX,
  missingProblem,
  type ProfileField,
  type ProfileFields,
  profileFieldsSchema,
} from '@pv/contract';
import { contentWords } from '@pv/editor-schema/rich-text';
import { check } from '../../../ui/form/field.ts';

/** What is wrong with a field as the server would say it, before it is sent; null where all is well. */
export function checkField<K extends ProfileField>(
  field: K,
  value: ProfileFields[K],
  values: ProfileFields,
): string | null {
  const problem = check(profileFieldsSchema.shape[field])(value) ?? missingProblem(field, values);
  if (problem || field !== 'experience') return problem;
  // its letters are counted without the form, which the contract knows nothing of
  const words = contentWords({ kind: 'content', content: values.experience });
  return words.length > EXPERIENCE_MAX ? `field_long:${EXPERIENCE_MAX}` : null;
}
