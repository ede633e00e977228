import { Button, Checkbox, NativeSelect } from '@mantine/core';
import type { SourceStyle } from '@pv/editor-schema';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import classes from './ReferencesPage.module.css';

interface SourceStyleFormProps {
  style: SourceStyle;
  onChange: (style: SourceStyle) => void;
}

/** What the university wants differently in the records; shown on demand, it is chosen once. */
export function SourceStyleForm({ style, onChange }: SourceStyleFormProps) {
  const { t, locale } = useTexts();
  const [opened, setOpened] = useState(false);
  return (
    <div className={classes.style} lang={locale}>
      <Button
        variant="subtle"
        aria-expanded={opened}
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden="true" />}
        onClick={() => setOpened(!opened)}
      >
        {t('editor.references.style')}
      </Button>
      {opened && (
        <div className={classes.styleFields}>
          <NativeSelect
            label={t('editor.references.dash')}
            value={style.dash}
            onChange={({ currentTarget }) =>
              onChange({ ...style, dash: currentTarget.value === 'em' ? 'em' : 'en' })
            }
            data={[
              { value: 'en', label: t('editor.references.dashEn') },
              { value: 'em', label: t('editor.references.dashEm') },
            ]}
          />
          <NativeSelect
            label={t('editor.references.organisation')}
            value={style.organisation}
            onChange={({ currentTarget }) =>
              onChange({
                ...style,
                organisation: currentTarget.value === 'last' ? 'last' : 'first',
              })
            }
            data={[
              { value: 'first', label: t('editor.references.organisationFirst') },
              { value: 'last', label: t('editor.references.organisationLast') },
            ]}
          />
          <Checkbox
            label={t('editor.references.contentType')}
            checked={style.contentType}
            onChange={({ currentTarget }) =>
              onChange({ ...style, contentType: currentTarget.checked })
            }
          />
        </div>
      )}
    </div>
  );
}
