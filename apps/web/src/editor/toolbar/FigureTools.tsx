import { Select } from '@mantine/core';
import type { FigureImage } from '@pv/editor-schema';
import { IconPhotoMinus, IconPhotoPlus, IconReplace, IconTrash } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useToasts } from '../../app/ServicesContext.tsx';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { chooseFiles, PICTURE_TYPES } from '../actions/choose-files.ts';
import { useEditorValue, useWorkbench } from '../shell/WorkbenchContext.tsx';
import { uploadPicture } from '../text/upload-picture.ts';
import { BarButton } from './BarButton.tsx';
import { PictureFields } from './PictureFields.tsx';

/** The pictures of the figure at `pos` as JSON, so that the bar is drawn anew only when they differ. */
const imagesAt = (editor: Editor | null, pos: number): string =>
  JSON.stringify(
    (editor && !editor.isDestroyed && editor.state.doc.nodeAt(pos)?.attrs.images) || [],
  );

/** Width, description and replacement of one picture of a figure, chosen where there are several. */
export function FigureTools({ editor, pos }: { editor: Editor; pos: number }) {
  const { t } = useTexts();
  const bench = useWorkbench();
  const toasts = useToasts();
  const [chosen, setChosen] = useState(0);
  const shown = useEditorValue((now) => imagesAt(now, pos));
  const images = JSON.parse(shown) as FigureImage[];
  const index = Math.min(chosen, images.length - 1);
  const image = images[index];

  const write = (next: FigureImage[]) =>
    editor.view.dispatch(editor.state.tr.setNodeAttribute(pos, 'images', next));
  const change = (values: Partial<FigureImage>) =>
    write(images.map((one, at) => (at === index ? { ...one, ...values } : one)));
  const choose = (use: (image: FigureImage) => void) =>
    chooseFiles(
      PICTURE_TYPES,
      ([file]) => {
        if (file) uploadPicture(bench, file).then(use).catch(toasts.failure);
      },
      false,
    );
  const add = (added: FigureImage) => {
    write([...images, added]);
    setChosen(images.length);
  };
  const removeFigure = () => {
    const node = editor.state.doc.nodeAt(pos);
    if (node)
      editor
        .chain()
        .deleteRange({ from: pos, to: pos + node.nodeSize })
        .focus()
        .run();
  };
  return (
    <>
      {images.length > 1 && (
        <Select
          size="xs"
          w={118}
          aria-label={t('editor.figure.which')}
          data={images.map((_, at) => ({
            value: String(at),
            label: t('editor.figure.picture', { n: at + 1, count: images.length }),
          }))}
          value={String(index)}
          allowDeselect={false}
          comboboxProps={{ withinPortal: true }}
          onChange={(value) => setChosen(Number(value))}
        />
      )}
      {image && <PictureFields key={image.asset + index} image={image} onChange={change} />}
      <BarButton
        label={t('editor.figure.replace')}
        icon={IconReplace}
        onClick={() => choose(({ asset, pixels }) => change({ asset, pixels }))}
      />
      <BarButton
        label={t('editor.figure.another')}
        icon={IconPhotoPlus}
        onClick={() => choose(add)}
      />
      {images.length > 1 && (
        <BarButton
          label={t('editor.figure.removePicture')}
          icon={IconPhotoMinus}
          onClick={() => write(images.filter((_, at) => at !== index))}
        />
      )}
      <BarButton label={t('editor.figure.remove')} icon={IconTrash} onClick={removeFigure} />
    </>
  );
}
