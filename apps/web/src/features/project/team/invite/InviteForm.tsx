import { Button, Group, Select, Stack, Text, Textarea } from '@mantine/core';
import type { PasteResult, Project, RoleId, Team } from '@pv/contract';
import { roleOf } from '@pv/contract';
import { type FormEvent, useState } from 'react';
import { useToasts } from '../../../../app/ServicesContext.tsx';
import { describeError } from '../../../../app/toasts/describe-error.ts';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import { useInviteTeammates } from '../../api/use-team-changes.ts';
import { LineList } from './LineList.tsx';
import { type Pasted, usePasted } from './use-pasted.ts';

interface InviteFormProps {
  project: Project;
  team: Team;
  text: string;
  onText: (text: string) => void;
  onDone: () => void;
}

/** What is left to correct after sending, one line a person, as it was typed. */
function leftOver(
  { people, good }: Pasted,
  results: readonly PasteResult[],
  role: (id: RoleId) => string,
) {
  const refused = good.filter((_, index) => results[index]?.outcome === 'refused');
  return people
    .filter((line) => line.problem !== null || refused.includes(line))
    .map((line) => (line.problem ? line.email : `${line.email} ${role(line.role)}`))
    .join('\n');
}

/** What the team should know before the mails go out. */
function Warnings({ pasted }: { pasted: Pasted }) {
  const { t } = useTexts();
  return (
    <>
      {pasted.reviewers && <Text size="sm">{t('team.invite.reviewer')}</Text>}
      {pasted.stake > 0 && <Text size="sm">{t('team.invite.reset', { count: pasted.stake })}</Text>}
    </>
  );
}

/** Addresses by one paste, each with its role; whatever is wrong with a line stays to be corrected. */
export function InviteForm({ project, team, text, onText, onDone }: InviteFormProps) {
  const { t, dynamic } = useTexts();
  const toasts = useToasts();
  const invite = useInviteTeammates();
  const roles = team.can.invite.map(({ role_id: value }) => ({
    value,
    label: dynamic(`roles.${roleOf(value)}`),
  }));
  const [fallback, setFallback] = useState<RoleId | null>(roles[0]?.value ?? null);
  const [results, setResults] = useState<ReadonlyMap<string, PasteResult>>(new Map());
  const pasted = usePasted(text, team, fallback);
  const count = pasted.good.length;

  function change(next: string) {
    onText(next);
    setResults(new Map());
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (count === 0) return;
    const people = pasted.good.map(({ email, role }) => ({ email, role_id: role }));
    invite.mutate(
      { body: { project_id: project.id, people } },
      {
        onSuccess: ({ results: all }) => {
          const sent = all.filter(({ outcome }) => outcome !== 'refused').length;
          if (sent > 0) toasts.success(t('team.invite.allSent', { count: sent }));
          const rest = leftOver(pasted, all, (id) => dynamic(`roles.${roleOf(id)}`));
          onText(rest);
          setResults(new Map(all.map((one) => [one.email, one])));
          if (rest === '') onDone();
        },
      },
    );
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Textarea
          label={t('team.invite.addresses')}
          description={t('team.invite.addressesHint')}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
          autosize
          minRows={4}
          maxRows={12}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
        />
        <Select
          label={t('team.invite.role')}
          data={roles}
          value={fallback}
          onChange={(value) => setFallback(roles.find((one) => one.value === value)?.value ?? null)}
          allowDeselect={false}
        />
        {pasted.people.length > 0 && <LineList people={pasted.people} results={results} />}
        {results.size > 0 && <Text size="sm">{t('team.invite.someLeft')}</Text>}
        <Warnings pasted={pasted} />
        {invite.error && (
          <Text role="alert" c="var(--pv-danger)">
            {describeError(invite.error, t)}
          </Text>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onDone}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" disabled={count === 0} loading={invite.isPending}>
            {count === 0 ? t('team.invite.none') : t('team.invite.submit', { count })}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
