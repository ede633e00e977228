import { Button, Select, Text, TextInput } from '@mantine/core';
import { type Project, ROLE_IDS, type RoleId, roleOf, type Team } from '@pv/contract';
import { type FormEvent, useState } from 'react';
import { useRoleTitles } from '../../../app/catalogues/use-roles.ts';
import { useDraft } from '../../../app/drafts/use-draft.ts';
import { useToasts } from '../../../app/ServicesContext.tsx';
import { describeError } from '../../../app/toasts/describe-error.ts';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { fieldErrorText } from '../../../ui/form/field-error.ts';
import { tooLong } from '../../../ui/form/too-long.ts';
import { useInviteTeammate } from '../api/use-invite-teammate.ts';
import { codeDraftName } from './code-draft.ts';
import classes from './InviteByCode.module.css';

/** Whom a project is usually in want of. */
const USUAL: ReadonlySet<RoleId> = new Set([ROLE_IDS.supervisor, ROLE_IDS.mentor]);

const CODE_MAX = 40;

/** Takes a person in by his personal code: giving the code was his consent. */
export function InviteByCode({ project, team }: { project: Project; team: Team }) {
  const { t } = useTexts();
  const roleTitle = useRoleTitles(project.type);
  const toasts = useToasts();
  const invite = useInviteTeammate();
  const roles = team.can.invite;
  const [chosen, setChosen] = useState<RoleId | null>(null);
  const role =
    roles.find(({ role_id: id }) => (chosen ? id === chosen : USUAL.has(id))) ?? roles[0];
  const kept = useDraft(codeDraftName(project.id));
  const [code, setCode] = useState(() => kept.read() ?? '');
  const [asking, setAsking] = useState(false);
  const reset = role?.at_stake ?? 0;
  const [sent, setSent] = useState(false);
  const empty = sent && code.trim() === '' ? fieldErrorText(t, 'field_empty') : null;
  const problem = tooLong(t, code.trim(), CODE_MAX);

  function join() {
    if (!role) return;
    invite.mutate(
      { body: { project_id: project.id, role_id: role.role_id, code } },
      {
        onSuccess: () => {
          toasts.success(t('projectPage.team.joined'));
          setSent(false);
          // the next code may stand there by now: the page was read anew in between
          setCode((now) => (now === code ? '' : now));
          if (kept.read() === code) kept.drop();
        },
        onSettled: () => setAsking(false),
      },
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (code.trim() === '' || problem) return;
    if (reset > 0) setAsking(true);
    else join();
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Select
        label={t('projectPage.team.role')}
        data={roles.map(({ role_id: value }) => ({
          value,
          label: roleTitle(roleOf(value)),
        }))}
        value={role?.role_id ?? null}
        onChange={(value) => value && setChosen(value)}
        allowDeselect={false}
      />
      <TextInput
        label={t('projectPage.team.code')}
        description={t('projectPage.team.codeHint')}
        value={code}
        onChange={({ currentTarget: { value } }) => {
          setCode(value);
          setSent(false);
          // only the failure goes: who is being taken in is still to be told of
          if (invite.isError) invite.reset();
          kept.keep(value);
        }}
        autoComplete="off"
        error={problem ?? empty ?? (invite.error ? describeError(invite.error, t) : null)}
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
