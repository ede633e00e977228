import { Button, Select, Text } from '@mantine/core';
import { type CategoryId, categoryOf, type Project } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { SaveState } from '../../../ui/SaveState.tsx';
import { useCategories } from '../api/use-categories.ts';
import { useSetCategory } from '../api/use-project-changes.ts';
import { FieldHead } from '../fields/FieldHead.tsx';
import classes from '../fields/Fields.module.css';
import type { FieldMode } from '../fields/field-mode.ts';
import { useWriting } from '../fields/use-writing.tsx';
import { TemplateDialog } from '../template/TemplateDialog.tsx';

interface CategoryFieldProps {
  project: Project;
  /** The category by now. */
  category: CategoryId;
  mode: FieldMode;
  approved: boolean;
}

/**
 * The category of a research project, saved as it is chosen. The template of the new one is offered while
 * nothing of the roadmap was sent.
 */
export function CategoryField({ project, category, mode, approved }: CategoryFieldProps) {
  const { t, dynamic } = useTexts();
  const categories = useCategories();
  const set = useSetCategory();
  const writing = useWriting(mode, approved, false);
  const [offered, setOffered] = useState(false);
  const title = dynamic(`projects.category.${categoryOf(category)}`);
  const all = categories.data?.categories ?? [{ id: category, title }];

  function choose(category_id: CategoryId | null) {
    if (!category_id || set.isPending || category_id === category) return;
    set.mutate(
      { params: { id: project.id }, body: { category_id } },
      { onSuccess: () => setOffered(true) },
    );
  }

  return (
    <div className={classes.field}>
      <FieldHead label={t('projectPage.category')} writing={writing}>
        <span className={classes.state}>
          <SaveState status={set.isPending ? 'saving' : set.isSuccess ? 'saved' : null} />
        </span>
      </FieldHead>
      {writing.open ? (
        <>
          <Select
            aria-label={t('projectPage.category')}
            data={all.map((one) => ({ value: one.id, label: one.title }))}
            value={set.isPending ? set.variables.body.category_id : category}
            onChange={choose}
            allowDeselect={false}
            autoFocus={writing.byPencil}
          />
          {writing.byPencil && (
            <Button variant="subtle" size="compact-sm" mt={4} onClick={writing.end}>
              {t('projectPage.done')}
            </Button>
          )}
        </>
      ) : (
        <Text className={classes.text}>{title}</Text>
      )}
      {writing.question}
      <TemplateDialog
        project={project}
        opened={offered && project.can.take_template}
        onClose={() => setOffered(false)}
      />
    </div>
  );
}
