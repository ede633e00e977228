import { ActionIcon, Badge, Button, Group, Modal, Text } from '@mantine/core';
import type { ReviewTemplate } from '@pv/contract';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useToasts } from '../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { useKeptFocus, useOpenerFocus } from '../../ui/focus.ts';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { useAddTemplate, useRemoveTemplate, useTemplates } from './api.ts';
import { exampleTemplates } from './examples.ts';
import { TemplateForm } from './TemplateForm.tsx';
import classes from './Templates.module.css';

/** What is in the form; what is typed is kept under the name of its draft, an example's apart from a new one's. */
type Edited = Omit<ReviewTemplate, 'id'> & { id: string | null; draft: string };
const NEW: Edited = { id: null, draft: 'new', title: '', text: '', kind: 'any' };
const icon = { size: 16, stroke: 1.8, 'aria-hidden': true } as const;

function OwnTemplate({ template, onEdit }: { template: ReviewTemplate; onEdit: () => void }) {
  const { t } = useTexts();
  const { id, title, text, kind } = template;
  const toasts = useToasts();
  const remove = useRemoveTemplate();
  const add = useAddTemplate();
  const drop = () =>
    // the row is gone by then, so its own callbacks would not be called: a promise always is
    void remove.mutateAsync({ params: { id } }).then(
      () =>
        toasts.undoable(t('reviews.template.removed', { title }), () =>
          add.mutateAsync({ body: { title, text, kind } }),
        ),
      () => undefined,
    );
  return (
    <li className={classes.template}>
      <div className={classes.told}>
        <b>{title}</b>
        <span className={classes.kind}>{t(`reviews.template.kinds.${kind}`)}</span>
        <p className={classes.text}>{text}</p>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={t('reviews.template.edit', { title })}
        onClick={onEdit}
      >
        <IconPencil {...icon} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={t('reviews.template.remove', { title })}
        loading={remove.isPending}
        onClick={drop}
      >
        <IconTrash {...icon} />
      </ActionIcon>
    </li>
  );
}

function Example({ template, onTake }: { template: ReviewTemplate; onTake: () => void }) {
  const { t } = useTexts();
  const { title, text } = template;
  return (
    <li className={classes.template}>
      <div className={classes.told}>
        <b>{title}</b>
        <Badge variant="default" size="sm" tt="none" fw={500}>
          {t('reviews.template.sample')}
        </Badge>
        <p className={classes.text}>{text}</p>
      </div>
      <Button
        variant="default"
        size="compact-md"
        aria-label={t('reviews.template.take', { title })}
        onClick={onTake}
      >
        {t('reviews.template.takeShort')}
      </Button>
    </li>
  );
}

function Lists({ onEdit }: { onEdit: (template: Edited) => void }) {
  const { t } = useTexts();
  const { data, error, refetch } = useTemplates();
  const focus = useKeptFocus<HTMLUListElement>({ rows: ':scope > li' });
  if (!data && error) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <RowsSkeleton rows={3} />;
  const kept = new Set(data.templates.map(({ title }) => title));
  const examples = exampleTemplates(t).filter(({ title }) => !kept.has(title));
  return (
    <>
      {data.templates.length === 0 && <Text c="dimmed">{t('reviews.template.empty')}</Text>}
      <ul className={classes.list} aria-label={t('reviews.template.own')} {...focus}>
        {data.templates.map((template) => (
          <OwnTemplate
            key={template.id}
            template={template}
            onEdit={() => onEdit({ ...template, draft: template.id })}
          />
        ))}
      </ul>
      <Group mt="sm">
        <Button variant="default" onClick={() => onEdit(NEW)}>
          {t('reviews.template.add')}
        </Button>
      </Group>
      {examples.length > 0 && (
        <>
          <h3 className={classes.name}>{t('reviews.template.examples')}</h3>
          <Text size="sm" c="dimmed" mb="xs">
            {t('reviews.template.examplesLead')}
          </Text>
          <ul className={classes.list} aria-label={t('reviews.template.examples')}>
            {examples.map((template) => (
              <Example
                key={template.id}
                template={template}
                onTake={() => onEdit({ ...template, id: null, draft: template.id })}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Everything about one's own templates: to write, change and delete them, and examples to take over. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  useOpenerFocus();
  const { t } = useTexts();
  const [edited, setEdited] = useState<Edited | null>(null);
  return (
    <Modal
      opened
      onClose={() => (edited ? setEdited(null) : onClose())}
      size="lg"
      title={t('reviews.template.manage')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {edited ? (
        <TemplateForm template={edited} onDone={() => setEdited(null)} />
      ) : (
        <Lists onEdit={setEdited} />
      )}
    </Modal>
  );
}
