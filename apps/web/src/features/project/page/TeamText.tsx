import { PROJECT_CALLS, type Project, projectEndpoints } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { teamForms } from '../fields/forms.ts';
import { SavedText } from '../fields/SavedText.tsx';
import { useFormField } from '../fields/use-form-field.ts';
import { useKeptForm } from '../fields/use-kept-form.ts';

/** What the team tells of itself. It is no part of what is approved, so it is written at any time. */
export function TeamText({ project }: { project: Project }) {
  const { t } = useTexts();
  const params = { id: project.id };
  const form = useKeptForm({
    keeper: teamForms,
    id: `team.${project.id}`,
    fields: { content: project.team_content },
    // the call takes the newest text as it is
    version: 0,
    rules: projectEndpoints.teamField.body.shape,
    send: (call, { content = '' }) =>
      call(projectEndpoints.teamField, { params, body: { content } }),
    read: async (call) => {
      const { project: calls } = PROJECT_CALLS[project.type];
      const newest = await call(calls.get, { params });
      return { fields: { content: newest.team_content }, version: 0 };
    },
  });
  const text = useFormField(form, 'content');
  const writes = project.can.edit_team;
  if (!writes && project.team_content === '') return null;
  return (
    <SavedText
      label={t('projectPage.aboutTeam')}
      field={text}
      mode={writes ? 'text' : 'read'}
      approved={false}
      empty={t('projectPage.aboutTeamEmpty')}
    />
  );
}
