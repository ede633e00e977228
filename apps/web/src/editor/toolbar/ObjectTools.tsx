import { ActionIcon, Select, TextInput } from '@mantine/core';
import { type FigureImage, figureImages, textAttribute } from '@pv/editor-schema';
import {
  type Icon,
  IconArrowMerge,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconNumber123,
  IconPencil,
  IconPhotoMinus,
  IconPhotoPlus,
  IconReplace,
  IconRotateRectangle,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconTableColumn,
  IconTrash,
} from '@tabler/icons-react';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { runInText } from '../../platform/rich-text/run-in-text.ts';
import { useToasts } from '../../platform/ServicesContext.tsx';
import { chooseFiles, PICTURE_TYPES } from '../actions/insert.ts';
import { figureAround } from '../section/figure-parts.ts';
import { changeFigure, uploadParts, uploadPicture } from '../section/insert-figure.ts';
import { changeNode, removeNode } from '../section/put-blocks.ts';
import { dialogOf } from '../shell/dialogs.ts';
import { useEditorValue, useWorkbench } from '../shell/WorkbenchContext.tsx';
import classes from './ObjectBar.module.css';

interface BarButtonProps {
  label: string;
  icon: Icon;
  disabled?: boolean;
  active?: boolean;
  onClick: () => void;
}

/** A button of a floating bar: it does not take the caret out of the text. */
export function BarButton({ label, icon: Icon, disabled, active, onClick }: BarButtonProps) {
  return (
    <ActionIcon
      variant={active ? 'light' : 'subtle'}
      color={active ? 'blue' : 'gray'}
      size={34}
      aria-label={label}
      title={label}
      disabled={disabled ?? false}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon size={18} stroke={1.7} />
    </ActionIcon>
  );
}

/** Turns the page on which a figure or a table stands on its side, and back. */
export function LandscapeButton({ editor, pos }: { editor: Editor; pos: number }) {
  const { t } = useTexts();
  const isTurned = (now: Editor | null) =>
    Boolean(now && !now.isDestroyed && now.state.doc.nodeAt(pos)?.attrs.landscape === true);
  const turned = useEditorValue(isTurned);
  const turn = () => {
    const name = editor.state.doc.nodeAt(pos)?.type.name;
    if (name) changeNode(editor, pos, name, { landscape: !turned });
  };
  return (
    <BarButton
      label={t('writing.pages.landscape')}
      icon={IconRotateRectangle}
      active={turned}
      onClick={turn}
    />
  );
}

const WIDTHS = ['25', '33', '50', '66', '75', '100'];

interface PictureFieldsProps {
  image: FigureImage;
  onChange: (values: Partial<FigureImage>) => void;
}

/** How wide one picture stands, in percent of the text or of its column, and what is on it for those who do not see it. */
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
  const add = () => {
    const figure = figureAround(editor.state.doc, pos + 1);
    if (!figure) return;
    chooseFiles(PICTURE_TYPES, (files) => {
      uploadParts(bench, figure, files).catch(toasts.failure);
    });
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
      {image && <PictureFields image={image} onChange={change} />}
      <BarButton label={t('editor.figure.replace')} icon={IconReplace} onClick={replace} />
      <BarButton label={t('figureParts.add')} icon={IconPhotoPlus} onClick={add} />
      {images.length > 1 && (
        <BarButton
          label={t('editor.figure.removePicture')}
          icon={IconPhotoMinus}
          onClick={() => write(images.filter((_, at) => at !== index))}
        />
      )}
      <LandscapeButton editor={editor} pos={pos} />
      <BarButton
        label={t('editor.figure.remove')}
        icon={IconTrash}
        onClick={() => removeNode(editor, pos)}
      />
    </>
  );
}

/** What is done to a selected formula on its own line. */
export function FormulaTools({ editor, pos }: { editor: Editor; pos: number }) {
  const { t } = useTexts();
  const bench = useWorkbench();
  const numbered = useEditorValue((now) =>
    Boolean(now && !now.isDestroyed && now.state.doc.nodeAt(pos)?.attrs.numbered !== false),
  );
  const node = editor.state.doc.nodeAt(pos);
  if (!node) return null;
  const edit = () => {
    const dialog = dialogOf(node, pos);
    if (dialog) bench.openDialog(dialog);
  };
  return (
    <>
      <BarButton label={t('editor.formula.edit')} icon={IconPencil} onClick={edit} />
      <BarButton
        label={t('editor.formula.numbered')}
        icon={IconNumber123}
        active={numbered}
        onClick={() => changeNode(editor, pos, 'formula', { numbered: !numbered })}
      />
      <BarButton
        label={t('editor.formula.remove')}
        icon={IconTrash}
        onClick={() => removeNode(editor, pos)}
      />
    </>
  );
}

type Label =
  | 'rowBefore'
  | 'rowAfter'
  | 'columnBefore'
  | 'columnAfter'
  | 'removeRow'
  | 'removeColumn'
  | 'merge'
  | 'header';

const TOOLS: readonly [Label, Icon, (chain: ChainedCommands) => ChainedCommands][] = [
  ['rowBefore', IconRowInsertTop, (chain) => chain.addRowBefore()],
  ['rowAfter', IconRowInsertBottom, (chain) => chain.addRowAfter()],
  ['columnBefore', IconColumnInsertLeft, (chain) => chain.addColumnBefore()],
  ['columnAfter', IconColumnInsertRight, (chain) => chain.addColumnAfter()],
  ['removeRow', IconRowRemove, (chain) => chain.deleteRow()],
  ['removeColumn', IconColumnRemove, (chain) => chain.deleteColumn()],
  ['merge', IconArrowMerge, (chain) => chain.mergeOrSplit()],
  ['header', IconTableColumn, (chain) => chain.toggleHeaderRow()],
];

/** Rows, columns and cells of the table around the caret. */
export function TableTools({ editor, pos }: { editor: Editor; pos: number }) {
  const { t } = useTexts();
  return (
    <>
      {TOOLS.map(([label, icon, run]) => (
        <BarButton
          key={label}
          label={t(`editor.table.${label}`)}
          icon={icon}
          onClick={() => runInText(editor, run)}
        />
      ))}
      <LandscapeButton editor={editor} pos={pos} />
      <BarButton
        label={t('editor.table.remove')}
        icon={IconTrash}
        onClick={() => removeNode(editor, pos)}
      />
    </>
  );
}
