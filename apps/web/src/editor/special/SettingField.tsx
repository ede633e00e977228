import { ActionIcon, Textarea } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useRights } from '../shell/DocumentContext.tsx';
import classes from './SettingField.module.css';
import { useSettings } from './use-settings.ts';

interface Props {
  name: string;
  label: string;
  description?: string | undefined;
  /** What stands here while the writer has typed nothing else. */
  known: string;
  lang?: 'en' | undefined;
}

/**
 * Where the style sheet makes the field as high as its words, no script does: it would measure each field
 * at every drawing, and each time the browser would lay out the whole document before its first paint.
 */
const MEASURED = typeof CSS === 'undefined' || !CSS.supports('field-sizing', 'content');

/** A field of the document's settings: what is known, until the writer says otherwise. */
export function SettingField({ name, label, description, known, lang }: Props) {
  const { t } = useTexts();
  const rights = useRights();
  const [{ titleFields }, write] = useSettings();
  const own = titleFields[name];
  const change = (value: string | undefined) => {
    const { [name]: _, ...others } = titleFields;
    write({ titleFields: value === undefined ? others : { ...others, [name]: value } });
  };
  return (
    <Textarea
      classNames={{ input: classes.field ?? '' }}
      {...(MEASURED ? { autosize: true, minRows: 1 } : { rows: 1 })}
      label={label}
      lang={lang}
      value={own ?? known}
      description={description}
      readOnly={!rights.edit}
      onChange={(event) => change(event.currentTarget.value)}
      rightSection={
        own !== undefined &&
        known !== '' &&
        rights.edit && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('editor.titlePage.reset')}
            title={t('editor.titlePage.reset')}
            onClick={() => change(undefined)}
          >
            <IconRestore size={18} />
          </ActionIcon>
        )
      }
    />
  );
}
