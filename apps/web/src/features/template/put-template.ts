import type { ReviewTemplate, TemplateKind } from '@pv/contract';

/** What is typed with the remarks of a template after it; a remark that stands there already is not repeated. */
export function putTemplate(typed: string, { text }: Pick<ReviewTemplate, 'text'>): string {
  const there = new Set(typed.split('\n').map((line) => line.trim()));
  const fresh = text.split('\n').filter((line) => line.trim() !== '' && !there.has(line.trim()));
  return [typed.trimEnd(), ...fresh].filter((part) => part !== '').join('\n');
}

/** The templates that fit what is returned. */
export function fitting<T extends Pick<ReviewTemplate, 'kind'>>(
  templates: readonly T[],
  kind: Exclude<TemplateKind, 'any'>,
): T[] {
  return templates.filter((one) => one.kind === kind || one.kind === 'any');
}
