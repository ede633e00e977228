import { Checkbox, TextInput } from '@mantine/core';
import type { ArticlePart } from '@pv/contract';
import { useTexts } from '../../../i18n/LanguageContext.tsx';
import classes from './Desk.module.css';

type Picture = NonNullable<ArticlePart['picture']>;

interface AltFieldProps {
  picture: Picture;
  /** In which language the description is written. */
  language: 'ru' | 'en';
  /** The name by which the field is found on the page. */
  field: string;
  error: string | false | null;
  onPicture: (picture: Picture) => void;
  onLeave: () => void;
}

/** What a picture shows, for whoever does not see it; that it only decorates is said expressly. */
export function AltField({ picture, language, field, error, onPicture, onLeave }: AltFieldProps) {
  const { t } = useTexts();
  const { decorative = false } = picture;
  return (
    <div className={classes.alt}>
      <TextInput
        label={t('publication.desk.alt')}
        description={t('desk.altHint')}
        data-field={field}
        lang={language}
        disabled={decorative}
        value={picture.alt}
        error={error}
        onChange={(event) => onPicture({ ...picture, alt: event.currentTarget.value })}
        onBlur={onLeave}
      />
      <Checkbox
        label={t('desk.decorative')}
        checked={decorative}
        onChange={(event) => onPicture({ ...picture, decorative: event.currentTarget.checked })}
      />
    </div>
  );
}
