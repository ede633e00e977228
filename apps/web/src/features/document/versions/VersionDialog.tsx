import { Button, Modal, Select } from '@mantine/core';
import type { DocumentVersion } from '@pv/contract';
import { useState } from 'react';
import { useRights } from '../../../editor/shell/DocumentContext.tsx';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { type SectionAsked, useRestore } from './api.ts';
import { NOW, VersionChanges } from './VersionChanges.tsx';
import classes from './Versions.module.css';
import { VersionText } from './VersionText.tsx';
import { useVersionWords } from './version-words.ts';

interface VersionDialogProps {
  version: DocumentVersion;
  versions: readonly DocumentVersion[];
  onClose: () => void;
}

/** Asks before the text, or one section of it, becomes what it was. */
function RestoreQuestion(props: {
  asked: SectionAsked | 'all' | null;
  busy: boolean;
  onConfirm: (section: SectionAsked | null) => void;
  onClose: () => void;
}) {
  const { t } = useTexts();
  const { asked, busy, onConfirm, onClose } = props;
  const section = asked === 'all' ? null : asked;
  return (
    <ConfirmDialog
      opened={asked !== null}
      title={
        section
          ? t('versions.confirmSectionTitle', { title: section.title })
          : t('versions.confirmTitle')
      }
      confirm={t('versions.confirm')}
      busy={busy}
      onClose={onClose}
      onConfirm={() => onConfirm(section)}
    >
      {t(section ? 'versions.confirmSectionText' : 'versions.confirmText')}
    </ConfirmDialog>
  );
}

/** A version in full width: its text with a way back to all of it or to a section, or what differs in another. */
export function VersionDialog({ version, versions, onClose }: VersionDialogProps) {
  const { t } = useTexts();
  const words = useVersionWords();
  const rights = useRights();
  const { busy, restore } = useRestore();
  const [other, setOther] = useState<string | null>(null);
  const [asked, setAsked] = useState<SectionAsked | 'all' | null>(null);
  const options = [
    { value: NOW, label: t('versions.now') },
    ...versions
      .filter(({ id }) => id !== version.id)
      .map((one) => ({ value: one.id, label: words.line(one) })),
  ];
  const onConfirm = async (section: SectionAsked | null) => {
    const done = await restore(version, section);
    setAsked(null);
    if (done && !section) onClose();
  };
  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      title={words.line(version)}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
      classNames={{ body: classes.dialog, header: classes.dialogHead }}
    >
      <div className={classes.bar}>
        <Select
          className={classes.other}
          label={t('versions.compare')}
          placeholder={t('versions.compareHint')}
          data={options}
          value={other}
          onChange={setOther}
          clearable
          searchable
          clearButtonProps={{ 'aria-label': t('versions.backToText') }}
          comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
        />
        {other !== null && (
          <Button variant="default" onClick={() => setOther(null)}>
            {t('versions.backToText')}
          </Button>
        )}
        {rights.edit && <Button onClick={() => setAsked('all')}>{t('versions.restoreAll')}</Button>}
      </div>
      {other === null ? (
        <VersionText id={version.id} onRestore={rights.edit ? setAsked : null} />
      ) : (
        <VersionChanges version={version} other={other} versions={versions} />
      )}
      <RestoreQuestion
        asked={asked}
        busy={busy}
        onConfirm={(section) => void onConfirm(section)}
        onClose={() => setAsked(null)}
      />
    </Modal>
  );
}
