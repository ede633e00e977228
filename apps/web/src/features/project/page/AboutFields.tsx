import { PROJECT_CALLS, type Project, projectEndpoints, type Stage } from '@pv/contract';
import { isWritten, type KindContent } from '@pv/editor-schema/rich-text';
import { IconClearFormatting, IconTextSize } from '@tabler/icons-react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useFiles } from '../api.ts';
import { useApprovalWords } from '../approval/use-approval-words.ts';
import { contentRule } from '../fields/content-rule.ts';
import { FieldMenu } from '../fields/FieldMenu.tsx';
import { type FieldMode, fieldMode } from '../fields/field-mode.ts';
import { aboutForms, type AboutFields as Fields, teamForms } from '../fields/forms.ts';
import { SavedBody } from '../fields/SavedBody.tsx';
import { SavedTerm } from '../fields/SavedTerm.tsx';
import { SavedText } from '../fields/SavedText.tsx';
import { useFormField } from '../fields/use-form-field.ts';
import { useKeptForm } from '../fields/use-kept-form.ts';
import { useStageForm } from '../fields/use-stage-form.ts';
import { useTurnKind } from '../fields/use-turn-kind.tsx';
import panelClasses from '../roadmap/Panel.module.css';
import { CategoryField } from './CategoryField.tsx';
import classes from './FieldList.module.css';
import { FieldList } from './FieldList.tsx';
import { ZoneField } from './ZoneField.tsx';

function teamBody({ team_kind: kind, team_content: content }: Project) {
  return { body: { kind, content } };
}

/** What the team tells of itself. It is no part of what is approved, so it is written at any time. */
function TeamText({ project }: { project: Project }) {
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

interface TaskState {
  /** What the task is given by; one of the two is enough for sending. */
  given: 'text' | 'file' | 'both' | null;
  /** The name of the file. */
  file: string | null;
}

/** How the task of a project is given: in words, as a file, both ways, or not yet. */
export function taskState(
  fields: readonly KindContent[],
  slots: readonly { slot: string; files: readonly { name: string }[] }[],
): TaskState {
  const written = fields.some(isWritten);
  const slot = slots.find((one) => one.slot === 'task_statement_file');
  const file = slot?.files[0]?.name ?? null;
  if (written) return { given: file ? 'both' : 'text', file };
  return { given: file ? 'file' : null, file };
}

/** That the task is either written or put in as a file, and which of the two is there. */
function TaskNote({ project }: { project: Project }) {
  const { t } = useTexts();
  const { data } = useFiles(project.id);
  if (!data) return null;
  const { given, file } = taskState(project.task_fields, data.slots);
  if (given === 'text') return null;
  if (file) return <p className={classes.none}>{t('projectPage.taskInFile', { name: file })}</p>;
  if (!project.can.edit_task) return null;
  return <p className={classes.none}>{t('projectPage.taskEither')}</p>;
}

function fieldsOf({ annotation, starts_at, ends_at }: Project): Fields {
  return { annotation, starts_at, ends_at };
}

function useAboutForm(project: Project) {
  const params = { id: project.id };
  const { project: calls } = PROJECT_CALLS[project.type];
  return useKeptForm<Fields>({
    keeper: aboutForms,
    id: project.id,
    fields: fieldsOf(project),
    version: project.version,
    rules: calls.change.body.shape,
    send: (call, changes, version) => call(calls.change, { params, body: { ...changes, version } }),
    read: async (call) => {
      const newest = await call(calls.get, { params });
      return { fields: fieldsOf(newest), version: newest.version };
    },
  });
}

/** The aim of the work, which the start stage holds. */
function Aim({ start, mode, approved }: { start: Stage; mode: FieldMode; approved: boolean }) {
  const { t } = useTexts();
  const goal = useFormField(useStageForm(start), 'goal');
  return (
    <SavedText
      label={t('projectPage.aim')}
      field={goal}
      mode={mode}
      approved={approved}
      empty={mode === 'read' ? t('projectPage.aimMissing') : t('projectPage.aimEmpty')}
      content="goal"
    />
  );
}

/** The texts and the term of the project section, saved as they are typed. */
export function AboutFields({ project }: { project: Project }) {
  const { t } = useTexts();
  const words = useApprovalWords();
  const form = useAboutForm(project);
  const annotation = useFormField(form, 'annotation');
  const starts = useFormField(form, 'starts_at');
  const ends = useFormField(form, 'ends_at');
  const move = project.moves.find((one) => one.section === 'project');
  const rest = {
    mode: fieldMode('project', move, project.can.edit),
    approved: words.status(project.status).group === 'approve',
  };
  const blocks = { id: project.id, editable: project.can.edit_task, ...rest };
  const start = project.stages.find((stage) => stage.kind === 'start');
  return (
    <div className={panelClasses.parts}>
      <div className={panelClasses.part}>
        <SavedText
          label={t('projectPage.annotation')}
          field={annotation}
          empty={
            rest.mode === 'read'
              ? t('projectPage.annotationMissing')
              : t('projectPage.annotationEmpty')
          }
          {...rest}
        />
        {start && <Aim key={start.id} start={start} {...rest} />}
        <SavedTerm id={project.id} start={starts} end={ends} {...rest} />
        <ZoneField project={project} mode={rest.mode} />
        {project.category_id && (
          <CategoryField project={project} category={project.category_id} {...rest} />
        )}
      </div>
      <div className={panelClasses.part}>
        <FieldList
          name={t('projectPage.task')}
          first={t('projectPage.firstTask')}
          calls={projectEndpoints.taskFields}
          content="task"
          fields={project.task_fields}
          note={<TaskNote project={project} />}
          {...blocks}
        />
        <FieldList
          name={t('projectPage.info')}
          first={t('projectPage.firstInfo')}
          calls={projectEndpoints.infoFields}
          content="concept"
          fields={project.info_fields}
          {...blocks}
        />
        <TeamText project={project} />
      </div>
    </div>
  );
}
