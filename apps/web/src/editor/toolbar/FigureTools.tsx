import { Select } from '@mantine/core';
import { type FigureImage, figureImages, textAttribute } from '@pv/editor-schema';
import { IconPhotoMinus, IconPhotoPlus, IconReplace, IconTrash } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useToasts } from '../../platform/ServicesContext.tsx';
import { chooseFiles, PICTURE_TYPES } from '../actions/choose-files.ts';
import { changeFigure } from '../section/change-figure.ts';
import { removeNode } from '../section/put-node.ts';
import { useEditorValue, useWorkbench } from '../shell/WorkbenchContext.tsx';
import { uploadPicture } from '../text/upload-picture.ts';
import { BarButton } from './BarButton.tsx';
import { PictureFields } from './PictureFields.tsx';

const imagesAt = (editor: Editor | null, pos: number): FigureImage[] => {
  const node = editor && !editor.isDestroyed ? editor.state.doc.nodeAt(pos) : null;
  return node ? figureImages(node) : [];
};

/** Width, description and replacement of one picture of a figure, chosen where there are several. */
export function FigureTools({ editor, pos }: { editor: Editor; pos: number }) {
  const { t } = useTexts();
  const bench = useWorkbench();
  const toasts = useToasts();
  const [chosen, setChosen] = useState(0);
  // the bar is drawn anew only when the pictures differ
  useEditorValue((now) => JSON.stringify(imagesAt(now, pos)));
  const images = imagesAt(editor, pos);
  const index = Math.min(chosen, images.length - 1);
  const image = images[index];
  const write = (next: FigureImage[]) =>
    editor.view.dispatch(editor.state.tr.setNodeAttribute(pos, 'images', next));
  const change = (values: Partial<FigureImage>) =>
    write(images.map((one, at) => (at === index ? { ...one, ...values } : one)));
  /** Sends a picture; by the time it is there the figure may have moved and others may have changed it. */
  const send = (put: (now: FigureImage[], sent: FigureImage) => FigureImage[]) => {
    const node = editor.state.doc.nodeAt(pos);
    const sectionId = bench.active()?.id;
    if (!node || sectionId === undefined) return;
    const figure = { sectionId, id: textAttribute(node, 'id') };
    chooseFiles(
      PICTURE_TYPES,
      ([file]) => {
        if (!file) return;
        uploadPicture(bench, file)
          .then((sent) => changeFigure(bench.live, figure, (now) => put(now, sent)))
          .catch(toasts.failure);
      },
      false,
    );
  };
  const replace = () =>
    send((now, { asset, pixels }) =>
      now.map((one) => (one.asset === image?.asset ? { ...one, asset, pixels } : one)),
    );
  const add = () =>
    send((now, sent) => {
      setChosen(now.length);
      return [...now, sent];
    });
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
      {image && <PictureFields image={image} onChange={change} />}
      <BarButton label={t('editor.figure.replace')} icon={IconReplace} onClick={replace} />
      <BarButton label={t('editor.figure.another')} icon={IconPhotoPlus} onClick={add} />
      {images.length > 1 && (
        <BarButton
          label={t('editor.figure.removePicture')}
          icon={IconPhotoMinus}
          onClick={() => write(images.filter((_, at) => at !== index))}
        />
      )}
      <BarButton
        label={t('editor.figure.remove')}
        icon={IconTrash}
        onClick={() => removeNode(editor, pos)}
      />
    </>
  );
}
