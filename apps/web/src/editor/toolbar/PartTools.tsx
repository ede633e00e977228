import { Select } from '@mantine/core';
import { type FigureImage, figureColumns, figureImages, textAttribute } from '@pv/editor-schema';
import { partLetter } from '@pv/gost';
import {
  IconArrowLeft,
  IconArrowRight,
  IconPhotoMinus,
  IconPhotoPlus,
  IconReplace,
  IconTrash,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { useToasts } from '../../platform/ServicesContext.tsx';
import { chooseFiles, PICTURE_TYPES } from '../actions/insert.ts';
import { partAtCaret, stepPart } from '../section/figure-parts.ts';
import { changeFigure, uploadParts, uploadPicture } from '../section/insert-figure.ts';
import { changeNode, removeNode } from '../section/put-blocks.ts';
import { useNumbering } from '../shell/DocumentContext.tsx';
import { useEditorValue, useWorkbench } from '../shell/WorkbenchContext.tsx';
import { BarButton, LandscapeButton, PictureFields } from './ObjectTools.tsx';

const COLUMNS = ['1', '2', '3'];

/** The columns of a figure of parts, and what is done to the part in which the caret stands. */
export function PartTools({ editor, pos }: { editor: Editor; pos: number }) {
  const { t } = useTexts();
  const bench = useWorkbench();
  const toasts = useToasts();
  const { byId } = useNumbering();
  // the bar is drawn anew only when the figure or the part of the caret differs
  useEditorValue(
    (now) => now && !now.isDestroyed && `${partAtCaret(now.state)} ${looksOf(now, pos)}`,
  );
  const figure = editor.state.doc.nodeAt(pos);
  if (figure?.type.name !== 'partedFigure') return null;
  const at = partAtCaret(editor.state);
  const part = at === null ? null : editor.state.doc.nodeAt(at);
  const image = part ? figureImages(part)[0] : undefined;
  const id = part ? textAttribute(part, 'id') : null;
  const letter = partLetter(byId.get(id ?? '')?.number ?? null);
  const change = (values: Partial<FigureImage>) => {
    if (at === null || !image) return;
    editor.view.dispatch(editor.state.tr.setNodeAttribute(at, 'images', [{ ...image, ...values }]));
  };
  const add = () =>
    chooseFiles(PICTURE_TYPES, (files) => {
      const to = { id: textAttribute(figure, 'id'), part: id };
      uploadParts(bench, to, files).catch(toasts.failure);
    });
  const replace = () => {
    const sectionId = bench.active()?.id;
    if (id === null || sectionId === undefined) return;
    const put = ([file]: File[]) =>
      file &&
      uploadPicture(bench, file)
        .then((sent) =>
          changeFigure(bench.live, { sectionId, id }, ([now]) => [{ ...now, ...sent, width: 100 }]),
        )
        .catch(toasts.failure);
    chooseFiles(PICTURE_TYPES, put, false);
  };
  const step = (by: 1 | -1) => () => {
    const tr = stepPart(editor.state, by);
    if (tr) editor.view.dispatch(tr);
    editor.view.focus();
  };
  return (
    <>
      <Select
        size="xs"
        w={120}
        aria-label={t('figureParts.columns')}
        data={COLUMNS.map((value) => ({
          value,
          label: t('figureParts.inColumns', { count: Number(value) }),
        }))}
        value={String(figureColumns(figure))}
        allowDeselect={false}
        comboboxProps={{ withinPortal: true }}
        onChange={(value) => changeNode(editor, pos, 'partedFigure', { columns: Number(value) })}
      />
      {part && image && <PictureFields image={image} onChange={change} />}
      {part && at !== null && (
        <>
          <BarButton label={t('editor.figure.replace')} icon={IconReplace} onClick={replace} />
          <BarButton
            label={t('figureParts.earlier', { letter })}
            icon={IconArrowLeft}
            disabled={stepPart(editor.state, -1) === null}
            onClick={step(-1)}
          />
          <BarButton
            label={t('figureParts.later', { letter })}
            icon={IconArrowRight}
            disabled={stepPart(editor.state, 1) === null}
            onClick={step(1)}
          />
          <BarButton
            label={t('figureParts.remove', { letter })}
            icon={IconPhotoMinus}
            disabled={figure.childCount < 3}
            onClick={() => removeNode(editor, at)}
          />
        </>
      )}
      <BarButton label={t('figureParts.add')} icon={IconPhotoPlus} onClick={add} />
      <LandscapeButton editor={editor} pos={pos} />
      <BarButton
        label={t('editor.figure.remove')}
        icon={IconTrash}
        onClick={() => removeNode(editor, pos)}
      />
    </>
  );
}

/** What the bar shows of a figure, as one value. */
const looksOf = (editor: Editor, pos: number): string => {
  const figure = editor.state.doc.nodeAt(pos);
  const parts = figure?.children.map(({ attrs }) => attrs) ?? [];
  return JSON.stringify([figure?.attrs, parts]);
};
