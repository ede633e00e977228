import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { type SourceStyle, USUAL_SOURCE_STANDARD } from '@pv/editor-schema';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import classes from './ReferencesPage.module.css';

interface SourceStyleFormProps {
  style: SourceStyle;
  onChange: (style: SourceStyle) => void;
}

const short = (standard: string | undefined): boolean => standard === '7.0.5-2008';

/** What of a record the standard leaves to the library; a reference has neither dashes nor organisations. */
function RecordMarks({ style, onChange }: SourceStyleFormProps) {
  const { t } = useTexts();
  return (
    <>
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
    </>
  );
}

/** By which standard the list is made, in which order, and what the university wants differently; chosen once. */
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
            label={t('sourceList.standard')}
            value={style.standard ?? USUAL_SOURCE_STANDARD}
            onChange={({ currentTarget }) =>
              onChange({
                ...style,
                standard: short(currentTarget.value) ? '7.0.5-2008' : '7.0.100-2018',
              })
            }
            data={[
              { value: '7.0.100-2018', label: t('sourceList.standards.record') },
              { value: '7.0.5-2008', label: t('sourceList.standards.reference') },
            ]}
          />
          <NativeSelect
            label={t('sourceList.order')}
            value={style.order ?? 'citation'}
            onChange={({ currentTarget }) =>
              onChange({
                ...style,
                order: currentTarget.value === 'alphabet' ? 'alphabet' : 'citation',
              })
            }
            data={[
              { value: 'citation', label: t('sourceList.orders.citation') },
              { value: 'alphabet', label: t('sourceList.orders.alphabet') },
            ]}
          />
          {!short(style.standard) && <RecordMarks style={style} onChange={onChange} />}
          <Checkbox
            label={t(
              short(style.standard) ? 'sourceList.electronic' : 'editor.references.contentType',
            )}
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
