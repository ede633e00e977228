import { ActionIcon, Tooltip } from '@mantine/core';
import { type ProjectType, type RoleId, roleOf } from '@pv/contract';
import { dayFormat } from '@pv/texts';
import { IconCopy, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { DataList, DataRow } from '../../../ui/DataRow.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { useCopy } from '../../../ui/use-copy.tsx';
import { useInviteCodes, useRenewCode } from '../api.ts';
import classes from './CodeList.module.css';

/** Copies a value and says that it did. `label` names what is copied for screen readers. */
function CopyButton({ value, label }: { value: string; label: string }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const { copy, byHand } = useCopy(() => toasts.success(t('ui.copied')));
  return (
    <>
      <Tooltip label={t('ui.copy')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`${t('ui.copy')}: ${label}`}
          onClick={() => void copy(value)}
        >
          <IconCopy size={18} />
        </ActionIcon>
      </Tooltip>
      {byHand}
    </>
  );
}

/** Twelve characters in groups of four, easier to read out. */
const inGroups = (code: string) => code.match(/.{1,4}/g)?.join(' ') ?? code;

/** The codes for one kind of project, one a role, to copy or to renew. */
export function CodeList({ kind }: { kind: ProjectType }) {
  const { t, locale } = useTexts();
  const toasts = useToasts();
  const codes = useInviteCodes(kind);
  const renew = useRenewCode();
  const [asked, setAsked] = useState<RoleId | null>(null);
  const day = dayFormat(locale, { day: 'numeric', month: 'long' });
  const nameOf = (role: RoleId) => t(`roles.${roleOf(role)}`);

  function confirm(role: RoleId) {
    renew.mutate(
      { body: { project_type: kind, role_id: role } },
      {
        onSuccess: () => toasts.success(t('profile.codes.renewed')),
        onSettled: () => setAsked(null),
      },
    );
  }

  if (codes.isLoadingError) {
    return <LoadFailure error={codes.error} onRetry={() => void codes.refetch()} />;
  }
  if (!codes.data) return <RowsSkeleton rows={3} />;
  return (
    <>
      <DataList label={t('profile.section.codes')}>
        {codes.data.codes.map(({ role_id, code, expires_at }) => (
          <DataRow
            key={role_id}
            title={nameOf(role_id)}
            meta={
              <>
                <code className={classes.code}>{inGroups(code)}</code>
                {t('profile.codes.until', { date: day.format(new Date(expires_at)) })}
              </>
            }
            actions={
              <>
                <CopyButton value={code} label={nameOf(role_id)} />
                <Tooltip label={t('profile.codes.renew')}>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size="lg"
                    aria-label={`${t('profile.codes.renew')}: ${nameOf(role_id)}`}
                    onClick={() => setAsked(role_id)}
                  >
                    <IconRefresh size={18} stroke={1.6} />
                  </ActionIcon>
                </Tooltip>
              </>
            }
          />
        ))}
      </DataList>
      <ConfirmDialog
        opened={asked !== null}
        title={t('profile.codes.renewTitle')}
        confirm={t('profile.codes.renew')}
        busy={renew.isPending}
        onConfirm={() => asked && confirm(asked)}
        onClose={() => setAsked(null)}
      >
        {asked && t('profile.codes.renewText', { role: nameOf(asked) })}
      </ConfirmDialog>
    </>
  );
}
