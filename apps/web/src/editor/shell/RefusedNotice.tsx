import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { saveFile } from '../../platform/api/save.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { writtenText } from '../document/written-text.ts';
import { useLiveDocument, useRights } from './DocumentContext.tsx';
import classes from './EditorPage.module.css';

/** Saves the text as it stands on this device: the server has not taken all of it. */
function SaveMine({ text, onSaved }: { text: () => string; onSaved?: () => void }) {
  const { t } = useTexts();
  const save = () => {
    const file = new Blob([text()], { type: 'text/plain;charset=utf-8' });
    saveFile(file, t('documentStages.mineName'));
    onSaved?.();
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
  const mine = () => writtenText(live.snapshot());
  const startAnew = () => void live.forgetLocal().then(() => window.location.reload());
  return (
    <>
      <p role="alert" className={classes.refused}>
        <span>{partly ? t('documentStages.refused') : t('editor.refused')}</span>
        <SaveMine text={mine} />
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
        <SaveMine text={mine} />
      </ConfirmDialog>
    </>
  );
}

/** Says that the text was replaced while one wrote without a connection, and gives what stood here. */
export function ApartNotice({ mine }: { mine: string }) {
  const { t } = useTexts();
  const live = useLiveDocument();
  return (
    <p role="alert" className={classes.refused}>
      <span>{t('editor.apart')}</span>
      <SaveMine text={() => mine} onSaved={live.forgetApart} />
    </p>
  );
}
