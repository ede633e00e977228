import { Button, Group, Select, Stack, Text, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  type PasteResult,
  type Project,
  type RoleCode,
  type RoleId,
  roleOf,
  TEAM_LIMITS,
  type Team,
} from '@pv/contract';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../../i18n/LanguageContext.tsx';
import { useRoleTitles } from '../../../../platform/catalogues.ts';
import { useToasts } from '../../../../platform/ServicesContext.tsx';
import { describeError } from '../../../../platform/toasts/toasts.tsx';
import { usePeople } from '../../api.ts';
import classes from './LineList.module.css';
import { addressesIn } from './read-lines.ts';
import { type Pasted, readPasted } from './read-pasted.ts';
import type { Sheet } from './use-sheet.ts';

/** What is left to correct of people that were sent, one line a person, as it was typed. */
export function leftToCorrect(
  { people, good }: Pick<Pasted, 'people' | 'good'>,
  results: readonly PasteResult[],
  role: (id: RoleId) => string,
): string {
  const refused = good.filter((_, index) => results[index]?.outcome === 'refused');
  return people
    .filter(({ problem }) => problem !== 'team.invite.member' && problem !== 'team.invite.awaited')
    .filter((line) => line.problem !== null || refused.some(({ email }) => email === line.email))
    .map((line) => (line.role === null ? line.email : `${line.email} ${role(line.role)}`))
    .join('\n');
}

/**
 * What stays in the form once people of it are invited. Lines that were typed or changed meanwhile stay as
 * they are, those of which everybody is invited go.
 * @param now what stands in the form
 * @param sent what stood there when it was sent
 * @param left what is left of that to correct
 * @param results what became of every address
 */
export function leftOver(
  now: string,
  { sent, left, results }: { sent: string; left: string; results: readonly PasteResult[] },
): string {
  if (now === sent) return left;
  const invited = new Set(
    results.filter(({ outcome }) => outcome !== 'refused').map(({ email }) => email),
  );
  const stays = (line: string) => {
    const addresses = addressesIn(line);
    return addresses.length === 0 || !addresses.every((email) => invited.has(email));
  };
  const rest = now.split('\n').filter(stays).join('\n');
  return rest.trim() === '' ? '' : rest;
}

interface KnownPeopleProps {
  /** Addresses that need not be offered: of the team and of the letter. */
  without: readonly string[];
  onChoose: (email: string) => void;
}

const TYPING = 200;

/** People of one's other teams, offered by name; whoever is chosen is added to the addresses. */
function KnownPeople({ without, onChoose }: KnownPeopleProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed, TYPING);
  const people = usePeople(asked.slice(0, 100));
  const offered = (people.data?.users ?? []).filter(({ email }) => !without.includes(email));
  // somebody with no other team has nobody to choose from
  if (typed === '' && offered.length === 0) return null;
  return (
    <Select
      label={t('team.invite.known')}
      placeholder={t('team.invite.knownHint')}
      data={offered.map(({ email, name, post, institution }) => ({
        value: email,
        label: [name || email, post || institution, name && email].filter(Boolean).join(', '),
      }))}
      searchable
      filter={({ options }) => options}
      nothingFoundMessage={t('team.invite.knownNone')}
      searchValue={typed}
      onSearchChange={setTyped}
      value={null}
      onChange={(email) => {
        if (email) onChoose(email);
        setTyped('');
      }}
    />
  );
}

/** Every person of a paste as it was read: address, role, and what is wrong. */
function LineList(props: {
  people: Pasted['people'];
  /** What the server has said of an address. */
  results: ReadonlyMap<string, PasteResult>;
  titleOf: (role: RoleCode) => string;
}) {
  const { t, dynamic } = useTexts();
  const name = (role: RoleId | null) => (role === null ? '' : props.titleOf(roleOf(role)));
  return (
    <ul className={classes.list} aria-label={t('team.invite.checked')}>
      {props.people.map(({ email, role, held, problem }, index) => {
        const wrong = problem
          ? dynamic(problem, { count: TEAM_LIMITS.pasteLines })
          : (props.results.get(email)?.detail ?? null);
        const Icon = wrong ? IconAlertTriangle : IconCheck;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same address may stand in two lines
          <li key={index} className={classes.line} data-wrong={wrong ? true : undefined}>
            <Icon size={16} stroke={1.8} aria-hidden="true" />
            <span className={classes.email}>{email}</span>
            <span className={classes.note}>
              {wrong ??
                (held
                  ? t('team.invite.otherRole', { role: name(role), held: name(held) })
                  : name(role))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface InviteFormProps {
  project: Project;
  team: Team;
  sheet: Sheet;
  onDone: () => void;
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
export function InviteForm({ project, team, sheet, onDone }: InviteFormProps) {
  const { t } = useTexts();
  const roleTitle = useRoleTitles(project.type);
  const toasts = useToasts();
  const { invite, text, results, change } = sheet;
  const roles = team.can.invite.map(({ role_id: value }) => ({
    value,
    label: roleTitle(roleOf(value)),
  }));
  const [fallback, setFallback] = useState<RoleId | null>(null);
  const pasted = readPasted(text, { team, fallback, titleOf: roleTitle });
  const count = pasted.good.length;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (count === 0 || invite.isPending) return;
    const people = pasted.good.map(({ email, role }) => ({ email, role_id: role }));
    // whoever goes elsewhere meanwhile is told too, and his addresses are not offered again
    invite.mutateAsync({ body: { project_id: project.id, people } }).then(
      ({ results: all }) => {
        const sent = all.filter(({ outcome }) => outcome !== 'refused').length;
        if (sent > 0) toasts.success(t('team.invite.allSent', { count: sent }));
        const left = leftToCorrect(pasted, all, (id) => roleTitle(roleOf(id)));
        // the project was read anew in between: more may be typed by now
        const more = sheet.answered(all, (now) =>
          leftOver(now, { sent: text, left, results: all }),
        );
        if (!more) onDone();
      },
      // the failure stands in the form
      () => undefined,
    );
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <KnownPeople
          without={[...team.team, ...pasted.people].map(({ email }) => email)}
          onChoose={(email) => change(text.trim() === '' ? email : `${text.trimEnd()}\n${email}`)}
        />
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
          placeholder={t('team.invite.rolePlaceholder')}
          data={roles}
          value={fallback}
          onChange={(value) => setFallback(roles.find((one) => one.value === value)?.value ?? null)}
          allowDeselect={false}
        />
        {pasted.people.length > 0 && (
          <LineList people={pasted.people} results={results} titleOf={roleTitle} />
        )}
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
