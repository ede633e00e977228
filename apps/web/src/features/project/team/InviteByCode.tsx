import { Button, Select, Text, TextInput } from '@mantine/core';
import { type Project, ROLE_IDS, ROLES_BY_TYPE, type RoleCode } from '@pv/contract';
import { type FormEvent, useState } from 'react';
import { useToasts } from '../../../app/ServicesContext.tsx';
import { describeError } from '../../../app/toasts/describe-error.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useInviteTeammate } from '../api/use-invite-teammate.ts';
import classes from './InviteByCode.module.css';

/** Roles whose joining asks for approval anew. */
const REVIEWERS: ReadonlySet<RoleCode> = new Set(['supervisor', 'curator']);

/** How many approvals a new reviewer would reset: the project section and each stage that has moved. */
function atStake(project: Project): number {
  const stages = project.stages.filter(
    (stage) => stage.kind !== 'start' && !['stage_created', 'deleted'].includes(stage.status),
  );
  return stages.length + (project.status === 'project_created' ? 0 : 1);
}

/** Takes a person in by his personal code: giving the code was his consent. */
export function InviteByCode({ project }: { project: Project }) {
  const { t, dynamic } = useTexts();
  const toasts = useToasts();
  const invite = useInviteTeammate();
  const [role, setRole] = useState<RoleCode>('supervisor');
  const [code, setCode] = useState('');
  const [asking, setAsking] = useState(false);
  const reset = REVIEWERS.has(role) ? atStake(project) : 0;

  function join() {
    invite.mutate(
      { body: { project_id: project.id, role_id: ROLE_IDS[role], code } },
      {
        onSuccess: () => {
          toasts.success(t('projectPage.team.joined'));
          setCode('');
        },
        onSettled: () => setAsking(false),
      },
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === '') return;
    if (reset > 0) setAsking(true);
    else join();
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Select
        label={t('projectPage.team.role')}
        data={ROLES_BY_TYPE[project.type].map((value) => ({
          value,
          label: dynamic(`roles.${value}`),
        }))}
        value={role}
        onChange={(value) => value && setRole(value as RoleCode)}
        allowDeselect={false}
      />
      <TextInput
        label={t('projectPage.team.code')}
        description={t('projectPage.team.codeHint')}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        maxLength={40}
        autoComplete="off"
        error={invite.error ? describeError(invite.error, t) : null}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <Button type="submit" variant="default" loading={invite.isPending}>
        {t('projectPage.team.add')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('projectPage.team.resetTitle')}
        confirm={t('projectPage.team.add')}
        busy={invite.isPending}
        onConfirm={join}
        onClose={() => setAsking(false)}
      >
        <Text>{t('projectPage.team.reset', { count: reset })}</Text>
      </ConfirmDialog>
    </form>
  );
}
