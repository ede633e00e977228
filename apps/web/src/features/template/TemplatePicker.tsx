import { Select } from '@mantine/core';
import type { ReviewTemplate, TemplateKind } from '@pv/contract';
import { IconTemplate } from '@tabler/icons-react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useTemplates } from './api.ts';
import { exampleTemplates } from './examples.ts';
import { fitting } from './put-template.ts';

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
