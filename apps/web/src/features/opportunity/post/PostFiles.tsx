import { ActionIcon, Button } from '@mantine/core';
import {
  FILE_ENDINGS,
  FILE_TYPE_NAMES,
  OPPORTUNITY_ROOM,
  type OpportunityFile,
  type OpportunityStanding,
  opportunityEndpoints,
} from '@pv/contract';
import { IconPaperclip, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { saveAddress } from '../../../platform/api/save.ts';
import { useCall, useToasts } from '../../../platform/ServicesContext.tsx';
import { checkFile, useFileProblems } from '../../../platform/uploads/check-file.ts';
import { UploadLine } from '../../../platform/uploads/UploadLine.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useFileDrop } from '../../../ui/FileDrop.tsx';
import { fileSize } from '../../../ui/file-size.ts';
import { Section } from '../../../ui/PageHeader.tsx';
import { useRemoveFile } from '../api.ts';
import classes from '../Opportunity.module.css';
import { FileList } from '../read/FileList.tsx';
import { usePostUploads } from './post-uploads.ts';

interface AddingProps {
  /** Whether everybody sees what is added. */
  open: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** The button that adds files, also those that are dropped on it, with what may be added. */
function Adding({ open, onFiles }: AddingProps) {
  const { t, locale } = useTexts();
  const { choose, place, field } = useFileDrop(onFiles);
  const limit = fileSize(OPPORTUNITY_ROOM.bytes, t, locale);
  const { files } = OPPORTUNITY_ROOM;
  return (
    <div {...place}>
      <Button
        variant="default"
        leftSection={<IconPaperclip size={16} stroke={1.8} aria-hidden="true" />}
        onClick={choose}
      >
        {t('opportunities.files.add')}
      </Button>
      <p className={classes.dim}>
        {t('opportunities.files.hint', { files, limit, types: FILE_TYPE_NAMES })}{' '}
        {t(`opportunities.files.${open ? 'seen' : 'hidden'}`)}
      </p>
      <input
        {...field}
        multiple
        accept={FILE_ENDINGS.join(',')}
        aria-label={t('opportunities.files.add')}
      />
    </div>
  );
}

/** The files of a posting for whoever writes in it, and for the editors who look it through. */
export function PostFiles({ standing }: { standing: OpportunityStanding }) {
  const { opportunity, can } = standing;
  const { id, files } = opportunity;
  const { t } = useTexts();
  const call = useCall();
  const toasts = useToasts();
  const uploads = usePostUploads(id);
  const problemsOf = useFileProblems();
  const remove = useRemoveFile();
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<OpportunityFile | null>(null);
  if (files.length === 0 && !can.edit) return null;

  function add(chosen: readonly File[]) {
    setWrong(problemsOf(chosen));
    for (const file of chosen) {
      if (checkFile(file) === null) uploads.add({ opportunityId: id }, file);
    }
  }

  async function take({ id: fileId, name }: OpportunityFile) {
    // an address of a draft works for minutes, and a page may be open for hours
    const { opportunity: now } = await call(opportunityEndpoints.standing, { params: { id } });
    const file = now.files.find((one) => one.id === fileId);
    if (file) saveAddress(file.url, name);
  }

  return (
    <Section title={t('files.title')}>
      {files.length > 0 && (
        <FileList
          files={files}
          onTake={(file) => void take(file).catch(toasts.failure)}
          beside={(file) =>
            can.edit && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('files.remove', { name: file.name })}
                onClick={() => setAsked(file)}
              >
                <IconTrash size={16} stroke={1.6} aria-hidden="true" />
              </ActionIcon>
            )
          }
        />
      )}
      {uploads.here.map((upload) => (
        <UploadLine key={upload.key} upload={upload} uploads={uploads} />
      ))}
      {wrong.map((line) => (
        <p key={line} role="alert">
          {line}
        </p>
      ))}
      {can.edit && <Adding open={opportunity.status === 'published'} onFiles={add} />}
      <ConfirmDialog
        opened={asked !== null}
        title={t('projectPage.removeTitle', { title: asked?.name ?? '' })}
        confirm={t('projectPage.remove')}
        destructive
        onConfirm={() => {
          setAsked(null);
          if (asked) remove.mutate({ params: { id: asked.id } });
        }}
        onClose={() => setAsked(null)}
      >
        {t('opportunities.files.removing')}
      </ConfirmDialog>
    </Section>
  );
}
