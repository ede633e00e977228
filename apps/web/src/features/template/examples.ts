import type { ReviewTemplate, TemplateKind } from '@pv/contract';
import type { Translate } from '@pv/texts';

/** Examples by the name of their texts, with what each is for. */
const KINDS = {
  aim: 'plan',
  plan: 'plan',
  market: 'any',
  review: 'result',
  method: 'result',
  data: 'result',
  format: 'result',
  originality: 'result',
} as const satisfies Record<string, TemplateKind>;

type Name = keyof typeof KINDS;

/** Remarks to begin with, in the reader's language. They are nobody's until they are taken over. */
export function exampleTemplates(t: Translate): ReviewTemplate[] {
  return (Object.keys(KINDS) as Name[]).map((name) => ({
    id: `example-${name}`,
    title: t(`reviews.template.example.${name}.title`),
    text: t(`reviews.template.example.${name}.text`),
    kind: KINDS[name],
  }));
}
