import { PROJECT_CALLS, type Project, projectEndpoints } from '@pv/contract';
import { IconClearFormatting, IconTextSize } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { contentRule } from '../fields/content-rule.ts';
import { FieldMenu } from '../fields/FieldMenu.tsx';
import { teamForms } from '../fields/forms.ts';
import { SavedBody } from '../fields/SavedBody.tsx';
import { useFormField } from '../fields/use-form-field.ts';
import { useKeptForm } from '../fields/use-kept-form.ts';
import { useTurnKind } from '../fields/use-turn-kind.tsx';

function teamBody({ team_kind: kind, team_content: content }: Project) {
  return { body: { kind, content } };
}

/** What the team tells of itself. It is no part of what is approved, so it is written at any time. */
export function TeamText({ project }: { project: Project }) {
  const { t } = useTexts();
  const params = { id: project.id };
  const form = useKeptForm({
    keeper: teamForms,
    id: `team.${project.id}`,
    fields: teamBody(project),
    version: project.version,
    rules: { body: contentRule },
    send: (call, { body = teamBody(project).body }, version) =>
      call(projectEndpoints.teamField, { params, body: { ...body, version } }),
    read: async (call) => {
      const { project: calls } = PROJECT_CALLS[project.type];
      const newest = await call(calls.get, { params });
      return { fields: teamBody(newest), version: newest.version };
    },
  });
  const text = useFormField(form, 'body');
  const { words, turn, question } = useTurnKind(text, false);
  const writes = project.can.edit_team;
  if (!writes && project.team_content === '') return null;
  return (
    <SavedBody
      label={t('projectPage.aboutTeam')}
      field={text}
      mode={writes ? 'text' : 'read'}
      approved={false}
      empty={t('projectPage.aboutTeamEmpty')}
    >
      {writes && (
        <FieldMenu
          title={t('projectPage.aboutTeam')}
          deeds={[
            {
              words,
              icon: text.value.kind === 'text' ? IconTextSize : IconClearFormatting,
              run: turn,
            },
          ]}
        />
      )}
      {question}
    </SavedBody>
  );
}
