import { GENERATED_KINDS } from '@pv/editor-schema';
import { type NumberedItem, referenceLabel } from '@pv/gost';
import { useState } from 'react';
import { useTexts } from '../../i18n/LanguageContext.tsx';
import { moveSection, removeSection } from '../document/sections.ts';
import { outlineTitle } from '../section/section-title.ts';
import { useNumbering, useRights, useSections } from '../shell/DocumentContext.tsx';
import { usePeople } from '../shell/use-people.ts';
import { useUndoNotice } from '../shell/use-undo-notice.tsx';
import { useWorkbench } from '../shell/WorkbenchContext.tsx';
import { useSettings } from '../special/use-settings.ts';
import { AddSection } from './AddSection.tsx';
import classes from './Outline.module.css';
import { OutlineSection } from './OutlineSection.tsx';

/** Headings of the second and third level, by section. */
function headingsBySection(items: readonly NumberedItem[]): Map<string, NumberedItem[]> {
  const found = new Map<string, NumberedItem[]>();
  for (const item of items) {
    if (item.kind !== 'heading' || item.level === null || item.level > 3) continue;
    const list = found.get(item.sectionId) ?? [];
    list.push(item);
    found.set(item.sectionId, list);
  }
  return found;
}

/** The sections of the document with their numbers: to go to, to add, to move, to remove. */
export function Outline({ onGo }: { onGo?: () => void }) {
  const { t } = useTexts();
  const bench = useWorkbench();
  const { live } = bench;
  const sections = useSections();
  const numbering = useNumbering();
  const [{ profile }] = useSettings();
  const rights = useRights();
  const people = usePeople();
  const undoNotice = useUndoNotice(live);
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const headings = headingsBySection(numbering.items);

  const go = (sectionId: string, path: readonly number[] = []) => {
    // beside the text one goes on typing there; over it, on a phone, the keyboard would cover the text
    const typed = rights.edit && !onGo && path.length === 0;
    const kind = sections.find(({ id }) => id === sectionId)?.kind;
    if (typed && kind && !GENERATED_KINDS.has(kind)) bench.activate(sectionId, 'start');
    live.goTo({ sectionId, path });
    onGo?.();
  };
  const drop = () => {
    if (dragged !== null && over !== null) {
      const from = sections.findIndex(({ id }) => id === dragged);
      moveSection(live.doc, dragged, over > from ? over - 1 : over);
    }
    setDragged(null);
    setOver(null);
  };
  return (
    <nav className={classes.outline} aria-label={t('editor.outline.title')}>
      <div className={classes.head}>
        {!onGo && <h2>{t('editor.outline.title')}</h2>}
        {rights.edit && <AddSection onAdded={(id) => go(id)} />}
      </div>
      <ol className={classes.list}>
        {sections.map((head, index) => {
          const title = outlineTitle(head, { numbering, profile }, t);
          return (
            <OutlineSection
              key={head.id}
              head={head}
              title={title}
              mayEdit={rights.edit}
              first={index === 0}
              last={index === sections.length - 1}
              people={people.filter(({ section }) => section === head.id)}
              headings={headings.get(head.id) ?? []}
              labelOf={(item) =>
                [item.number && referenceLabel(item), item.text].filter(Boolean).join(' ')
              }
              dropMark={dragged !== null && over === index ? 'before' : null}
              onGo={(path) => go(head.id, path)}
              onMove={(step) => moveSection(live.doc, head.id, index + step)}
              onRemove={() => {
                removeSection(live.doc, head.id);
                undoNotice({
                  message: t('editor.outline.removed', { title }),
                  button: t('editor.outline.restore'),
                  color: 'gray',
                });
              }}
              onDragStart={() => setDragged(head.id)}
              onDragOver={(after) => setOver(index + (after ? 1 : 0))}
              onDrop={drop}
            />
          );
        })}
        {dragged !== null && over === sections.length && <li className={classes.dropEnd} />}
      </ol>
    </nav>
  );
}
