import { Select, TextInput } from '@mantine/core';
import type { FigureImage } from '@pv/editor-schema';
import { IconPhotoPlus, IconReplace, IconTrash } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useToasts } from '../../app/ServicesContext.tsx';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { chooseFiles } from '../actions/choose-files.ts';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import { uploadPicture } from '../text/upload-picture.ts';
import { BarButton } from './BarButton.tsx';
import classes from './ObjectBar.module.css';

const WIDTHS = ['25', '33', '50', '66', '75', '100'];
const ACCEPT = 'image/png,image/jpeg,image/gif,image/svg+xml';

/** Width, description and replacement of the pictures of a figure; changes apply to all of them. */
export function FigureTools({ editor, pos }: { editor: Editor; pos: number }) {
  const { t } = useTexts();
  const bench = useWorkbench();
  const toasts = useToasts();
  const node = editor.state.doc.nodeAt(pos);
  const images = (node?.attrs.images ?? []) as FigureImage[];
  const [alt, setAlt] = useState(images[0]?.alt ?? '');
  const [width, setWidth] = useState(String(images[0]?.width ?? 100));

  const write = (next: FigureImage[]) =>
    editor.view.dispatch(editor.state.tr.setNodeAttribute(pos, 'images', next));
  const choose = (use: (image: FigureImage) => FigureImage[]) =>
    chooseFiles(
      ACCEPT,
      ([file]) => {
        if (file) {
          uploadPicture(bench, file)
            .then((image) => write(use(image)))
            .catch(toasts.failure);
        }
      },
      false,
    );
  const remove = () => {
    if (node)
      editor
        .chain()
        .deleteRange({ from: pos, to: pos + node.nodeSize })
        .focus()
        .run();
  };
  const shownWidths = WIDTHS.includes(width) ? WIDTHS : [...WIDTHS, width].sort((a, b) => +a - +b);
  return (
    <>
      <Select
        size="xs"
        w={84}
        aria-label={t('editor.figure.width')}
        data={shownWidths.map((value) => ({ value, label: `${value} %` }))}
        value={width}
        allowDeselect={false}
        comboboxProps={{ withinPortal: true }}
        onChange={(value) => {
          if (value === null) return;
          setWidth(value);
          write(images.map((image) => ({ ...image, width: Number(value) })));
        }}
      />
      <TextInput
        className={classes.field}
        size="xs"
        aria-label={t('editor.figure.alt')}
        placeholder={t('editor.figure.alt')}
        title={t('editor.figure.altHint')}
        value={alt}
        onChange={(event) => setAlt(event.currentTarget.value)}
        onBlur={() => {
          if (alt !== images[0]?.alt) write(images.map((image) => ({ ...image, alt })));
        }}
      />
      <BarButton
        label={t('editor.figure.replace')}
        icon={IconReplace}
        onClick={() => choose((image) => [{ ...image, alt, width: Number(width) }])}
      />
      <BarButton
        label={t('editor.figure.another')}
        icon={IconPhotoPlus}
        onClick={() => choose((image) => [...images, image])}
      />
      <BarButton label={t('editor.figure.remove')} icon={IconTrash} onClick={remove} />
    </>
  );
}
