import { Button, Group, Modal, TextInput } from '@mantine/core';
import type { Application, ApplicationVersion } from '@pv/contract';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { useToasts } from '../../../platform/ServicesContext.tsx';
import { LoadFailure } from '../../../platform/states/LoadFailure.tsx';
import { momentText } from '../../../ui/days.ts';
import { FieldsSkeleton } from '../../../ui/Skeletons.tsx';
import classes from '../Application.module.css';
import { useKeepVersion, useRestoreVersion, useVersion, useVersions } from '../api.ts';
import { shownValue } from '../shown-value.ts';

/** Why a state was kept, in words. */
function useReason() {
  const { t, dynamic } = useTexts();
  return ({ reason, name }: ApplicationVersion) =>
    reason === 'status'
      ? dynamic(`applications.versions.left.${name}`)
      : t(`applications.versions.reason.${reason}`, { name });
}

interface LookProps {
  application: Application;
  version: ApplicationVersion;
  onBack: () => void;
  onDone: () => void;
}

/** A kept state to be read, and the way back to it. */
function Look({ application: { id, can }, version, onBack, onDone }: LookProps) {
  const { t, locale } = useTexts();
  const toasts = useToasts();
  const { data, error, refetch } = useVersion(id, version.id);
  const restore = useRestoreVersion();
  function bring() {
    restore.mutate(
      { params: { id, versionId: version.id } },
      {
        onSuccess: () => {
          toasts.success(t('applications.versions.restored'));
          onDone();
        },
      },
    );
  }
  return (
    <>
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <FieldsSkeleton />}
      {data?.sections.map(({ code, title, fields }) => (
        <section key={code}>
          <h3 className={classes.heading}>{title}</h3>
          <dl className={classes.shown}>
            {fields.map((field) => (
              <div key={field.code}>
                <dt>{field.title}</dt>
                <dd>{shownValue(field, { t, locale }) || t('applications.refreshing.empty')}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onBack}>
          {t('applications.versions.back')}
        </Button>
        {can.edit && (
          <Button loading={restore.isPending} onClick={bring}>
            {t('applications.versions.restore')}
          </Button>
        )}
      </Group>
    </>
  );
}

function Keep({ id }: { id: string }) {
  const { t } = useTexts();
  const toasts = useToasts();
  const keep = useKeepVersion();
  const [name, setName] = useState('');
  function send(event: FormEvent) {
    event.preventDefault();
    keep.mutate(
      { params: { id }, body: { name } },
      {
        onSuccess: () => {
          setName('');
          toasts.success(t('applications.versions.kept'));
        },
      },
    );
  }
  return (
    <form onSubmit={send}>
      <Group align="end" gap="sm" mb="md">
        <TextInput
          label={t('applications.versions.name')}
          maxLength={120}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" disabled={name.trim() === ''} loading={keep.isPending}>
          {t('applications.versions.keep')}
        </Button>
      </Group>
    </form>
  );
}

/** The kept states of an application: kept by name, looked at, brought back. */
export function VersionsDialog({
  application,
  onClose,
}: {
  application: Application;
  onClose: () => void;
}) {
  const { t, locale } = useTexts();
  const { data, error, refetch } = useVersions(application.id);
  const reasonOf = useReason();
  const [looked, look] = useState<ApplicationVersion | null>(null);
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={looked ? reasonOf(looked) : t('applications.versions.title')}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {looked && (
        <Look
          application={application}
          version={looked}
          onBack={() => look(null)}
          onDone={onClose}
        />
      )}
      {!looked && (
        <>
          {application.can.edit && <Keep id={application.id} />}
          {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} />}
          {!data && !error && <FieldsSkeleton />}
          {data?.versions.length === 0 && (
            <p className={classes.dim}>{t('applications.versions.none')}</p>
          )}
          {data?.versions.map((version) => (
            <div key={version.id} className={classes.version}>
              <div>
                {reasonOf(version)}
                <p className={classes.dim}>
                  {[momentText(version.created_at, locale), version.author].join(' · ')}
                </p>
              </div>
              <Button variant="default" size="sm" onClick={() => look(version)}>
                {t('applications.versions.look')}
              </Button>
            </div>
          ))}
        </>
      )}
    </Modal>
  );
}
