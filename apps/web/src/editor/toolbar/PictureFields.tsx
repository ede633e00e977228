import { Select, TextInput } from '@mantine/core';
import type { FigureImage } from '@pv/editor-schema';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import classes from './ObjectBar.module.css';

const WIDTHS = ['25', '33', '50', '66', '75', '100'];

interface PictureFieldsProps {
  image: FigureImage;
  onChange: (values: Partial<FigureImage>) => void;
}

/** How wide one picture stands, in percent of the text, and what is on it for those who do not see it. */
export function PictureFields({ image, onChange }: PictureFieldsProps) {
  const { t } = useTexts();
  const width = String(image.width);
  const widths = WIDTHS.includes(width) ? WIDTHS : [...WIDTHS, width].sort((a, b) => +a - +b);
  return (
    <>
      <Select
        size="xs"
        w={84}
        aria-label={t('editor.figure.width')}
        data={widths.map((value) => ({ value, label: `${value} %` }))}
        value={width}
        allowDeselect={false}
        comboboxProps={{ withinPortal: true }}
        onChange={(value) => value !== null && onChange({ width: Number(value) })}
      />
      <TextInput
        className={classes.field}
        size="xs"
        aria-label={t('editor.figure.alt')}
        placeholder={t('editor.figure.alt')}
        title={t('editor.figure.altHint')}
        value={image.alt}
        onChange={(event) => onChange({ alt: event.currentTarget.value })}
      />
    </>
  );
}
