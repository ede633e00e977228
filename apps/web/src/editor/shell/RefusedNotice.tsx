import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { saveFile } from '../../platform/api/save.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { writtenText } from '../document/written-text.ts';
import { useLiveDocument, useRights } from './DocumentContext.tsx';
import classes from './EditorPage.module.css';

/** Saves the text as it stands on this device: the server has not taken all of it. */
function SaveMine() {
  const { t } = useTexts();
  const live = useLiveDocument();
  const save = () => {
    const file = new Blob([writtenText(live.snapshot())], { type: 'text/plain;charset=utf-8' });
    saveFile(file, t('documentStages.mineName'));
  };
  return (
    <Button variant="default" size="compact-sm" onClick={save}>
      {t('documentStages.saveMine')}
    </Button>
  );
}

/** Says that the server has not taken a change, and leads out without losing what was typed. */
export function RefusedNotice() {
  const { t } = useTexts();
  const live = useLiveDocument();
  const partly = useRights().closed.length > 0;
  const [asked, setAsked] = useState(false);
  const startAnew = () => void live.forgetLocal().then(() => window.location.reload());
  return (
    <>
      <p role="alert" className={classes.refused}>
        <span>{partly ? t('documentStages.refused') : t('editor.refused')}</span>
        <SaveMine />
        {partly && (
          <Button variant="default" size="compact-sm" onClick={() => setAsked(true)}>
            {t('documentStages.startAnew')}
          </Button>
        )}
      </p>
      <ConfirmDialog
        opened={asked}
        title={t('documentStages.anewTitle')}
        confirm={t('documentStages.startAnew')}
        destructive
        onConfirm={startAnew}
        onClose={() => setAsked(false)}
      >
        <p>{t('documentStages.anewText')}</p>
        <SaveMine />
      </ConfirmDialog>
    </>
  );
}
