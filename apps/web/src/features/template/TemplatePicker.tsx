import { Select } from '@mantine/core';
import type { ReviewTemplate, TemplateKind } from '@pv/contract';
import { IconTemplate } from '@tabler/icons-react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useTemplates } from './api.ts';
import { exampleTemplates } from './examples.ts';

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

/** Chooses one's own remarks or an example by typing a part of the title. */
export function TemplatePicker(props: {
  kind: Exclude<TemplateKind, 'any'>;
  /** The dialog was opened for a template: the focus begins here. */
  first: boolean;
  onPick: (template: ReviewTemplate) => void;
}) {
  const { t } = useTexts();
  const templates = useTemplates();
  const own = fitting(templates.data?.templates ?? [], props.kind);
  const examples = fitting(exampleTemplates(t), props.kind);
  const options = (list: readonly ReviewTemplate[]) =>
    list.map(({ id, title }) => ({ value: id, label: title }));

  function pick(id: string | null) {
    const found = [...own, ...examples].find((one) => one.id === id);
    if (found) props.onPick(found);
  }

  return (
    <Select
      label={t('reviews.template.pick')}
      placeholder={t('reviews.template.pickHint')}
      leftSection={<IconTemplate size={16} stroke={1.8} aria-hidden="true" />}
      data={[
        ...(own.length > 0 ? [{ group: t('reviews.template.own'), items: options(own) }] : []),
        { group: t('reviews.template.examples'), items: options(examples) },
      ]}
      value={null}
      onChange={pick}
      searchable
      selectFirstOptionOnChange
      nothingFoundMessage={t('reviews.template.nothing')}
      mb="md"
      comboboxProps={{ withinPortal: true }}
      {...(props.first && { 'data-autofocus': true })}
    />
  );
}
