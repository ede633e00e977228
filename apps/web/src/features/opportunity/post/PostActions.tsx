import { Button, Textarea } from '@mantine/core';
import { DECISION_WORDS, type OpportunityStanding } from '@pv/contract';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { isApiError } from '../../../platform/api/api-error.ts';
import { useDraftText } from '../../../platform/drafts.ts';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { tooLong } from '../../../ui/form/field.ts';
import { useClose, useModerate, usePublish, useRemove } from '../api.ts';
import classes from '../Opportunity.module.css';
import { ClosePosting } from './ClosePosting.tsx';

type Asking = 'remove' | 'return' | null;

interface PostActionsProps {
  standing: OpportunityStanding;
  /** It is not what an editor has read: he reads it anew. */
  onStale: () => void;
}

/** What may be done with a posting: by its author, and by the editors. */
export function PostActions({ standing, onStale }: PostActionsProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Asking>(null);
  const [publish, close, remove, moderate] = [usePublish(), useClose(), useRemove(), useModerate()];
  const [unsaid, setUnsaid] = useState(false);
  const { can, opportunity, version } = standing;
  const { id, status } = opportunity;
  const { text: reason, write } = useDraftText(`opportunity.return.${id}`);
  const long = tooLong(t, reason.trim(), DECISION_WORDS);
  const request = { params: { id } };
  const done = () => setAsking(null);
  const nothing = () => undefined;
  const send = () =>
    publish.mutateAsync(request).then(
      (next) =>
        toasts.success(
          t(
            next.opportunity.status === 'on_moderation'
              ? 'opportunities.manage.sent'
              : 'opportunities.manage.published',
          ),
        ),
      (error: unknown) => {
        // what lacks is told and mended in the form, at its fields
        if (!isApiError(error, 'opportunity_incomplete')) return toasts.failure(error);
        void navigate({
          to: '/opportunities/$id/edit',
          params: { id },
          search: { lacking: true },
        });
      },
    );
  const refused = (error: unknown) => {
    if (!isApiError(error, 'stale_version')) return toasts.failure(error);
    done();
    onStale();
    toasts.error('opportunities.manage.stale');
  };
  const decide = (approved: boolean) =>
    moderate
      .mutateAsync({ ...request, body: { approved, reason: approved ? '' : reason, version } })
      .then(() => {
        write('');
        toasts.success(
          t(approved ? 'opportunities.manage.approvedDone' : 'opportunities.manage.returnedDone'),
        );
        void navigate({ to: '/opportunities-desk' });
      }, refused);
  const giveBack = () => {
    setUnsaid(reason.trim() === '');
    if (reason.trim() !== '' && !long) void decide(false);
  };
  return (
    <div className={classes.buttons}>
      {can.moderate && status === 'on_moderation' && (
        <Button loading={moderate.isPending} onClick={() => void decide(true)}>
          {t('opportunities.manage.approve')}
        </Button>
      )}
      {can.moderate && (
        <Button variant="default" onClick={() => setAsking('return')}>
          {t('opportunities.manage.return')}
        </Button>
      )}
      {can.publish && (
        <Button loading={publish.isPending} onClick={() => void send()}>
          {t(status === 'draft' ? 'opportunities.manage.publish' : 'opportunities.manage.again')}
        </Button>
      )}
      {can.edit && (
        <Button
          variant="default"
          renderRoot={(root) => <Link {...root} to="/opportunities/$id/edit" params={{ id }} />}
        >
          {t('opportunities.manage.edit')}
        </Button>
      )}
      {can.close && status === 'published' && <ClosePosting id={id} />}
      {can.close && status === 'on_moderation' && (
        <Button
          variant="default"
          loading={close.isPending}
          onClick={() => void close.mutateAsync(request).catch(nothing)}
        >
          {t('opportunities.manage.recall')}
        </Button>
      )}
      {can.remove && (
        <Button variant="default" onClick={() => setAsking('remove')}>
          {t('opportunities.manage.remove')}
        </Button>
      )}
      <ConfirmDialog
        opened={asking === 'remove'}
        title={t('opportunities.manage.removing')}
        confirm={t('opportunities.manage.remove')}
        destructive
        busy={remove.isPending}
        onConfirm={() =>
          void remove
            .mutateAsync(request)
            .then(() => void navigate({ to: '/opportunities/mine', replace: true }), nothing)
        }
        onClose={done}
      >
        {t('opportunities.manage.removingText')}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'return'}
        title={t('opportunities.manage.returning')}
        confirm={t('opportunities.manage.return')}
        busy={moderate.isPending}
        onConfirm={giveBack}
        onClose={done}
      >
        <Textarea
          label={t('opportunities.manage.reason')}
          withAsterisk
          error={long ?? (unsaid && reason.trim() === '' && t('fields.field_empty'))}
          autosize
          minRows={3}
          value={reason}
          onChange={(event) => write(event.currentTarget.value)}
        />
      </ConfirmDialog>
    </div>
  );
}
