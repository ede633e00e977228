import { Button, Group, NumberInput, Text, TextInput } from '@mantine/core';
import { RESUME_LINK_DAYS, type ResumeLink, resumeEndpoints } from '@pv/contract';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';
import { useToasts } from '../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { dayText } from '../../ui/days.ts';
import { Section } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { useCopy } from '../../ui/use-copy.tsx';
import classes from './Resume.module.css';

const { links, share, revoke } = resumeEndpoints;
const options = { stales: [links] };

function LinkRow({ link, onRevoke }: { link: ResumeLink; onRevoke: () => void }) {
  const { t } = useTexts();
  const over = new Date(link.ends_at).getTime() < Date.now();
  const day = dayText(link.ends_at, t);
  const standing = over ? t('resume.links.over', { day }) : t('resume.links.until', { day });
  return (
    <li className={classes.link}>
      <span>
        {link.revoked ? t('resume.links.revoked') : standing}
        {' · '}
        {t('resume.links.opens', { count: link.opens })}
        <Text component="span" c="dimmed" size="sm" display="block">
          {t('resume.links.maker', { name: link.maker })}, {dayText(link.created_at, t)}
        </Text>
      </span>
      {!link.revoked && !over && (
        <Button variant="subtle" color="red" size="compact-sm" onClick={onRevoke}>
          {t('resume.links.revoke')}
        </Button>
      )}
    </li>
  );
}

function MadeLink({ url }: { url: string }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const { copy, byHand } = useCopy(() => toasts.success(t('resume.links.copied')));
  return (
    <div role="status">
      <Group align="end" gap="sm" wrap="nowrap">
        <TextInput
          flex={1}
          label={t('resume.links.madeLabel')}
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={() => void copy(url)}>{t('resume.links.copy')}</Button>
      </Group>
      <Text size="sm" mt={4}>
        {t('resume.links.made')}
      </Text>
      {byHand}
    </div>
  );
}

/** Makes links by which the resume is read without an account, counts what they opened, and revokes them. */
export function Links({ projectId, language }: { projectId: string; language: string }) {
  const { t } = useTexts();
  const params = { id: projectId };
  const { data, error, refetch } = useEndpoint(links, { params }, { fresh: true });
  const making = useChange(share, options);
  const revoking = useChange(revoke, options);
  const [days, setDays] = useState<number | string>(RESUME_LINK_DAYS.usual);
  const inTime = typeof days === 'number' && days >= 1 && days <= RESUME_LINK_DAYS.most;
  const [asked, setAsked] = useState<string | null>(null);
  const made = making.data?.url;
  return (
    <Section title={t('resume.links.title')} lead={t('resume.links.lead')}>
      <Group align="end" gap="sm" mb="md">
        <NumberInput
          w={200}
          label={t('resume.links.days')}
          description={t('resume.links.most', { count: RESUME_LINK_DAYS.most })}
          error={!inTime}
          min={1}
          max={RESUME_LINK_DAYS.most}
          clampBehavior="none"
          allowDecimal={false}
          value={days}
          onChange={setDays}
        />
        <Button
          loading={making.isPending}
          disabled={!inTime}
          onClick={() => inTime && making.mutate({ params, body: { days } })}
        >
          {t('resume.links.make')}
        </Button>
      </Group>
      {made && <MadeLink key={made} url={`${made}?lang=${language}`} />}
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton />}
      {data?.links.length === 0 && <Text c="dimmed">{t('resume.links.none')}</Text>}
      <ul className={classes.links}>
        {data?.links.map((link) => (
          <LinkRow key={link.id} link={link} onRevoke={() => setAsked(link.id)} />
        ))}
      </ul>
      <ConfirmDialog
        opened={asked !== null}
        title={t('resume.links.revoke')}
        confirm={t('resume.links.revoke')}
        destructive
        busy={revoking.isPending}
        onConfirm={() => {
          if (!asked) return;
          const settled = { onSettled: () => setAsked(null) };
          revoking.mutate({ params: { ...params, fieldId: asked } }, settled);
        }}
        onClose={() => setAsked(null)}
      >
        {t('resume.links.revoking')}
      </ConfirmDialog>
    </Section>
  );
}
