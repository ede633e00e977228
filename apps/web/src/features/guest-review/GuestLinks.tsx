import { Button, Group, Modal, NumberInput, Text, TextInput } from '@mantine/core';
import { GUEST_LINK_DAYS, type GuestLink, guestLinkEndpoints } from '@pv/contract';
import { useState } from 'react';
import type { PanelProps } from '../../editor/shell/panels.ts';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useChange, useEndpoint } from '../../platform/query/use-endpoint.ts';
import { useToasts } from '../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../platform/states/LoadFailure.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { dayText } from '../../ui/days.ts';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import { useCopy } from '../../ui/use-copy.tsx';
import classes from './Review.module.css';

const { list, make, revoke } = guestLinkEndpoints;
const options = { stales: [list] };

function LinkRow({ link, onRevoke }: { link: GuestLink; onRevoke: () => void }) {
  const { t } = useTexts();
  const over = new Date(link.ends_at).getTime() < Date.now();
  const day = dayText(link.ends_at, t);
  const standing = over ? t('guestReview.over', { day }) : t('guestReview.until', { day });
  return (
    <li className={classes.link}>
      <span>
        {link.revoked ? t('guestReview.revoked') : standing}
        <Text component="span" c="dimmed" size="sm" display="block">
          {t('guestReview.maker', { name: link.maker })}, {dayText(link.created_at, t)}
        </Text>
      </span>
      {!link.revoked && !over && (
        <Button variant="subtle" color="red" size="compact-sm" onClick={onRevoke}>
          {t('guestReview.revoke')}
        </Button>
      )}
    </li>
  );
}

function MadeLink({ url }: { url: string }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const { copy, byHand } = useCopy(() => toasts.success(t('guestReview.copied')));
  return (
    <div role="status">
      <Group align="end" gap="sm" wrap="nowrap">
        <TextInput
          flex={1}
          label={t('guestReview.button')}
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={() => void copy(url)}>{t('guestReview.copy')}</Button>
      </Group>
      <Text size="sm" mt={4}>
        {t('guestReview.made')}
      </Text>
      {byHand}
    </div>
  );
}

/** Makes links by which a document is read and commented without an account, and revokes them. */
export default function GuestLinks({ view, close }: PanelProps) {
  const { t } = useTexts();
  const params = { id: view.id };
  const { data, error, refetch } = useEndpoint(list, { params });
  const making = useChange(make, options);
  const revoking = useChange(revoke, options);
  const [days, setDays] = useState<number | string>(GUEST_LINK_DAYS.usual);
  const inTime = typeof days === 'number' && days >= 1 && days <= GUEST_LINK_DAYS.most;
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <Modal
      opened
      onClose={close}
      title={t('guestReview.button')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      <Text mb="md">{t('guestReview.lead')}</Text>
      <Group align="end" gap="sm" mb="md">
        <NumberInput
          w={180}
          label={t('guestReview.days')}
          description={t('guestReview.most', { count: GUEST_LINK_DAYS.most })}
          error={!inTime}
          min={1}
          max={GUEST_LINK_DAYS.most}
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
          {t('guestReview.make')}
        </Button>
      </Group>
      {making.data && <MadeLink key={making.data.url} url={making.data.url} />}
      <h3 className={classes.heading}>{t('guestReview.own')}</h3>
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton />}
      {data?.links.length === 0 && <Text c="dimmed">{t('guestReview.none')}</Text>}
      <ul className={classes.links}>
        {data?.links.map((link) => (
          <LinkRow key={link.id} link={link} onRevoke={() => setAsked(link.id)} />
        ))}
      </ul>
      <ConfirmDialog
        opened={asked !== null}
        title={t('guestReview.revoke')}
        confirm={t('guestReview.revoke')}
        destructive
        busy={revoking.isPending}
        onConfirm={() => {
          if (!asked) return;
          const settled = { onSettled: () => setAsked(null) };
          revoking.mutate({ params: { ...params, fieldId: asked } }, settled);
        }}
        onClose={() => setAsked(null)}
      >
        {t('guestReview.revoking')}
      </ConfirmDialog>
    </Modal>
  );
}
