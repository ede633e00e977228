import { Text } from '@mantine/core';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { WriteForm, type WriteFormProps } from '../../mention/public.ts';
import { useAddNote } from '../api.ts';
import classes from './Notes.module.css';
import { notePlace } from './places.ts';

/** The place for a note on the chosen project; says how to get one where none is chosen. */
export function NoteForm({ projectId }: { projectId: string | undefined }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const add = useAddNote();
  if (!projectId) {
    return (
      <Text size="sm" c="dimmed" className={classes.compose}>
        {t('log.note.which')}
      </Text>
    );
  }
  // the draft is dropped after the page is left too, so the call is waited for and not the form
  const save: WriteFormProps['onSave'] = ({ text, mentions }, done, key) => {
    const body = { project_id: projectId, log_comment: text, mentions, key: key() };
    add.mutateAsync({ body }).then(
      () => {
        done();
        toasts.success(t('log.note.saved'));
      },
      () => undefined,
    );
  };
  return (
    <div className={classes.compose}>
      <WriteForm
        key={projectId}
        of={{ projectId }}
        label={t('log.note.label')}
        hint={t('log.note.hint')}
        place={notePlace.note(projectId)}
        button={t('log.note.save')}
        busy={add.isPending}
        onSave={save}
      />
    </div>
  );
}
