import { Button, Select, Text, TextInput } from '@mantine/core';
import {
  looksLikeCode,
  type Project,
  ROLE_IDS,
  type RoleId,
  roleOf,
  type Team,
} from '@pv/contract';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useRoleTitles } from '../../../platform/catalogues.ts';
import { useDraft } from '../../../platform/drafts.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { describeError } from '../../../platform/toasts/toasts.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { fieldErrorText, tooLong } from '../../../ui/form/field.ts';
import { useInviteTeammate } from '../api.ts';
import { useCodeCheck } from '../code/use-code-check.ts';
import { codeDraftName } from './code-draft.ts';
import classes from './InviteByCode.module.css';

/** Whom a project is usually in want of. */
const USUAL: ReadonlySet<RoleId> = new Set([ROLE_IDS.supervisor, ROLE_IDS.mentor]);

type Offered = Team['can']['invite'][number];

/**
 * The role that a code is for: the one that was chosen, else a usual one; none where its joining would have
 * approved sections approved again, which is only done by choice.
 */
export function roleFor(roles: readonly Offered[], chosen: RoleId | null): Offered | null {
  if (chosen) return roles.find(({ role_id: id }) => id === chosen) ?? null;
  return roles.find((role) => USUAL.has(role.role_id) && role.at_stake === 0) ?? null;
}

const CODE_MAX = 40;
/** What is meant for the button beside. */
const LIKE_MAIL = /^\S+@\S+\.\S+$/;

/**
 * Takes a person in by his personal code: giving the code was his consent. A code is checked as soon as it
 * is typed whole.
 */
export function InviteByCode({ project, team }: { project: Project; team: Team }) {
  const { t } = useTexts();
  const roleTitle = useRoleTitles(project.type);
  const toasts = useToasts();
  const invite = useInviteTeammate();
  const members = team.team.map(({ user_id: id }) => id);
  const check = useCodeCheck(project.type, { projectId: project.id, members });
  const roles = team.can.invite;
  const [chosen, setChosen] = useState<RoleId | null>(null);
  const role = roleFor(roles, chosen);
  const kept = useDraft(codeDraftName(project.id));
  const [code, setCode] = useState(() => kept.read() ?? '');
  const [asking, setAsking] = useState(false);
  const reset = role?.at_stake ?? 0;
  const [sent, setSent] = useState(false);
  const [roleAsked, setRoleAsked] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const problem = tooLong(t, code.trim(), CODE_MAX);
  const answer = role && check.answerTo(code, role.role_id);

  /** What is wrong with what stands there; of what is still being typed only what no more typing mends. */
  function wrong(): string | null {
    if (problem) return problem;
    if (sent && code.trim() === '') return fieldErrorText(t, 'field_empty');
    if (sent && LIKE_MAIL.test(code.trim())) return t('projectPage.team.codeIsMail');
    if (sent && !looksLikeCode(code)) return t('projectPage.team.codeForm');
    if (invite.error) return describeError(invite.error, t);
    return answer ? t(`errors.${answer}`) : null;
  }

  /** What the server has said of the code, in the place of the hint. */
  function said(): string {
    if (check.checking && answer === undefined) return t('projectPage.create.codeChecking');
    if (invite.error || answer !== null || !role) return t('projectPage.team.codeHint');
    return t('projectPage.team.codeFits', { role: roleTitle(roleOf(role.role_id)) });
  }

  function join() {
    if (!role) return;
    invite
      .mutateAsync({ body: { project_id: project.id, role_id: role.role_id, code } })
      .then(
        // also where the page was left before the answer
        () => {
          toasts.success(t('projectPage.team.joined'));
          setSent(false);
          // the next code may stand there by now: the page was read anew in between
          setCode((now) => (now === code ? '' : now));
          kept.settle(code);
        },
        () => undefined,
      )
      .finally(() => setAsking(false));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setSent(true);
    if (!role) setRoleAsked(true);
    if (!role || waiting || problem || !looksLikeCode(code)) return;
    setWaiting(true);
    const refusal = await check.ask(code, role.role_id);
    setWaiting(false);
    if (refusal) return;
    if (reset > 0) setAsking(true);
    else join();
  }

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <Select
        label={t('projectPage.team.role')}
        data={roles.map(({ role_id: value }) => ({
          value,
          label: roleTitle(roleOf(value)),
        }))}
        value={role?.role_id ?? null}
        placeholder={t('team.invite.rolePlaceholder')}
        error={roleAsked && !role && fieldErrorText(t, 'field_empty')}
        onChange={(value) => {
          if (!value) return;
          setChosen(value);
          if (invite.isError) invite.reset();
          void check.ask(code, value);
        }}
        allowDeselect={false}
        readOnly={waiting}
      />
      <TextInput
        label={t('projectPage.team.code')}
        description={<span role="status">{said()}</span>}
        value={code}
        onChange={({ currentTarget: { value } }) => {
          setCode(value);
          setSent(false);
          // only the failure goes: who is being taken in is still to be told of
          if (invite.isError) invite.reset();
          kept.keep(value);
          if (role) void check.ask(value, role.role_id);
        }}
        autoComplete="off"
        // what is confirmed is what was checked
        readOnly={waiting}
        error={wrong()}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      <Button type="submit" variant="default" loading={waiting || invite.isPending}>
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
