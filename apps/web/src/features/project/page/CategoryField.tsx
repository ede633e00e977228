import { Select, Text } from '@mantine/core';
import { type CategoryId, categoryOf, type Project, projectEndpoints } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useCategories } from '../../../platform/catalogues.ts';
import { SaveState } from '../../../ui/SaveState.tsx';
import { FieldHead } from '../fields/FieldHead.tsx';
import classes from '../fields/Fields.module.css';
import type { FieldMode } from '../fields/field-mode.ts';
import { useWriteOver } from '../fields/use-write-over.ts';
import { useWriting } from '../fields/use-writing.tsx';
import { TemplateDialog } from '../template/TemplateDialog.tsx';
import { ChosenTrouble } from './ChosenTrouble.tsx';

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
  const params = { id: project.id };
  const set = useWriteOver<CategoryId>({
    from: category,
    read: async (call) => {
      const newest = await call(projectEndpoints.get, { params });
      return { value: newest.category_id ?? category, version: newest.version };
    },
    send: (call, category_id, version) =>
      call(projectEndpoints.setCategory, { params, body: { category_id, version } }),
  });
  const writing = useWriting(mode, approved, false);
  const [offered, setOffered] = useState(false);
  const titleOf = (id: CategoryId) =>
    categories.find((one) => one.id === id)?.title ??
    dynamic(`projects.category.${categoryOf(id)}`);

  async function choose(chosen: CategoryId | null | undefined) {
    if (!chosen || set.busy || chosen === category) return;
    if (await set.save(chosen)) setOffered(true);
  }

  return (
    <div className={classes.field}>
      <FieldHead label={t('projectPage.category')} writing={writing}>
        <span className={classes.state}>
          <SaveState status={set.busy ? 'saving' : set.saved ? 'saved' : null} />
        </span>
      </FieldHead>
      {writing.open ? (
        <>
          <Select
            aria-label={t('projectPage.category')}
            data={categories.map((one) => ({ value: one.id, label: one.title }))}
            value={(set.busy && set.value) || category}
            onChange={(chosen) => void choose(chosen)}
            allowDeselect={false}
            autoFocus={writing.byPencil}
          />
          <ChosenTrouble set={set} writing={writing} named={titleOf} choose={choose} />
        </>
      ) : (
        <Text className={classes.text}>{titleOf(category)}</Text>
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
